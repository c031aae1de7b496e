import type { ExhibitorBrief } from '../../contract/catalogue.ts'

/** Only what a card shows of an exhibitor: lists carry no more, in the page's digest as in the page. */
export function exhibitorBrief(exhibitor: ExhibitorBrief): ExhibitorBrief {
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
}

/** In how many halls the exhibitors stand. */
export const hallsOf = (exhibitors: readonly ExhibitorBrief[]): number =>
  new Set(exhibitors.map(({ booth }) => booth.hall)).size
