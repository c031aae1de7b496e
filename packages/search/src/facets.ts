import type { Facets } from '@fair/contract/endpoint.ts'

/** The chosen values by which results are narrowed, by facet. */
export type FacetChoice = Readonly<Record<string, readonly string[]>>

/**
 * Narrows by facets and counts them, as the platform does: values of one facet are alternatives, facets narrow each
 * other, and a facet's counts ignore its own choice, so that they show the effect of one more value of it.
 *
 * @param values of an item, by facet
 * @param labels every value with its label, in the order shown; their counts are computed again, and values without
 * items here are left out
 */
export function narrowedBy<T>(
  items: readonly T[],
  values: (item: T) => FacetChoice,
  labels: Facets,
  chosen: FacetChoice,
): { items: T[]; facets: Facets } {
  const names = Object.keys(labels)
  const counts = new Map(names.map((name) => [name, new Map<string, number>()]))
  const matching: T[] = []
  for (const item of items) {
    const own = values(item)
    const failed = Object.entries(chosen)
      .filter(
        ([name, chosenValues]) => chosenValues.length > 0 && !chosenValues.some((value) => own[name]?.includes(value)),
      )
      .map(([name]) => name)
    if (failed.length === 0) matching.push(item)
    const counting = failed.length === 0 ? names : failed.length === 1 ? failed : []
    for (const name of names) {
      const counted = counts.get(name)
      // A value that only another facet excludes remains, with 0.
      const more = Number(counting.includes(name))
      for (const value of new Set(own[name])) counted?.set(value, (counted.get(value) ?? 0) + more)
    }
  }
  const facets = Object.fromEntries(
    names.map((name) => [
      name,
      (labels[name] ?? []).flatMap((each) => {
        const count = counts.get(name)?.get(each.value)
        return count === undefined && !chosen[name]?.includes(each.value) ? [] : [{ ...each, count: count ?? 0 }]
      }),
    ]),
  )
  return { items: matching, facets }
}
