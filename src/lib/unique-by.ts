/** The items without those whose key an earlier one has. */
export const uniqueBy = <T>(items: readonly T[], keyOf: (item: T) => string): T[] =>
  [...Map.groupBy(items, keyOf).values()].flatMap(([first]) => first ?? [])
