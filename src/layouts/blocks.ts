import type { Exhibit } from '@fair/contract/catalogue.ts'
import type { LiveSummary } from '@fair/contract/live.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { summaryOf, toExhibitorSummary, toExhibitSummary, toGroupSummary } from '@fair/contract/rules/summaries.ts'
import { sanitise } from '../content/sanitise.ts'
import type { FairContent } from '../content/types.ts'
import type { BlockSources } from '../domain/blocks.ts'
import type { ExhibitRows } from '../domain/exhibit-rows.ts'
import { type HomeViewProps, homeProps } from '../domain/home-page.ts'
import { toInformationSummary } from '../features/news/news.ts'
import { routeOf } from '../routes.ts'

/** Number of exhibits from which a block of random ones is chosen. */
const RANDOM = 40

const made = new WeakMap<FairContent, BlockSources>()

/** The data sources of the blocks on a fair's composed pages, at build time. */
export function blockSources(fair: FairContent): BlockSources {
  const known = made.get(fair)
  if (known) return known
  const sources: BlockSources = {
    zone: fair.exhibition.timeZone,
    exhibitors: fair.exhibitors.map(toExhibitorSummary),
    exhibits: exhibitsOf(fair).map(toExhibitSummary),
    // From all parts of the catalogue, and the same in every build until the catalogue changes.
    random: somewhere(fair.exhibits).map(toExhibitSummary),
    news: fair.news.map(toInformationSummary),
    lives: fair.lives.map(toLiveSummary),
    meetings: fair.meetings.map(toMeetingSummary),
    groups: fair.groups.groups.map(toGroupSummary),
    industries: fair.industries,
    advertisements: fair.micro.advertisements,
    forms: fair.micro.forms,
    clean: sanitise,
    hasPage: (path) => routeOf(path) !== undefined,
  }
  made.set(fair, sources)
  return sources
}

/** The first of the exhibits, as many as a block shows, and those that an editor has picked. */
function exhibitsOf({ exhibits, home, micro }: FairContent): Exhibit[] {
  const blocks = [home, ...micro.pages.map((page) => page.blocks)].flat().flatMap((block) => block ?? [])
  const shown = blocks.map((block) => (block.type === 'exhibits' ? block.count : 0))
  const picked = blocks.flatMap((block) => (block.type === 'goods' && block.goodsType === 'EXHIBIT' ? block.ids : []))
  const most = Math.max(0, ...shown)
  // Those among the first are not repeated: a block may show more than the fair has.
  const others = [...new Set(picked.map((id) => exhibits.placeOf(id) ?? -1))].filter((place) => place >= most)
  return [...exhibits.slice(0, most), ...others.flatMap((place) => exhibits.at(place) ?? [])]
}

function somewhere(exhibits: ExhibitRows): Exhibit[] {
  const step = Math.ceil(exhibits.length / RANDOM)
  const places = Array.from({ length: Math.ceil(exhibits.length / Math.max(1, step)) }, (_, n) => n * step)
  return places.reverse().flatMap((place) => exhibits.at(place) ?? [])
}

const toLiveSummary = summaryOf<LiveSummary>({
  _id: true,
  title: true,
  cover: true,
  startTime: true,
  endTime: true,
  state: true,
  viewers: true,
  exhibitorId: true,
  exhibitorName: true,
  booth: true,
  topic: true,
  updateTime: true,
})

const toMeetingSummary = summaryOf<MeetingSummary>({
  meetingId: true,
  title: true,
  kindName: true,
  hostName: true,
  place: true,
  hall: true,
  startTime: true,
  endTime: true,
  state: true,
  speakers: true,
  seatsLeft: true,
  topic: true,
  updateTime: true,
})

/** The content of a fair's home at an instant. */
export const homeOf = (fair: FairContent, now: Instant): HomeViewProps =>
  homeProps(fair.exhibition, fair.home, blockSources(fair), now, fair.figures)

/** The page that the bare address redirects to (firstPage); null if that is home itself, or no page of this site. */
export function firstPath(path: string): string | null {
  const pattern = routeOf(path)?.pattern
  return pattern === undefined || pattern === '/' || pattern === '/home' ? null : path
}
