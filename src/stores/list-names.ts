/** Facets of the lists, by the names that calls and addresses use. */
const FACETS = ['category', 'region', 'industry', 'tag', 'hall', 'available', 'district', 'industryType'] as const
export type FacetName = (typeof FACETS)[number]

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
  // The agendas' own (features/agenda).
  'date',
  'topic',
] as const
