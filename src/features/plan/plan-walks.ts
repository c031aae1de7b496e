import type { Zone } from '@fair/contract/rules/brand.ts'
import { dateOf, msOf } from '@fair/contract/rules/instant.ts'
import { dayKey } from '@fair/contract/rules/time.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { minutesOf, WayGraph } from '../../domain/way-graph.ts'
import type { WayHall } from '../../domain/way-plan.ts'
import { endsOf, stopIn, stopOf, stopsOf, type WayStop } from '../../domain/way-stops.ts'
import { isOnSite } from './plan-model.ts'

/** The walk from the previous entry. */
export interface PlanWalk {
  before: ScheduleEntry
  minutes: number
  /** Minutes from the end of the previous entry to the start of the next. */
  gap: number
  /** Stops in the format of the page that finds ways. */
  from: string
  to: string
}

/** Entries on site, each with the one on the same day that ends last before it. */
function onSitePairs(entries: readonly ScheduleEntry[], zone: Zone): (readonly [ScheduleEntry, ScheduleEntry])[] {
  const ordered = entries.filter(isOnSite).toSorted((a, b) => msOf(a.startTime) - msOf(b.startTime))
  const dayOf = ({ startTime }: ScheduleEntry): string => dayKey(dateOf(startTime), zone)
  return ordered.flatMap((entry, n) => {
    const hasEnded = ({ endTime }: ScheduleEntry) => msOf(endTime) <= msOf(entry.startTime)
    const previous = ordered[n - 1]
    // Overlaps are shown as clashes elsewhere.
    if (!previous || !hasEnded(previous)) return []
    const before = ordered
      .slice(0, n)
      .filter(hasEnded)
      .toSorted((a, b) => msOf(a.endTime) - msOf(b.endTime))
      .at(-1)
    return before && dayOf(before) === dayOf(entry) ? [[before, entry] as const] : []
  })
}

/** Walks by the `entryId` of their destination; none if a place is not in the floor plan. */
export function planWalks(
  entries: readonly ScheduleEntry[],
  halls: readonly WayHall[],
  zone: Zone,
): Map<string, PlanWalk> {
  const stops = stopsOf(halls)
  const graph = new WayGraph(halls, false)
  const walks = new Map<string, PlanWalk>()
  for (const [before, entry] of onSitePairs(entries, zone)) {
    const [from, to] = [stopFor(stops, before), stopFor(stops, entry)]
    if (!from || !to || from === to) continue
    const way = graph.find(endsOf(from, halls, graph), endsOf(to, halls, graph))
    if (!way) continue
    const gap = Math.floor((msOf(entry.startTime) - msOf(before.endTime)) / 60_000)
    walks.set(entry.entryId, { before, minutes: minutesOf(way.seconds), gap, from: from.key, to: to.key })
  }
  return walks
}

function stopFor(stops: readonly WayStop[], { booth, place }: ScheduleEntry): WayStop | null {
  return (booth ? stopOf(stops, `${booth.hall} ${booth.stand}`) : null) ?? stopIn(stops, place)
}
