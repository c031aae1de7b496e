import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { setBuildPage } from '../src/islands/page.ts'
import type { PageContext } from '../src/lib/page.ts'
import { testPageData } from './page-data.ts'

/** An island as the build prerenders it on a page. */
export function renderIsland(page: PageContext, island: ReactNode): string {
  const { language, fallback, exhibitionId, zone, flags } = page
  const fair = { exhibitionId: exhibitionId ?? '2001', scopeId: exhibitionId }
  setBuildPage(page, testPageData({ language, fallback, zone, flags: [...flags], ...fair }))
  return renderToStaticMarkup(island)
}
