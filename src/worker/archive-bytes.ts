import { parseAddress } from '@fair/contract/rules/address.ts'
import { ARCHIVE_FORM, type ArchiveIndex, type PatchHeader, splitStreams, unpackBlock } from '../lib/archive.ts'
import type { ArchiveFailure } from '../lib/archive-messages.ts'

/** An archive could not be stored; the stored one is unchanged. */
export class ArchiveError extends Error {
  readonly why: ArchiveFailure
  constructor(why: ArchiveFailure) {
    super(why)
    this.why = why
  }
}

/** A part of the stored archive is missing or cannot be read. */
export class DamagedArchive extends Error {}

/** @throws unknown any other error */
export function elseDamaged(error: unknown): 'damaged' {
  if (error instanceof DamagedArchive) return 'damaged'
  throw error
}

/** Whether the device has no space left. */
export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

/** A block or a file as it is stored on the device. */
export const packed = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  )
export const unpacked = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())

/** @throws ArchiveError */
export async function fetchIndex(path: string): Promise<ArchiveIndex> {
  const response = await fetch(path, { cache: 'no-cache' }).catch(() => null)
  if (!response) throw new ArchiveError('network')
  if (!response.ok) throw new ArchiveError(response.status === 404 ? 'missing' : 'network')
  const index = (await response.json().catch(() => null)) as ArchiveIndex | null
  if (index?.form !== ARCHIVE_FORM) throw new ArchiveError('missing')
  return index
}

/**
 * Fetches an archive or an update.
 *
 * @param size expected bytes; 0: unknown, and nothing is checked or reported
 * @param report the part received, from 0 to 1
 * @throws ArchiveError
 */
export async function fetchAll(path: string, size: number, report: (done: number) => void): Promise<Uint8Array> {
  const response = await fetch(path).catch(() => null)
  if (!response?.ok || !response.body) throw new ArchiveError('network')
  const parts: Uint8Array[] = []
  let length = 0
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    length += part.value.length
    if (size > 0) report(Math.min(1, length / size))
  }
  if (size > 0 && length !== size) throw new ArchiveError('network')
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The updates that lead to the site's version; null if none do. */
export function patchesFrom(version: string, { patches, version: last }: ArchiveIndex): ArchiveIndex['patches'] | null {
  if (version === last) return []
  const at = patches.findIndex(({ from }) => from === version)
  return at < 0 ? null : patches.slice(at)
}

/** The files of an update, one after the other, made from the files that it is based on. */
export function unpackPatch(base: readonly Uint8Array[], { block }: PatchHeader, streams: Uint8Array): Uint8Array {
  const start = base.reduce((sum, { length }) => sum + length, 0)
  const sizes = block.files.map(([, size]) => size)
  const text = new Uint8Array(start + sizes.reduce((sum, size) => sum + size, 0))
  let at = 0
  for (const each of base) {
    text.set(each, at)
    at += each.length
  }
  unpackBlock(splitStreams(streams, block.streams), text, start, sizes)
  return text.subarray(start)
}

/** The path of an address; '' for none. */
export const pathOf = (url: string): string => parseAddress(url)?.pathname ?? ''
