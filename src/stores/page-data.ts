import type { Zone } from '@fair/contract/rules/brand.ts'
import type { Language } from '@fair/contract/rules/language.ts'

/** Data for the page's script and the islands, as JSON in `<script id="page">` (written by layouts/frame.ts). */
export interface PageData {
  /** The page's row of the route table (src/routes.ts), which is too large to load on every page; null without a route. */
  route: { pattern: string; trackingLabel?: string; keepsOwner?: true } | null
  language: Language
  fallback: Language
  /** The exhibition shown; null when the site has not started. */
  exhibitionId: string | null
  /** The exhibition in the address: null for the current one. */
  scopeId: string | null
  /** `?live=ID`: an exhibition without prerendered pages, shown on the current one's (client/head.ts, `?eid=`). */
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
  /**
   * The share (0 to 1) of the pages that report their performance, if the visitor allows it, and where to
   * (client/vitals.ts).
   */
  vitals?: { url: string; rate: number }
  /** The tenant's module that transforms passwords before they are sent (api/transform-passwords.ts); absent: as typed. */
  passwordModule?: string
  uiStrings: Record<
    'dark' | 'light' | 'saved' | 'unsaved' | 'failed' | 'undo' | 'shared' | 'yours' | 'network' | 'offline' | 'close',
    string
  >
}

/** The data written by the layout; for an unbuilt exhibition every call is about the requested one. */
export function readPageData(): PageData {
  const data = JSON.parse(document.getElementById('page')?.textContent ?? '{}') as PageData
  const requested = new URLSearchParams(location.search).get('live') ?? ''
  // Anyone can write an address; an id is sent as a header (client/head.ts checks a stored one in the same way).
  const liveId = /^[\w.-]+$/.test(requested) ? requested : null
  return { ...data, liveId, exhibitionId: liveId ?? data.exhibitionId }
}
