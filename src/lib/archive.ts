/*
 * The archive of a language: all of its public pages, and the search index, in one file. A release writes it
 * (scripts/archive), and the archive worker (src/worker) stores it on the visitor's device.
 *
 * An archive begins with a line of JSON (`ArchiveHeader`). The streams of its blocks follow. A block encodes the text
 * of its files as copies of earlier text, and literals: four streams of bytes, so that a general compression packs each
 * well. Servers send the file compressed; the worker compresses each block for the device. The first block contains a
 * few files of each kind. Each other block copies from the first and from itself, so that two blocks are enough to read
 * any file.
 */

/** Changes with the format: a device discards an archive in another format. */
export const ARCHIVE_FORM = 1

/** Path of a file from the site's root (`/ja-JP/exhibits/`), its size in bytes, the first 8 hex digits of its SHA-256. */
export type ArchiveFile = readonly [path: string, size: number, digest: string]

export interface ArchiveBlock {
  /** In the order of their text. */
  readonly files: readonly ArchiveFile[]
  /** Bytes of each stream, in the order of `BlockStreams`. */
  readonly streams: readonly number[]
}

export interface ArchiveHeader {
  readonly form: typeof ARCHIVE_FORM
  /** Changes with any file. */
  readonly version: string
  readonly blocks: readonly ArchiveBlock[]
  /** Scripts, stylesheets and icons that the pages load: paths from the site's root. */
  readonly assets: readonly string[]
}

/** An update of an archive: a header, then the streams of one block. */
export interface PatchHeader {
  readonly form: typeof ARCHIVE_FORM
  /** The version that it updates. */
  readonly from: string
  readonly version: string
  /** Files of that version, removed ones among them; the block copies from their text, one after another. */
  readonly base: readonly string[]
  /** Files that are new or changed. */
  readonly block: ArchiveBlock
  readonly removed: readonly string[]
  /** As in `ArchiveHeader`; null if they are the same. */
  readonly assets: readonly string[] | null
}

/** Published as `archive/{language}.json`. */
export interface ArchiveIndex {
  readonly form: typeof ARCHIVE_FORM
  readonly version: string
  /** Path of the archive from the site's root. */
  readonly file: string
  /** Size of the archive in bytes, and its compressed size (brotli). */
  readonly size: number
  readonly packed: number
  readonly pages: number
  /** Bytes of the assets, compressed. */
  readonly assets: number
  /** Updates, the oldest first: each continues the one before. `size` in bytes, compressed. */
  readonly patches: readonly {
    readonly from: string
    readonly version: string
    readonly file: string
    readonly size: number
  }[]
}

/** Literal bytes; lengths of runs of literals; lengths of copies; distances of copies. */
export type BlockStreams = readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array]

/** Copies repeat one of this many distances. A greater number is a new distance. */
export const RECENT = 4

/** Reads numbers of 7 bits a byte, the lowest first. */
const numbers = (bytes: Uint8Array) => {
  let at = 0
  return (): number => {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++] ?? 0
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }
}

/** The sum of the sizes of a block's files, in bytes. */
export const textSize = ({ files }: Pick<ArchiveBlock, 'files'>): number =>
  files.reduce((sum, [, size]) => sum + size, 0)

/**
 * Writes the text of a block's files into a buffer, one after another.
 *
 * @param text contains the text that the block copies from, before `start`, and has room for the files after it
 * @param sizes of the files, in bytes
 * @throws RangeError the streams are damaged
 */
export function unpackBlock(streams: BlockStreams, text: Uint8Array, start: number, sizes: readonly number[]): void {
  const [literals, ...rest] = streams
  const [literalLength, copyLength, distanceCode] = rest.map(numbers) as [() => number, () => number, () => number]
  let [at, literal] = [start, 0]
  for (const size of sizes) {
    const end = at + size
    let recent: number[] = Array.from({ length: RECENT }, () => 0)
    for (;;) {
      const literalCount = literalLength()
      if (at + literalCount > end) throw new RangeError('An archive is damaged.')
      text.set(literals.subarray(literal, literal + literalCount), at)
      literal += literalCount
      at += literalCount
      const copied = copyLength()
      if (copied === 0) break
      const code = distanceCode()
      const distance = code < RECENT ? (recent[code] ?? 0) : (recent[0] ?? 0) - unfold(code - RECENT)
      recent = [distance, ...recent.filter((_, n) => n !== (code < RECENT ? code : RECENT - 1))]
      if (distance <= 0 || distance > at || at + copied > end) throw new RangeError('An archive is damaged.')
      if (copied <= distance) text.copyWithin(at, at - distance, at - distance + copied)
      else for (let n = 0; n < copied; n += 1) text[at + n] = text[at + n - distance] ?? 0
      at += copied
    }
    if (at !== end) throw new RangeError('An archive is damaged.')
  }
}

/** Maps 0, 1, 2, 3, 4 … to 0, -1, 1, -2, 2 … */
const unfold = (code: number): number => (code % 2 === 0 ? code / 2 : -(code + 1) / 2)

/** The bytes of a block, split into its streams. */
export function splitStreams(bytes: Uint8Array, sizes: readonly number[]): BlockStreams {
  let at = 0
  const streams = sizes.map((size) => {
    at += size
    return bytes.subarray(at - size, at)
  })
  if (streams.length !== 4 || at !== bytes.length) throw new RangeError('An archive is damaged.')
  return streams as unknown as BlockStreams
}

/** Splits an archive or an update into its header and its streams. */
export function readHeader<T extends ArchiveHeader | PatchHeader>(
  bytes: Uint8Array,
): { header: T; streams: Uint8Array } {
  const end = bytes.indexOf(10)
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as T
  return { header, streams: bytes.subarray(end + 1) }
}
