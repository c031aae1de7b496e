import { catalogue, type ExhibitorSummary, type ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { ExhibitorGroupSummary } from '@fair/contract/group.ts'
import { home, homeRest } from '@fair/contract/home.ts'
import type { LiveSummary } from '@fair/contract/live.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import { recommend } from '@fair/contract/recommend.ts'
import type { RecommendReason } from '@fair/contract/recommend-reason.ts'
import type { Call, Result } from '../../../api/client.ts'

/**
 * The kinds of recommendation; RANDOM_LIVE: other streams running now, the same for all visitors (Spec 9: at most 4).
 */
export type RecommendKind = 'EXHIBIT' | 'EXHIBITOR' | 'EXHIBITOR_GROUP' | 'LIVE' | 'RANDOM_LIVE' | 'MEETING'

export type Recommendation = { id: string; name: string; reason: RecommendReason | null } & (
  | { kind: 'EXHIBIT'; item: ExhibitSummary }
  | { kind: 'EXHIBITOR'; item: ExhibitorSummary }
  | { kind: 'EXHIBITOR_GROUP'; item: ExhibitorGroupSummary }
  | { kind: 'LIVE'; item: LiveSummary }
  | { kind: 'MEETING'; item: MeetingSummary }
)

export interface RecommendQuery {
  kind: RecommendKind
  relatedToId: string | undefined
  /** Without a login, lives and meetings are the platform's choice for all visitors. */
  isSignedIn: boolean
  pageNum: number
  pageSize: number
}

/** A page of the platform's recommendations, without the item that the visitor is looking at. */
export async function fetchRecommendations(
  call: Call,
  { kind, relatedToId, isSignedIn, ...paging }: RecommendQuery,
): Promise<Result<Recommendation[]>> {
  const beside = relatedToId === undefined ? paging : { ...paging, excludeId: relatedToId }
  const answer = await request()
  return answer.ok ? { ok: true, data: answer.data.filter(({ id }) => id !== relatedToId) } : answer

  async function request(): Promise<Result<Recommendation[]>> {
    switch (kind) {
      case 'EXHIBIT':
        return mapped(await call(home.recommend, paging), toExhibit)
      case 'EXHIBITOR': {
        const listed = await call(catalogue.exhibitorRecommend, { terminalType: 'PC', ...paging })
        return listed.ok ? { ok: true, data: listed.data.records.map(toExhibitor) } : listed
      }
      case 'EXHIBITOR_GROUP':
        return mapped(await call(homeRest.recommendGroups, paging), toGroup)
      case 'LIVE':
        return mapped(await call(isSignedIn ? recommend.personalLive : recommend.live, beside), toLive)
      case 'RANDOM_LIVE':
        return mapped(await call(recommend.random, beside), toLive)
      case 'MEETING':
        return mapped(await call(isSignedIn ? recommend.personalMeeting : recommend.meeting, beside), toMeeting)
    }
  }
}

type Reasoned<T> = T & { reason?: RecommendReason | null | undefined }

const toExhibit = ({ reason = null, ...item }: Reasoned<ExhibitSummary>): Recommendation => {
  return { kind: 'EXHIBIT', id: item.exhibitsId, name: item.exhibitsName, reason, item }
}
const toExhibitor = ({ reason = null, ...item }: Reasoned<ExhibitorSummary>): Recommendation => {
  return { kind: 'EXHIBITOR', id: item.exhibitorId, name: item.exhibitorName, reason, item }
}
const toGroup = ({ reason = null, ...item }: Reasoned<ExhibitorGroupSummary>): Recommendation => {
  return { kind: 'EXHIBITOR_GROUP', id: item.exhibitorGroupId, name: item.groupName, reason, item }
}
const toLive = ({ reason = null, ...item }: Reasoned<LiveSummary>): Recommendation => {
  return { kind: 'LIVE', id: item._id, name: item.title, reason, item }
}
const toMeeting = ({ reason = null, ...item }: Reasoned<MeetingSummary>): Recommendation => {
  return { kind: 'MEETING', id: item.meetingId, name: item.title, reason, item }
}

const mapped = <T>(result: Result<T[]>, of: (item: T) => Recommendation): Result<Recommendation[]> =>
  result.ok ? { ok: true, data: result.data.map(of) } : result
