/*
 * In a share of a sharded build, and in a build with a head, an item whose page is made elsewhere is what lists tell of it: a
 * stand-in, in the place of the whole. Other pages show no more of it.
 */

const standIns = new WeakSet<object>()

/** Whether another share, or the tail service, has the whole of it. */
export const isStandIn = (value: object): boolean => standIns.has(value)

export function markStandIn<T extends object>(value: T): T {
  standIns.add(value)
  return value
}
