/*
 * In a shard, and in a build with a head, an item whose page is rendered elsewhere is replaced by a placeholder with
 * only the data of its list entry. Other pages show no more of it.
 */

const placeholders = new WeakSet<object>()

/** Whether the complete item is in another shard, or with the tail service. */
export const isPlaceholder = (value: object): boolean => placeholders.has(value)

export function markPlaceholder<T extends object>(value: T): T {
  placeholders.add(value)
  return value
}
