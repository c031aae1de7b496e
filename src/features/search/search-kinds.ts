import { EXHIBIT_PAGE_SIZE, PROJECT_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import type { SearchKind } from '@fair/contract/search.ts'
import type { IconName } from '../../components/icons.ts'
import type { MessageKey } from '../../lib/i18n/translator.ts'
import type { FacetName } from '../../stores/list-names.ts'

/** The path of the search page. */
export const SEARCH = '/search'

/** The name, address and rendering of a kind of result. */
export interface ResultKind {
  kind: SearchKind
  /** In the address: `?kind=exhibit`. */
  slug: string
  /** "Exhibits". */
  name: MessageKey
  /** The path of its list. */
  list: string
  /** The path of its items: `{detail}/{id}`. */
  detail: string
  facets: readonly FacetName[]
  pageSize: number
  icon: IconName
}

const PAGE_SIZE = 20

/** Whether a result can be saved. Activities are booked instead, and micro pages are not part of the catalogue. */
export const isSaveable = (kind: SearchKind): boolean => kind !== 'ACTIVITY' && kind !== 'MICRO_PAGE'

/** Every searched kind, in the order of the page. */
export const KINDS: readonly ResultKind[] = [
  {
    kind: 'EXHIBIT',
    slug: 'exhibit',
    name: 'search:kind.EXHIBIT',
    list: '/exhibits',
    detail: '/exhibits/detail',
    facets: ['category', 'region', 'tag', 'hall'],
    pageSize: EXHIBIT_PAGE_SIZE,
    icon: 'box',
  },
  {
    kind: 'EXHIBITOR',
    slug: 'exhibitor',
    name: 'search:kind.EXHIBITOR',
    list: '/exhibitor',
    detail: '/exhibitor/detail',
    facets: ['region', 'industry', 'hall', 'tag', 'available'],
    pageSize: PAGE_SIZE,
    icon: 'building',
  },
  {
    kind: 'EXHIBITOR_GROUP',
    slug: 'group',
    name: 'search:kind.EXHIBITOR_GROUP',
    list: '/exhibition-group',
    detail: '/exhibition-group/detail',
    facets: ['district', 'industryType'],
    pageSize: PAGE_SIZE,
    icon: 'flag',
  },
  {
    kind: 'LIVE',
    slug: 'live',
    name: 'search:kind.LIVE',
    list: '/live',
    detail: '/live/detail',
    facets: ['state', 'date', 'hall', 'topic'],
    pageSize: PAGE_SIZE,
    icon: 'video',
  },
  {
    kind: 'MEETING',
    slug: 'meeting',
    name: 'search:kind.MEETING',
    list: '/meeting',
    detail: '/meeting/detail',
    facets: ['state', 'date', 'hall', 'topic'],
    pageSize: PAGE_SIZE,
    icon: 'people',
  },
  {
    kind: 'INFORMATION',
    slug: 'news',
    name: 'search:kind.INFORMATION',
    list: '/news',
    detail: '/news/detail',
    facets: ['column'],
    pageSize: PAGE_SIZE,
    icon: 'news',
  },
  {
    kind: 'ACTIVITY',
    slug: 'activity',
    name: 'search:kind.ACTIVITY',
    list: '/activity',
    detail: '/activity/detail',
    facets: ['date', 'hall', 'topic'],
    pageSize: PAGE_SIZE,
    icon: 'calendar',
  },
  {
    kind: 'PROJECT',
    slug: 'project',
    name: 'search:kind.PROJECT',
    list: '/project',
    detail: '/project/detail',
    facets: ['region', 'industry'],
    pageSize: PROJECT_PAGE_SIZE,
    icon: 'inquiry',
  },
  {
    kind: 'MICRO_PAGE',
    slug: 'micro',
    name: 'search:kind.MICRO_PAGE',
    list: '/micro-list',
    detail: '/micro-page',
    facets: [],
    pageSize: PAGE_SIZE,
    icon: 'star',
  },
]

const byKind = new Map(KINDS.map((each) => [each.kind, each]))

/** The entry of a kind. Throws if there is none, which cannot happen as the table is complete. */
export function kindOf(kind: SearchKind): ResultKind {
  const known = byKind.get(kind)
  if (!known) throw new Error(`No kind ${kind}`)
  return known
}

/** Results per page of a kind; without a kind, of all kinds together. */
export const pageSizeOf = (kind: SearchKind | null): number => (kind === null ? PAGE_SIZE : kindOf(kind).pageSize)
