/** Facets of the lists, by the names that calls and addresses use. */
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
 * `specification` is beside a category alone, which an address with it names too. The last two narrow a search alone;
 * `state` is the name of another thing in the address of a login.
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
