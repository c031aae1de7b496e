import type { ExhibitBrief, ExhibitorBrief } from '../contract/catalogue.ts'
import type { ExhibitorGroupBrief } from '../contract/group.ts'

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
export const exhibitBrief = once((exhibit: ExhibitBrief): ExhibitBrief => {
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

/** Only what a card shows of an exhibitor: lists carry no more, in the page's digest as in the page. */
export const exhibitorBrief = once((exhibitor: ExhibitorBrief): ExhibitorBrief => {
  const { exhibitorId, exhibitorName, localName, localLanguage, logo, booth, regionCode, regionName } = exhibitor
  const { industryId, industryName, tags, pictures, exhibitsCount, isLive, isOnline, takesAppointments } = exhibitor
  const { initial, updateTime } = exhibitor
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
  }
})

/** Only what a card shows of a group. */
export function groupBrief(group: ExhibitorGroupBrief): ExhibitorGroupBrief {
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
