/*
 * What each list can be narrowed and sorted by. A facet is answered under its name in `facets`, with counts, and is chosen
 * by the field of the same name. Sandbox, site and this table are held against each other by tests.
 */

const EXHIBIT_FACETS = ['category', 'region', 'tag', 'hall'] as const
const EXHIBITOR_FACETS = ['region', 'industry', 'hall', 'tag', 'available'] as const
const SCHEDULED_FACETS = ['date', 'hall', 'topic', 'state'] as const
const GROUP_FACETS = ['district', 'industryType'] as const

/** By `group.call`: the facets of its answer. A list that is not here answers none. */
export const LIST_FACETS: Readonly<Record<string, readonly string[]>> = {
  'search.exhibits': EXHIBIT_FACETS,
  'search.list': EXHIBIT_FACETS,
  'search.exhibitor': EXHIBITOR_FACETS,
  'catalogue.exhibitorsAz': EXHIBITOR_FACETS,
  'search.live': SCHEDULED_FACETS,
  'search.meeting': SCHEDULED_FACETS,
  'search.offlineActivity': ['date', 'hall', 'topic'],
  'search.project': ['industry', 'region'],
  'project.list': ['industry', 'region'],
  'group.basic': GROUP_FACETS,
  'group.filtered': GROUP_FACETS,
  'member.list': ['region'],
  'inquiry.hall': ['category', 'region'],
  'news.search': ['column'],
}

/** What a facet's values are. */
export const FACET_VALUES: Readonly<Record<string, string>> = {
  category: 'categoryId of the category tree; a parent holds what its children hold',
  region: 'ISO 3166-1 alpha-2 code of a country, or with its province such as CN-ZJ (`parent` is the country)',
  tag: 'tagId',
  hall: 'the hall’s own name, e.g. 8.1',
  industry: 'industryId',
  available: '`live` streams now, `online` has staff who answer now, `appointment` takes appointments',
  date: 'a day YYYY-MM-DD in the exhibition’s zone',
  topic: 'the platform’s own word, the same in every language; `label` is what records call it, and is taken too',
  state: '`upcoming`, `live`, `ended`, `replay`, `offline`',
  district: 'districtId',
  industryType: 'industryTypeId',
  column: 'columnId of news',
}

/** By `group.call`: the values that `sort` may have, with the order that each means. The first holds without `sort`. */
export const LIST_SORTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'search.exhibits': { DEFAULT: 'recommended first', AZ: 'by name', NEW: 'latest `updateTime` first' },
  'search.list': { DEFAULT: 'recommended first', AZ: 'by name', NEW: 'latest `updateTime` first' },
  'news.search': { publish_time: 'latest first, with a keyword too' },
}
