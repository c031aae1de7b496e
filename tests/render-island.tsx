import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { setBuildPage } from '../src/islands/page.ts'
import type { PageContext } from '../src/lib/page.ts'
import type { PageData } from '../src/stores/page-data.ts'

/** An island as the build prerenders it on a page. */
export function renderIsland(page: PageContext, island: ReactNode): string {
  setBuildPage(page, dataOf(page))
  return renderToStaticMarkup(island)
}

const dataOf = ({ language, fallback, exhibitionId, zone, flags }: PageContext): PageData => ({
  language,
  fallback,
  exhibitionId: exhibitionId ?? '2001',
  scopeId: exhibitionId,
  liveId: null,
  tenantId: '1001',
  brandId: '',
  groupId: '',
  product: 'expo',
  apiBase: '',
  media: '{url}?w={width}',
  zone,
  search: 'ES',
  flags: [...flags],
  uiStrings: {
    dark: '',
    light: '',
    saved: '',
    unsaved: '',
    failed: '',
    undo: '',
    shared: '',
    yours: '',
    login: '',
    network: '',
    close: '',
  },
})
