/*
 * In a share of a sharded build, and in a build with a head, an item whose page is made elsewhere is what lists contain of it: a
 * stand-in, in the place of the whole. Other pages show no more of it.
 */

const placeholders = new WeakSet<object>()

/** Whether another share, or the tail service, has the whole of it. */
export const isPlaceholder = (value: object): boolean => placeholders.has(value)

export function markPlaceholder<T extends object>(value: T): T {
  placeholders.add(value)
  return value
}
