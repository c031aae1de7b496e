/*
 * The filters and sort orders of each list. A facet is returned under its name in `facets`, with counts, and is
 * selected by the field of the same name. Tests compare the sandbox, the site and this table.
 */

const EXHIBIT_FACETS = ['category', 'specification', 'region', 'tag', 'hall'] as const
const EXHIBITOR_FACETS = ['region', 'industry', 'hall', 'tag', 'available'] as const
const SCHEDULED_FACETS = ['date', 'hall', 'topic', 'state'] as const
const GROUP_FACETS = ['district', 'industryType'] as const

/** By `group.call`: the facets of its answer. Lists that are missing here have none. */
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

/** Facets that a list returns only if a value of another facet is chosen. */
export const FACET_OF: Readonly<Record<string, string>> = { specification: 'category' }

/** The values of each facet. */
export const FACET_VALUES: Readonly<Record<string, string>> = {
  category: 'categoryId of the category tree; a parent includes its children',
  specification:
    '(added, optional) only if a category is chosen: the specifications of its exhibits, the most distinctive first. ' +
    'At the top level a specificationId, the same in every language, with its `unit` if it is a number. Below it ' +
    '(`parent`) either ranges, `x-travel_500..600`, ascending, without overlap and with both ends included, which ' +
    'cover the whole category and are drawn as a histogram; or words, `control_fanuc`. Specifications narrow each ' +
    'other, values of one specification are alternatives, and its counts ignore its own choice. The counts of ' +
    '`category` ignore all specifications, as another category starts without any',
  region: 'ISO 3166-1 alpha-2 code of a country, or with its province such as CN-ZJ (`parent` is the country)',
  tag: 'tagId',
  hall: 'the hall’s name, e.g. 8.1',
  industry: 'industryId',
  available: '`live` is streaming now, `online` has staff online now, `appointment` takes appointments',
  date: 'a day YYYY-MM-DD in the exhibition’s zone',
  topic: 'the platform’s value, the same in every language; `label` is the name used in records, and is accepted too',
  state: '`upcoming`, `live`, `ended`, `replay`, `offline`',
  district: 'districtId',
  industryType: 'industryTypeId',
  column: 'columnId of news',
}

/** By `group.call`: the values of `sort`, with the order that each means. The first one applies without `sort`. */
export const LIST_SORTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'search.exhibits': { DEFAULT: 'recommended first', AZ: 'by name', NEW: 'latest `updateTime` first' },
  'search.list': { DEFAULT: 'recommended first', AZ: 'by name', NEW: 'latest `updateTime` first' },
  'news.search': { publish_time: 'latest first, also with a keyword' },
}
