import type { Exhibitor, ExhibitorSummary, ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { Exhibition } from '@fair/contract/exhibition.ts'
import type { ExhibitorGroup, ExhibitorGroupSummary } from '@fair/contract/group.ts'
import type { LiveSummary } from '@fair/contract/live.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { toExhibitorSummary, toExhibitSummary } from '@fair/contract/rules/summaries.ts'
import { offsetLabel } from '@fair/contract/rules/time.ts'
import type { ExhibitRows } from '../../domain/exhibit-rows.ts'
import { type ProgrammeItem, programmeOf } from '../../domain/programme.ts'
import type { PageContext } from '../../lib/page.ts'
import { firstOf } from '../../lib/rows.ts'
import { type NeighbourLinks, neighboursIn } from '../shared/Neighbours.tsx'

/** Number of exhibitors shown on a group's page; the exhibitor list contains all of them. */
export const EXHIBITORS_SHOWN = 8
/** Number of exhibits shown on a group's page, from as many of its exhibitors as possible. */
export const EXHIBITS_SHOWN = 4

export interface GroupViewProps extends NeighbourLinks {
  group: ExhibitorGroup
  /** The sanitised `introduction`. */
  introductionHtml: SafeHtml
  /** The first of its exhibitors, at most EXHIBITORS_SHOWN. */
  exhibitors: ExhibitorSummary[]
  /** Some of their exhibits, at most EXHIBITS_SHOWN. */
  exhibits: ExhibitSummary[]
  /** Its lives and meetings by their start. */
  programme: ProgrammeItem[]
  /** The fair's offset from UTC, e.g. 'UTC+8', in which times are shown. */
  zone: string
}

/** The sources of a group's page; the build has all of them. */
export interface GroupSources {
  exhibition: Exhibition
  groups: {
    groups: readonly ExhibitorGroup[]
    goods: Readonly<Record<string, { lives: readonly string[]; meetings: readonly string[] }>>
  }
  exhibitors: readonly Exhibitor[]
  exhibits: Pick<ExhibitRows, 'of'>
  lives: readonly LiveSummary[]
  meetings: readonly MeetingSummary[]
}

/** The view of every group of a fair, in the list's order; the introduction is not sanitised yet. */
export function* groupViews(sources: GroupSources): Generator<Omit<GroupViewProps, 'introductionHtml'>> {
  const { groups, goods } = sources.groups
  const zone = offsetLabel(dateOf(sources.exhibition.startTime), sources.exhibition.timeZone)
  const membersOf = Map.groupBy(sources.exhibitors, (each) => each.exhibitorGroupId ?? '')
  const exhibitsOf = (id: string) => firstOf(sources.exhibits.of('exhibitor', id), EXHIBITS_SHOWN)
  const lives = new Map<string, LiveSummary>(sources.lives.map((each) => [each._id, each]))
  const meetings = new Map<string, MeetingSummary>(sources.meetings.map((each) => [each.meetingId, each]))
  const neighboursAt = neighboursIn(groups, (each) => ({ id: each.exhibitorGroupId, name: each.groupName }))
  for (const [n, group] of groups.entries()) {
    const members = membersOf.get(group.exhibitorGroupId) ?? []
    const ids = goods[group.exhibitorGroupId]
    yield {
      group,
      exhibitors: members.slice(0, EXHIBITORS_SHOWN).map(toExhibitorSummary),
      // Evaluated when the page is rendered: other shards contain the other groups' pages.
      get exhibits() {
        const ofMembers = members.map((each) => exhibitsOf(each.exhibitorId))
        return spread(ofMembers, EXHIBITS_SHOWN).map(toExhibitSummary)
      },
      programme: programmeOf(
        (ids?.lives ?? []).flatMap((id) => lives.get(id) ?? []),
        (ids?.meetings ?? []).flatMap((id) => meetings.get(id) ?? []),
      ),
      zone,
      ...neighboursAt(n),
    }
  }
}

/** The first item of each row, then the second of each, up to `count` items. */
export function spread<T>(rows: readonly (readonly T[])[], count: number): T[] {
  const deepest = Math.max(0, ...rows.map((row) => row.length))
  const turns = Array.from({ length: deepest }, (_, turn) => rows.flatMap((row) => row.slice(turn, turn + 1)))
  return turns.flat().slice(0, count)
}

/** "12 exhibitors, 87 exhibits". */
export function sizeOf({ t, format }: PageContext, { exhibitorsCount, exhibitsCount }: ExhibitorGroupSummary): string {
  return t('group:size', {
    exhibitors: t('group:exhibitors', { count: exhibitorsCount, n: format.number(exhibitorsCount) }),
    exhibits: t('group:exhibits', { count: exhibitsCount, n: format.number(exhibitsCount) }),
  })
}
