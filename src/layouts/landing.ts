import { pathsOf } from '../content/paths.ts'
import { LANDINGS, type Landing, landingPath } from '../domain/landing.ts'
import { type LandingIndex, type LandingPage, landingIndex, landingPages } from '../features/catalogue/landing.ts'

export interface LandingIndexView {
  landing: Landing
  index: LandingIndex
}

export interface LandingView {
  landing: Landing
  view: LandingPage
}

/** getStaticPaths of the pages that list all industries or regions. */
export const landingIndexPaths = () =>
  LANDINGS.flatMap((landing) =>
    pathsOf<LandingIndexView>(`/exhibitor/${landing}`, function* ({ fair }) {
      const index = landingIndex(landing, fair.exhibitorFacets[landing] ?? [], fair.exhibitors)
      yield { params: { landing }, path: landingPath(landing), view: { landing, index } }
    }),
  )

/** getStaticPaths of the exhibitors of each industry or region. */
export const landingPaths = () =>
  LANDINGS.flatMap((landing) =>
    pathsOf<LandingView>(`/exhibitor/${landing}`, function* ({ fair }) {
      for (const view of landingPages(landing, fair.exhibitorFacets[landing] ?? [], fair.exhibitors)) {
        const page = view.pageNum === 1 ? undefined : `page/${view.pageNum}`
        const path = landingPath(landing, view.value, view.pageNum)
        yield { params: { landing, id: view.value, page }, path, view: { landing, view } }
      }
    }),
  )
