import type { SearchKind } from '@fair/contract/search.ts'
import type { SearchResult } from '@fair/search/result.ts'
import type { MessageKey } from '../../lib/i18n/translator.ts'
import { keywordOf } from '../shared/list/list-query.ts'

/**
 * The card views that another site may show in a frame (Spec 2), at `/search/component/{name}/`. The query parameters
 * select the content:
 *
 * - `keyword` the search words; by default the first items of the exhibition
 * - `ids` these items, in this order, separated by commas (not for the waterfall)
 * - `size` the maximum number of items, 1 to 40; 8 by default
 * - `type` of meeting-live-card: `live` or `meeting`; both by default
 * - `theme` `light` or `dark`; the tenant's by default
 *
 * A frame posts the height of its content to the page around it: `{ type: 'fair:height', height }`.
 */
export const CARD_VIEWS = {
  'exhibitor-card': { title: 'search:card.exhibitor-card', kinds: ['EXHIBITOR'] },
  'exhibitor-group-card': { title: 'search:card.exhibitor-group-card', kinds: ['EXHIBITOR_GROUP'] },
  'exhibits-card': { title: 'search:card.exhibits-card', kinds: ['EXHIBIT'] },
  'meeting-live-card': { title: 'search:card.meeting-live-card', kinds: ['LIVE', 'MEETING'] },
  'micro-page-card': { title: 'search:card.micro-page-card', kinds: ['MICRO_PAGE'] },
  'news-card': { title: 'search:card.news-card', kinds: ['INFORMATION'] },
  waterfall: {
    title: 'search:card.waterfall',
    kinds: ['EXHIBIT', 'INFORMATION', 'LIVE', 'EXHIBITOR', 'PROJECT', 'MICRO_PAGE'],
  },
} as const satisfies Record<string, { title: MessageKey; kinds: readonly SearchKind[] }>

export type CardView = keyof typeof CARD_VIEWS

export const isCardView = (name: string): name is CardView => Object.hasOwn(CARD_VIEWS, name)

/** The parameters in the address of a card view. */
export interface CardQuery {
  keyword: string
  ids: string[]
  size: number
  kinds: readonly SearchKind[]
  theme: 'light' | 'dark' | null
}

export const CARD_SIZE = 8
const MAX_CARDS = 40

/** Reads the address of a card view. Invalid parameters are ignored. */
export function readCards(view: CardView, search: string): CardQuery {
  const query = new URLSearchParams(search)
  const size = Number(query.get('size'))
  const theme = query.get('theme')
  const own: readonly SearchKind[] = CARD_VIEWS[view].kinds
  const requested = query.get('type')?.toUpperCase()
  const kinds = view === 'meeting-live-card' ? own.filter((kind) => kind === requested) : []
  const ids =
    view === 'waterfall' ? [] : (query.get('ids') ?? '').split(',').filter((id) => /^[\w.~-]{1,100}$/.test(id))
  return {
    keyword: keywordOf(query.get('keyword') ?? ''),
    ids: [...new Set(ids)].slice(0, MAX_CARDS),
    size: Number.isInteger(size) && size >= 1 && size <= MAX_CARDS ? size : CARD_SIZE,
    kinds: kinds.length > 0 ? kinds : own,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  }
}

/** The first of each kind, then the second of each, so that the kinds share the available places. */
export function interleaved(all: readonly (readonly SearchResult[])[], size: number): SearchResult[] {
  const longest = Math.max(0, ...all.map((results) => results.length))
  return Array.from({ length: longest }, (_, at) => all.flatMap((results) => results[at] ?? []))
    .flat()
    .slice(0, size)
}
