import type { ExhibitorSummary, ExhibitSummary } from '../contract/catalogue.ts'
import type { ExhibitorGroupSummary } from '../contract/group.ts'
import type { LiveSummary } from '../contract/live.ts'
import type { Span } from './time.ts'

/** One brief an item: pages that show the same item then hold the same object, which a build digests once. */
function once<T extends object>(make: (item: T) => T): (item: T) => T {
  const made = new WeakMap<T, T>()
  return (item) => {
    const brief = made.get(item) ?? make(item)
    made.set(item, brief)
    return brief
  }
}

/** Only what a card shows of an exhibit: lists and related items carry no more, in the page's digest as in the page. */
export const toExhibitSummary = once((exhibit: ExhibitSummary): ExhibitSummary => {
  const { exhibitsId, exhibitsName, nameLanguage, picture, keyFigures, exhibitorId, exhibitorName } = exhibit
  const { booth, categoryId, regionCode, updateTime } = exhibit
  return {
    exhibitsId,
    exhibitsName,
    nameLanguage,
    picture,
    keyFigures,
    exhibitorId,
    exhibitorName,
    booth,
    categoryId,
    regionCode,
    updateTime,
  }
})

/**
 * An exhibitor with the times of its streams, where they are known: then the clock says whether it is live. `isLive` is
 * what the platform said at one moment.
 */
export type WithStreams<T extends ExhibitorSummary = ExhibitorSummary> = T & { streams?: readonly Span[] }

/** Exhibitors with the streams that run or are to come, of those whom the platform lists any of. */
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

/** Only what a card shows of an exhibitor: lists carry no more, in the page's digest as in the page. */
export const toExhibitorSummary = once((exhibitor: WithStreams): WithStreams => {
  const { exhibitorId, exhibitorName, localName, localLanguage, logo, booth, regionCode, regionName } = exhibitor
  const { industryId, industryName, tags, pictures, exhibitsCount, isLive, isOnline, takesAppointments } = exhibitor
  const { initial, updateTime, streams } = exhibitor
  return {
    exhibitorId,
    exhibitorName,
    localName,
    localLanguage,
    logo,
    booth,
    regionCode,
    regionName,
    industryId,
    industryName,
    tags,
    pictures,
    exhibitsCount,
    isLive,
    isOnline,
    takesAppointments,
    initial,
    updateTime,
    ...(streams && { streams }),
  }
})

/** Only what a card shows of a group. */
export function toGroupSummary(group: ExhibitorGroupSummary): ExhibitorGroupSummary {
  const { exhibitorGroupId, groupName, logo, cover, summary, districtCode, districtName } = group
  const { industryTypeId, industryTypeName, hall, exhibitorsCount, exhibitsCount, initial, updateTime } = group
  const place = { districtCode, districtName, industryTypeId, industryTypeName, hall }
  return {
    exhibitorGroupId,
    groupName,
    logo,
    cover,
    summary,
    ...place,
    exhibitorsCount,
    exhibitsCount,
    initial,
    updateTime,
  }
}
