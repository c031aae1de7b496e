import type { ExhibitorSummary } from '@fair/contract/catalogue.ts'
import type { Facets, Page } from '@fair/contract/endpoint.ts'
import { programmeSearch } from '@fair/contract/programme-search.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { search, searchRest } from '@fair/contract/search.ts'
import type { Call, Result } from '../../api/client.ts'
import { programmeCounts } from '../../api/programme-counts.ts'
import { isUnknownCall } from '../../domain/errors.ts'
import { lacksFacets } from '../../domain/programme-facets.ts'
import { listInput } from '../shared/list/list-query.ts'
import type { FetchList } from '../shared/list/list-store.ts'
import { type AgendaEntry, type AgendaKind, activityEntry, liveEntry, meetingEntry } from './agenda.ts'
import { AGENDA } from './agenda-list.ts'

/** An exhibitor with its lives or meetings (exhibitor mode, Spec 2, 7). */
export interface AgendaEntity {
  exhibitor: ExhibitorSummary
  entries: AgendaEntry[]
}

/** The call for an address: search/live, search/meeting or search/offlineActivity; in exhibitor mode entityPage. */
export const agendaBy =
  (call: Call, kind: AgendaKind): FetchList<AgendaEntry | AgendaEntity> =>
  async (state, signal) => {
    const input = listInput(AGENDA[kind], state)
    if (state.byExhibitor) {
      const entityType = kind === 'live' ? 'LIVE' : 'MEETING'
      return mapped(await call(search.entityPage, { ...input, entityType }, { signal }), (each) => ({
        exhibitor: each.exhibitor,
        entries:
          kind === 'live'
            ? each.lives.map((live) => liveEntry(live))
            : each.meetings.map((meeting) => meetingEntry(meeting)),
      }))
    }
    if (kind === 'live') return mapped(await call(programmeSearch.live, input, { signal }), (each) => liveEntry(each))
    if (kind === 'meeting')
      return mapped(await call(programmeSearch.meeting, input, { signal }), (each) => meetingEntry(each))
    return mapped(await call(searchRest.offlineActivity, input, { signal }), activityEntry)
  }

/**
 * The same, with filters even if the platform's list returns none. Used for an exhibition without a prerendered list,
 * whose filters the build would have added.
 */
export function agendaWithFacets(
  call: Call,
  kind: AgendaKind,
  language: Language,
): FetchList<AgendaEntry | AgendaEntity> {
  const request = agendaBy(call, kind)
  let counts: Promise<Facets> | undefined
  return async (state, signal) => {
    const got = await request(state, signal)
    if (!got.ok || kind === 'activity' || state.byExhibitor || !lacksFacets(got.data.facets)) return got
    let hasFailed = false
    counts ??= programmeCounts(
      async (endpoint, input) => {
        const list = await call(endpoint, input)
        hasFailed ||= !list.ok && !isUnknownCall(list)
        return list.ok ? list.data : []
      },
      kind,
      language,
    )
    const facets = await counts
    // The next answer may have all of them.
    if (hasFailed) counts = undefined
    return { ...got, data: { ...got.data, facets } }
  }
}

const mapped = <T, U>(result: Result<Page<T>>, of: (item: T) => U): Result<Page<U>> =>
  result.ok ? { ok: true, data: { ...result.data, records: result.data.records.map(of) } } : result
