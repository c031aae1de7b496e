/*
 * What each list can be narrowed and sorted by. A facet is answered under its name in `facets`, with counts, and is chosen
 * by the field of the same name. Sandbox, site and this table are held against each other by tests.
 */

const EXHIBIT_FACETS = ['category', 'specification', 'region', 'tag', 'hall'] as const
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

/** The facets that a list answers only where one of another facet is chosen. */
export const FACET_OF: Readonly<Record<string, string>> = { specification: 'category' }

/** What a facet's values are. */
export const FACET_VALUES: Readonly<Record<string, string>> = {
  category: 'categoryId of the category tree; a parent holds what its children hold',
  specification:
    '(added, and a list without it is a list all the same) only where a category is chosen: what its exhibits say of ' +
    'themselves, the most telling first. At the top a specificationId, the same in every language, with its `unit` where ' +
    'it is a number. Below it (`parent`) either ranges, ascending and none over another, `x-travel_500..600` with both ' +
    'ends in it, all that the category has, which are drawn as a histogram; or words, `control_fanuc`. Each ' +
    'specification narrows the others, choices of one are alternatives, and its counts leave its own choice aside. The counts of `category` leave all of them ' +
    'aside: another category begins without',
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
