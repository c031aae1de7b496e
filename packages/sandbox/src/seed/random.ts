/*
 * Random numbers by key and salt: the same two always give the same number, in any order of calls. So the properties of
 * an entity can be generated one at a time, long after its row, without repeating a sequence.
 */

/** A 32-bit key for a part of the fair, from the fair's seed and a path such as 'exhibit' and its number. */
export function keyOf(seed: string, kind: string, index = 0): number {
  let h = 0x811c9dc5
  const path = `${seed}/${kind}`
  for (let i = 0; i < path.length; i += 1) h = Math.imul(h ^ path.charCodeAt(i), 0x01000193)
  return scramble(h + Math.imul(index, 0x9e3779b1))
}

/** In [0, 1). */
export const randomNumber = (key: number, salt: number): number =>
  scramble(key ^ Math.imul(salt + 1, 0x85ebca6b)) / 4294967296

/** An integer from `low` to `high`, both included. */
export const randomInt = (key: number, salt: number, low: number, high: number): number =>
  low + Math.floor(randomNumber(key, salt) * (high - low + 1))

export const chance = (key: number, salt: number, probability: number): boolean => randomNumber(key, salt) < probability

/** One item of a list that is not empty. */
export const randomItem = <T>(list: readonly T[], key: number, salt: number): T =>
  itemAt(list, Math.floor(randomNumber(key, salt) * list.length))

/** `count` different items in the list's order; fewer if the list is shorter. */
export function randomItems<T>(list: readonly T[], count: number, key: number, salt: number): T[] {
  let expected = Math.min(count, list.length)
  let left = list.length
  const some: T[] = []
  for (const item of list) {
    if (randomNumber(key, salt + left * 31) * left < expected) {
      some.push(item)
      expected -= 1
    }
    left -= 1
  }
  return some
}

/** The list in another order. */
export function shuffled<T>(list: readonly T[], key: number): T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = randomInt(key, i, 0, i)
    const a = itemAt(copy, i)
    copy[i] = itemAt(copy, j)
    copy[j] = a
  }
  return copy
}

/** The item of a list at an index taken modulo its length. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError(`index ${index} of a list of ${list.length}`)
  return item
}

function scramble(value: number): number {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}
