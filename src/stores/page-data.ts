import type { Zone } from '../domain/brand.ts'
import type { Language } from '../domain/language.ts'

/** What the frame tells the page's script and the islands, as JSON in `<script id="page">` (layouts/frame.ts writes it). */
export interface PageData {
  /** The page's row of the route table (src/routes.ts), which is too large to load on every page; null without a route. */
  route: { pattern: string; trackingLabel?: string; keepsOwner?: true } | null
  language: Language
  fallback: Language
  /** The exhibition shown; null when the site has not started. */
  exhibitionId: string | null
  /** The exhibition in the address: null for the current one. */
  scopeId: string | null
  /** `?live=ID`: an exhibition without prerendered pages, shown live on the current one's (client/head.ts, `?eid=`). */
  liveId: string | null
  tenantId: string
  brandId: string
  groupId: string
  product: string
  apiBase: string
  media: string
  zone: Zone
  /** The exhibition's dataSourceSearch. */
  search: string
  flags: string[]
  /** Where a part (0 to 1) of the pages tells how it went, where the visitor allows it (client/vitals.ts). */
  vitals?: { url: string; rate: number }
  /** The tenant's module that transforms passwords before they are sent (api/transform-passwords.ts); absent: as typed. */
  passwordModule?: string
  uiStrings: Record<
    'dark' | 'light' | 'saved' | 'unsaved' | 'failed' | 'undo' | 'shared' | 'yours' | 'network' | 'offline' | 'close',
    string
  >
}

/** What the layout says; for an exhibition shown live every call is about the one that is requested. */
export function readPageData(): PageData {
  const data = JSON.parse(document.getElementById('page')?.textContent ?? '{}') as PageData
  const liveId = new URLSearchParams(location.search).get('live')
  return { ...data, liveId, exhibitionId: liveId ?? data.exhibitionId }
}
