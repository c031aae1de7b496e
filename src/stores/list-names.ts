/** Facets of the lists, by the names used in calls and addresses. */
const FACETS = [
  'category',
  'region',
  'industry',
  'tag',
  'hall',
  'available',
  'district',
  'industryType',
  'date',
  'topic',
] as const
/**
 * `specification` exists only with a category, which its addresses contain too. The last two filter only a search;
 * `state` has another meaning in the address of a login.
 */
export type FacetName = (typeof FACETS)[number] | 'specification' | 'state' | 'column'

/**
 * The query parameters of all lists. A list drops from its addresses those of another list that it does not read itself
 * (features/shared/list/list-query.ts).
 */
export const LIST_PARAMETERS = [
  'keyword',
  ...FACETS,
  'exhibitorId',
  'exhibitorGroupId',
  'sort',
  'page',
  'view',
  'type',
] as const
