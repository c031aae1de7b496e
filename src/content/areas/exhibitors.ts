import type { Exhibitor, ExhibitorSummary } from '@fair/contract/catalogue.ts'
import { contract } from '@fair/contract/index.ts'
import type { LiveSummary } from '@fair/contract/live.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { asId, NO_HTML, NO_MEDIA } from '@fair/contract/rules/own-values.ts'
import { type WithStreams, withStreams } from '@fair/contract/rules/summaries.ts'
import { all } from '../all-pages.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import { type FairAt, type Kind, loadComplete } from '../lists.ts'
import { markPlaceholder } from '../placeholder.ts'
import type { Agenda } from './agenda.ts'
import type { Groups } from './groups.ts'

const KIND: Kind<Exhibitor> = { goodsType: 'EXHIBITOR', of: (goods) => goods.exhibitor }
const idOf = ({ exhibitorId }: ExhibitorSummary): string => exhibitorId

/** Other data of a fair that determines which exhibitors a shard needs in full, and which fields of the others. */
interface Around {
  zone: Zone
  lives: readonly LiveSummary[]
  agenda: Pick<Agenda, 'lives' | 'meetings'>
  groups: Groups['groups']
}

/**
 * The exhibitors of an exhibition in full. A shard requests those whose pages it renders, and those on the agenda,
 * where their clock is shown; for all others it has the list entry, and the group if it renders the group's page.
 *
 * @throws BuildFailure (5) in a shard, if a group's list and its exhibitors disagree
 */
export async function loadExhibitors(
  fetchOrFail: FetchOrFail,
  at: FairAt,
  summaries: ExhibitorSummary[],
  { zone, lives, agenda, groups }: Around,
): Promise<WithStreams<Exhibitor>[]> {
  const { isOwn } = at
  if (!isOwn) return withStreams(await loadComplete(fetchOrFail, at, KIND, summaries, idOf), lives)
  const clocks = new Set<string | undefined>([
    ...agenda.lives.map((live) => live.exhibitorId),
    ...agenda.meetings.map((meeting) => meeting.exhibitor?.exhibitorId),
  ])
  const own = summaries.filter(
    ({ exhibitorId }) => clocks.has(exhibitorId) || isOwn(`/exhibitor/detail/${exhibitorId}`),
  )
  const ownGroups = groups.filter(({ exhibitorGroupId: id }) => isOwn(`/exhibition-group/detail/${id}`))
  const [complete, members] = await Promise.all([
    loadComplete(fetchOrFail, at, KIND, own, idOf),
    Promise.all(
      ownGroups.map(async ({ exhibitorGroupId }) => {
        const { records } = await all(fetchOrFail, contract.search.exhibitor, { exhibitorGroupId })
        return records.map((each) => [each.exhibitorId, exhibitorGroupId] as const)
      }),
    ),
  ])
  const groupOf = new Map<string, Exhibitor['exhibitorGroupId']>(members.flat())
  agree(complete, groupOf, new Set(ownGroups.map((group) => group.exhibitorGroupId)))
  const known = new Map(complete.map((each) => [each.exhibitorId, each]))
  const ownIds = new Set(own.map(idOf))
  const items = summaries.flatMap((summary) => {
    const full = known.get(summary.exhibitorId)
    if (full || ownIds.has(summary.exhibitorId)) return full ?? []
    return { ...summary, ...NOTHING, timeZone: zone, exhibitorGroupId: groupOf.get(summary.exhibitorId) ?? null }
  })
  return withStreams(items, lives).map((each) => (ownIds.has(each.exhibitorId) ? each : markPlaceholder(each)))
}

/** Pages of groups are the same in all shards only if both agree. */
function agree(
  complete: readonly Exhibitor[],
  groupOf: ReadonlyMap<string, Exhibitor['exhibitorGroupId']>,
  ownGroups: ReadonlySet<string>,
): void {
  for (const { exhibitorId, exhibitorGroupId } of complete) {
    const listed = groupOf.get(exhibitorId)
    const says = exhibitorGroupId && ownGroups.has(exhibitorGroupId) ? exhibitorGroupId : undefined
    if (listed === says) continue
    throw new BuildFailure(
      EXIT.contract,
      `Exhibitor ${exhibitorId} reports ${exhibitorGroupId ?? 'none'} as its group, but is in the list of ${listed ?? 'another'}: build such a fair in one piece, without --shard.`,
    )
  }
}

const NOTHING = {
  enterpriseId: asId(''),
  summary: '',
  introduction: NO_HTML,
  cover: NO_MEDIA,
  foundedYear: 0,
  editions: 0,
  employees: '',
  certificates: [],
  markets: [],
  staff: [],
} satisfies Partial<Exhibitor>
