// Whether the files of pages are complete: a power cut may leave one that is empty, cut off or full of zeros.
import { hash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'

/** The content of a page's file: its size in bytes, and a digest. */
export type PageFile = readonly [bytes: number, digest: string]

/** The end of every page. */
const END = '</html>'
/** Bytes at the end of a file that are searched for the end of a page: a line break may follow it. */
const LAST_BYTES = END.length + 2

export const isCompletePage = (bytes: Buffer): boolean =>
  bytes.subarray(-LAST_BYTES).toString('latin1').trimEnd().endsWith(END)

export const pageFileOf = (bytes: Buffer): PageFile => [bytes.byteLength, hash('sha256', bytes).slice(0, 32)]

/** @throws Error the file is missing or does not contain a complete page */
export function readPageFile(path: string): PageFile {
  const bytes = readFileSync(path)
  if (!isCompletePage(bytes)) throw new Error(`${path} does not contain a complete page.`)
  return pageFileOf(bytes)
}

/**
 * Whether a file exists with the right size and the end of a page. Its other bytes are not read: there may be millions
 * of pages, and a release compares their digests.
 */
export function isIntact(path: string, known: PageFile | undefined): boolean {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return false
  }
  try {
    const { size } = fstatSync(file)
    if (known !== undefined && size !== known[0]) return false
    const end = Buffer.alloc(Math.min(size, LAST_BYTES))
    readSync(file, end, 0, end.byteLength, Math.max(0, size - LAST_BYTES))
    return isCompletePage(end)
  } finally {
    closeSync(file)
  }
}
