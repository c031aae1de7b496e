import { pathsOf } from '../content/paths.ts'
import { type Landing, landingPath } from '../domain/landing.ts'
import { type LandingPage, landingPages } from '../features/catalogue/landing.ts'

/** getStaticPaths of the exhibitors of each industry or region: their first pages, or the further ones. */
export const landingPaths = (landing: Landing, which: 'first' | 'further') =>
  pathsOf<LandingPage>(`/exhibitor/${landing}`, function* ({ fair }) {
    for (const view of landingPages(landing, fair.exhibitorFacets[landing] ?? [], fair.exhibitors)) {
      if ((view.pageNum === 1) !== (which === 'first')) continue
      const params = { id: view.value, ...(which === 'further' ? { n: String(view.pageNum) } : {}) }
      yield { params, path: landingPath(landing, view.value, view.pageNum), view }
    }
  })
