import type { FairContent } from '../content/types.ts'
import { type HallPlaces, hallPlaces } from '../domain/hall-places.ts'
import { hallSummaries } from '../features/hall/hall.ts'
import { PLACE_ICONS, placeIcon } from '../features/hall/place-icons.ts'
import type { SearchablePlaces } from '../features/search/SearchPlaces.tsx'
import type { PageContext } from '../lib/page.ts'

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
