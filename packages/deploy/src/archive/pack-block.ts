// Encodes the text of files as copies and literals (src/lib/archive.ts).
import type { ArchiveBlock } from '../../../../src/lib/archive.ts'
import { RECENT } from '../../../../src/lib/archive.ts'

/** Number of equal bytes that start a search for a copy. */
const ANCHOR = 12
/** Minimum length of a copy from a new distance. */
const SHORTEST = 128
/** How much longer a copy from a new distance must be than one from a recent distance. */
const LONGER = 16
/** Minimum length of a copy from a recent distance. */
const SHORTEST_REPEATED = 24
/** A copy this long from a recent distance is accepted without another search. */
const ENOUGH = 256
const TABLE_BITS = 22

/** Positions in a text by the bytes that start there: the last of each. */
export type Anchors = Int32Array

export const noAnchors = (): Anchors => new Int32Array(1 << TABLE_BITS).fill(-1)

const word = (text: Uint8Array, at: number): number =>
  (text[at] ?? 0) | ((text[at + 1] ?? 0) << 8) | ((text[at + 2] ?? 0) << 16) | ((text[at + 3] ?? 0) << 24)

function anchorOf(text: Uint8Array, at: number): number {
  let hash = Math.imul(word(text, at), 0x9e3779b1) ^ Math.imul(word(text, at + 4), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ Math.imul(word(text, at + 8), 0x27d4eb2f)
  return Math.imul(hash ^ (hash >>> 13), 0x9e3779b1) >>> (32 - TABLE_BITS)
}

/** Adds a part of a text to the positions. */
export function addAnchors(anchors: Anchors, text: Uint8Array, start: number, end: number): void {
  for (let at = start; at + ANCHOR <= end; at += 1) anchors[anchorOf(text, at)] = at
}

/** Numbers in groups of 7 bits per byte, the lowest first. */
class NumberStream {
  readonly bytes: number[] = []
  add(value: number): void {
    let rest = value
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.bytes.push((rest % 128) | 128)
    this.bytes.push(rest)
  }
}

/** Maps 0, -1, 1, -2, 2 … to 0, 1, 2, 3, 4 … */
const fold = (value: number): number => (value >= 0 ? value * 2 : -value * 2 - 1)

/**
 * Encodes consecutive files of a text.
 *
 * @param text the files may copy from its part before `start`
 * @param anchors positions of that part; those of the files are added
 * @returns the streams, joined, and the size of each in bytes
 */
export function packBlock(
  text: Uint8Array,
  start: number,
  sizes: readonly number[],
  anchors: Anchors,
): { bytes: Uint8Array; streams: ArchiveBlock['streams'] } {
  const literals: Uint8Array[] = []
  const [literalLengths, copyLengths, distances] = [new NumberStream(), new NumberStream(), new NumberStream()]
  let from = start
  for (const size of sizes) {
    const end = from + size
    let recent: number[] = Array.from({ length: RECENT }, () => 0)
    let literal = from
    const lengthAt = (at: number, source: number): number => {
      let length = 0
      while (at + length < end && text[at + length] === text[source + length]) length += 1
      return length
    }
    const copy = (at: number, length: number, distance: number) => {
      literalLengths.add(at - literal)
      literals.push(text.subarray(literal, at))
      copyLengths.add(length)
      const known = recent.indexOf(distance)
      distances.add(known >= 0 ? known : fold((recent[0] ?? 0) - distance) + RECENT)
      recent = [distance, ...recent.filter((_, n) => n !== (known >= 0 ? known : RECENT - 1))]
      literal = at + length
    }
    for (let at = from; at + ANCHOR <= end; ) {
      const found = longestCopy(text, at, recent, anchors, lengthAt)
      if (!found) {
        at += 1
        continue
      }
      let back = 0
      while (at - back > literal && text[at - back - 1] === text[found.source - back - 1]) back += 1
      copy(at - back, found.length + back, at - found.source)
      at += found.length
    }
    literalLengths.add(end - literal)
    literals.push(text.subarray(literal, end))
    copyLengths.add(0)
    addAnchors(anchors, text, from, end)
    from = end
  }
  const streams = [
    Buffer.concat(literals),
    ...[literalLengths, copyLengths, distances].map(({ bytes }) => Buffer.from(bytes)),
  ]
  return { bytes: Buffer.concat(streams), streams: streams.map(({ length }) => length) }
}

function longestCopy(
  text: Uint8Array,
  at: number,
  recent: readonly number[],
  anchors: Anchors,
  lengthAt: (at: number, source: number) => number,
): { source: number; length: number } | null {
  let best: { source: number; length: number } | null = null
  for (const distance of recent) {
    if (distance <= 0 || distance > at) continue
    const length = lengthAt(at, at - distance)
    if (length >= SHORTEST_REPEATED && length > (best?.length ?? 0)) best = { source: at - distance, length }
  }
  if ((best?.length ?? 0) >= ENOUGH) return best
  const source = anchors[anchorOf(text, at)] ?? -1
  if (source < 0) return best
  const length = lengthAt(at, source)
  return length >= SHORTEST && length > (best?.length ?? 0) + LONGER ? { source, length } : best
}
