import type { SearchKind } from '@fair/contract/search.ts'
import {
  exhibitorResult,
  exhibitResult,
  groupResult,
  liveResult,
  meetingResult,
  microResult,
  newsResult,
  projectResult,
  type SearchResult,
} from '@fair/search/result.ts'
import { pathsOf } from '../content/paths.ts'
import type { FairContent } from '../content/types.ts'
import { type HallPlaces, hallPlaces } from '../domain/hall-places.ts'
import { hallSummaries } from '../features/hall/hall.ts'
import { PLACE_ICONS, placeIcon } from '../features/hall/place-icons.ts'
import { CARD_SIZE, CARD_VIEWS, type CardView, interleaved, isCardView } from '../features/search/cards.ts'
import type { SearchablePlaces } from '../features/search/SearchPlaces.tsx'
import type { PageContext } from '../lib/page.ts'

/** The data of a prerendered card view. */
export interface SearchCardsView {
  view: CardView
  results: SearchResult[]
}

/** The paths of the card views' pages, each with the first results of the exhibition. */
export const cardPaths = () => Object.keys(CARD_VIEWS).filter(isCardView).flatMap(pathsOfView)

const pathsOfView = (view: CardView) =>
  pathsOf<SearchCardsView>(`/search/component/${view}`, function* ({ fair }) {
    const all = CARD_VIEWS[view].kinds.map((kind) => firstOf(fair, kind))
    const size = view === 'waterfall' ? 2 * CARD_SIZE : CARD_SIZE
    const results = interleaved(all, size)
    yield { params: { view }, path: `/search/component/${view}`, view: { view, results }, unlisted: true }
  })

function firstOf(fair: FairContent, kind: SearchKind): SearchResult[] {
  const first = <T>(items: Pick<readonly T[], 'slice'>, findOf: (item: T) => SearchResult) =>
    items.slice(0, CARD_SIZE).map(findOf)
  switch (kind) {
    case 'EXHIBIT':
      return first(fair.exhibits, exhibitResult)
    case 'EXHIBITOR':
      return first(fair.exhibitors, exhibitorResult)
    case 'EXHIBITOR_GROUP':
      return first(fair.groups.groups, groupResult)
    case 'LIVE':
      return first(fair.agenda.lives, liveResult)
    case 'MEETING':
      return first(fair.agenda.meetings, meetingResult)
    case 'INFORMATION':
      return first(fair.news, newsResult)
    case 'PROJECT':
      return first(fair.projects.projects, projectResult)
    case 'MICRO_PAGE':
      return first(fair.micro.pages, microResult)
    default:
      return []
  }
}

/** The number of entries of each kind, for the search page before anything is searched. */
export const countKinds = (fair: FairContent): Record<SearchKind, number> => ({
  EXHIBIT: fair.exhibits.length,
  EXHIBITOR: fair.exhibitors.length,
  EXHIBITOR_GROUP: fair.groups.groups.length,
  LIVE: fair.agenda.lives.length,
  MEETING: fair.agenda.meetings.length,
  INFORMATION: fair.news.length,
  ACTIVITY: fair.activities.activities.length,
  PROJECT: fair.projects.projects.length,
  MICRO_PAGE: fair.micro.pages.length,
})

/** Places of one category in halls that have a page. */
export type LinkedPlaces = HallPlaces & Pick<SearchablePlaces, 'halls'>

/** The places that the search of an exhibition finds, in the order of its halls. */
export function linkedPlaces(fair: Pick<FairContent, 'exhibitors' | 'exhibitorFacets' | 'floorPlan'>): LinkedPlaces[] {
  const summaries = hallSummaries(fair)
  return hallPlaces(fair.floorPlan).flatMap((places) => {
    const halls = summaries.flatMap(({ hall, slug }) => {
      const own = places.halls.find((each) => each.hall === hall)
      return own ? [{ ...own, path: `/hall/${slug}` }] : []
    })
    return halls.length > 0 ? [{ ...places, halls }] : []
  })
}

/** The same with icons and labels. Places of a category for which the site has no text are found by their own names. */
export function labelledPlaces({ t }: PageContext, all: readonly LinkedPlaces[]): SearchablePlaces[] {
  return all.flatMap((places) => {
    const kind = placeIcon(places.category)
    const label = kind ? t(`hall:place.${kind}`) : places.names[0]
    return label === undefined ? [] : [{ ...places, label, icon: kind && PLACE_ICONS[kind] }]
  })
}
