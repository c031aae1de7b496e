/**
 * A list in a seemingly random order that is the same for the same salt: each item is sorted by the hash of its id.
 * Adding or removing an item does not change the order of the rest.
 */
export function shuffled(ids: readonly string[], salt: string): string[] {
  const start = hash(salt, 0x811c9dc5)
  const keyed = ids.map((id) => ({ id, key: spread(hash(id, start)) }))
  return keyed.sort((a, b) => a.key - b.key || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
}

/** FNV-1a over UTF-16 units, continuing from an earlier hash. */
function hash(text: string, from: number): number {
  let value = from
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** Murmur3's finaliser: ids that differ in their last digit end up far apart. */
function spread(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
