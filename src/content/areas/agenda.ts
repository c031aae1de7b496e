import type { Facets } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import type { Live } from '@fair/contract/live.ts'
import type { Meeting } from '@fair/contract/meeting.ts'
import { programmeCounts } from '../../api/programme-counts.ts'
import { lacksFacets } from '../../domain/programme-facets.ts'
import { all } from '../all-pages.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import type { FairAt } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** The lives and meetings of an exhibition in full, with the counts of their filters (day, hall, topic). */
export interface Agenda {
  /** Running ones first, then upcoming ones by start, then past ones. */
  lives: Live[]
  meetings: Meeting[]
  liveFacets: Facets
  meetingFacets: Facets
}

export async function loadAgenda(fetchOrFail: FetchOrFail, at: FairAt): Promise<Agenda> {
  const [lives, meetings] = await Promise.all([
    all(fetchOrFail, contract.search.live, {}),
    all(fetchOrFail, contract.search.meeting, {}),
  ])
  const [wholeLives, wholeMeetings] = await Promise.all([
    loadOneByOne(
      fetchOrFail,
      at,
      { name: 'LIVE', endpoint: contract.live.detail, inputOf: (live_id) => ({ live_id }) },
      lives.records,
      (live) => live._id,
    ),
    // The call without data of a visitor, which the platform's caches may answer.
    loadOneByOne(
      fetchOrFail,
      at,
      { name: 'MEETING', endpoint: contract.multimedia.meetingDetail, inputOf: (meetingId) => ({ meetingId }) },
      meetings.records,
      (meeting) => meeting.meetingId,
    ),
  ])
  const counts = (kind: 'live' | 'meeting') =>
    programmeCounts((endpoint, input) => fetchOrFail.optional(endpoint, input, []), kind, at.language)
  const [liveFacets, meetingFacets] = await Promise.all([
    lives.records.length > 0 && lacksFacets(lives.facets) ? counts('live') : lives.facets,
    meetings.records.length > 0 && lacksFacets(meetings.facets) ? counts('meeting') : meetings.facets,
  ])
  return { lives: wholeLives, meetings: wholeMeetings, liveFacets, meetingFacets }
}
