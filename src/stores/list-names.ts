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
 * `specification` stands beside a category alone, which an address with it names too. The last two narrow a search alone;
 * `state` is the name of another thing in the address of a login.
 */
export type FacetName = (typeof FACETS)[number] | 'specification' | 'state' | 'column'

/**
 * The query names that a list understands. An address that has one of them shows something else than the prerendered
 * page: the head script then keeps that page's list covered until the island has drawn the right one.
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
