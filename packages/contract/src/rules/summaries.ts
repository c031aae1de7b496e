import type { ExhibitorSummary, ExhibitSummary } from '../catalogue.ts'
import type { ExhibitorGroupSummary } from '../group.ts'
import type { LiveSummary } from '../live.ts'
import type { Sent } from './brand.ts'
import type { Span } from './time.ts'

/** Parsed items yield parsed summaries; the sandbox makes its answers from plain texts with the same fields. */
type Summarise<T> = <S extends Sent<T>>(item: S) => S extends T ? T : Sent<T>

/**
 * Returns a function that makes summaries: only the fields of an item that a card or a row shows, as lists contain no
 * more, in the page's digest as in the page. One summary per item: pages that show the same item then share the same
 * object, which a build digests once.
 *
 * @param fields every field of the summary. A field added to the contract, optional or not, does not compile until it
 * is here.
 */
export function summaryOf<T extends object>(fields: Record<keyof T, true>): Summarise<T> {
  const names = Object.keys(fields) as (keyof T)[]
  const made = new WeakMap<T, T>()
  const summarise = (item: T): T => {
    const known = made.get(item)
    if (known) return known
    const summary = Object.fromEntries(names.flatMap((name) => (name in item ? [[name, item[name]]] : []))) as T
    made.set(item, summary)
    return summary
  }
  return summarise as Summarise<T>
}

export const toExhibitSummary = summaryOf<ExhibitSummary>({
  exhibitsId: true,
  exhibitsName: true,
  nameLanguage: true,
  picture: true,
  keyFigures: true,
  exhibitorId: true,
  exhibitorName: true,
  booth: true,
  categoryId: true,
  regionCode: true,
  updateTime: true,
})

/**
 * An exhibitor with the times of its streams, if known: then the clock determines whether it is live. `isLive` is the
 * platform's answer at one moment.
 */
export type WithStreams<T extends ExhibitorSummary = ExhibitorSummary> = T & { streams?: readonly Span[] }

/** Exhibitors with their streams that run or are to come, if the platform lists any. */
export function withStreams<T extends ExhibitorSummary>(
  exhibitors: readonly T[],
  lives: readonly LiveSummary[],
): WithStreams<T>[] {
  const streams = new Map<string, Span[]>()
  for (const { exhibitorId, state, startTime, endTime } of lives) {
    const open = state === 'live' || state === 'upcoming' ? [{ startTime, endTime }] : []
    streams.set(exhibitorId, [...(streams.get(exhibitorId) ?? []), ...open])
  }
  return exhibitors.map((each) => {
    const own = streams.get(each.exhibitorId)
    return own ? { ...each, streams: own } : each
  })
}

export const toExhibitorSummary = summaryOf<WithStreams>({
  exhibitorId: true,
  exhibitorName: true,
  localName: true,
  localLanguage: true,
  logo: true,
  booth: true,
  regionCode: true,
  regionName: true,
  industryId: true,
  industryName: true,
  tags: true,
  pictures: true,
  exhibitsCount: true,
  isLive: true,
  isOnline: true,
  takesAppointments: true,
  initial: true,
  updateTime: true,
  streams: true,
})

export const toGroupSummary = summaryOf<ExhibitorGroupSummary>({
  exhibitorGroupId: true,
  groupName: true,
  logo: true,
  cover: true,
  summary: true,
  districtCode: true,
  districtName: true,
  industryTypeId: true,
  industryTypeName: true,
  hall: true,
  exhibitorsCount: true,
  exhibitsCount: true,
  initial: true,
  updateTime: true,
})
