import { at } from './list.ts'

/** A stream of numbers in [0, 1) determined by a seed, with the draws that the pictures need. */
export interface Random {
  (): number
  in(low: number, high: number): number
  /** an integer, both ends included */
  int(low: number, high: number): number
  of<T>(list: readonly T[]): T
  /** -1 or 1 */
  sign(): number
  chance(probability: number): boolean
}

/** FNV-1a over code points, as an unsigned 32-bit number. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0
    h = Math.imul(h, 0x01000193)
  }
  return h >>> 0
}

/** A short prefix for the gradients of one picture, so that two inlined pictures do not share ids. */
export function idPrefix(letter: string, seed: string): string {
  return letter + hash(seed).toString(36).slice(0, 4)
}

/** mulberry32: the same seed always gives the same stream. */
export function random(seed: string): Random {
  let state = hash(seed) || 1
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next()
  next()
  return Object.assign(next, {
    in: (low: number, high: number) => low + (high - low) * next(),
    int: (low: number, high: number) => Math.floor(low + (high - low + 1) * next()),
    of: <T>(list: readonly T[]) => at(list, Math.floor(next() * list.length)),
    sign: () => (next() < 0.5 ? -1 : 1),
    chance: (probability: number) => next() < probability,
  })
}
