// Dictionaries for a site's pages, and pages compressed with them (RFC 9842, `dcz`), for browsers that have seen one
// page of a language. A dictionary is made of a few pages of the site, once for each language and version of the code.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as zlib from 'node:zlib'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import {
  DICTIONARY_INDEX,
  type DictionaryIndex,
  dictionaryId,
  dictionaryPrefix,
  packedName,
} from '../serve/dictionaries.ts'
import { factsOf, type Site } from './site-files.ts'

/** Incremented when dictionaries are made in another way. */
const FORM = 1

/** Start of a `dcz` stream: the magic number of a skippable frame of 32 bytes, the dictionary's SHA-256. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex')

/** Level 16 takes five times as long, for nothing. The window, 1 MB, covers the dictionary and the page. */
const PARAMETERS = { [zlib.constants.ZSTD_c_compressionLevel]: 15, [zlib.constants.ZSTD_c_windowLog]: 20 }

/** A dictionary that pages are compressed with. */
export interface Dictionary {
  /** Its hash, which is part of compressed files' names (packages/deploy/src/serve/dictionaries.ts). */
  readonly id: string
  readonly bytes: Buffer
}

/** By path prefix: `/`, `/ja-JP/`. */
export type Dictionaries = ReadonlyMap<string, Dictionary>

/** Whether this Node has Zstandard with dictionaries (24.6 and newer). */
export function canPack(): boolean {
  const sample = Buffer.from('A dictionary that Node takes makes a text that it holds shorter than half.'.repeat(2))
  return (
    typeof zlib.zstdCompressSync === 'function' &&
    zlib.zstdCompressSync(sample, { dictionary: sample }).length < zlib.zstdCompressSync(sample).length / 2
  )
}

/** The 40 bytes before the compressed page, by which browsers identify the dictionary (RFC 9842, section 5). */
export const dczHeader = (dictionary: Uint8Array): Buffer =>
  Buffer.concat([MAGIC, createHash('sha256').update(dictionary).digest()])

/**
 * Compresses pages by one stream, one after the other, each as a frame of its own. The tables of the dictionary, which
 * take 60 ms, are built once; a page then takes 2 ms.
 */
function makePacker({ bytes }: Dictionary): (page: Buffer) => Promise<Buffer> {
  const stream = zlib.createZstdCompress({ dictionary: bytes, params: PARAMETERS })
  const parts: Buffer[] = [dczHeader(bytes)]
  stream.on('data', (part: Buffer) => parts.push(part))
  const pack = (page: Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      stream.once('error', reject).write(page)
      // Ends the frame; the stream goes on.
      stream.flush(zlib.constants.ZSTD_e_end, () => {
        stream.off('error', reject)
        resolve(Buffer.concat(parts.splice(0, parts.length, dczHeader(bytes))))
      })
    })
  let last: Promise<unknown> = Promise.resolve()
  return (page) => {
    const packed = last.then(() => pack(page))
    last = packed.catch(() => undefined)
    return packed
  }
}

const packers = new WeakMap<Dictionary, ReturnType<typeof makePacker>>()

/** A compressed page: the header, then one Zstandard frame. */
export function packPage(page: Buffer, dictionary: Dictionary): Promise<Buffer> {
  const pack = packers.get(dictionary) ?? makePacker(dictionary)
  packers.set(dictionary, pack)
  return pack(page)
}

/** The path prefix of a page's language: `/ja-JP/` for `ja-JP/exhibits/index.html`. */
const prefixOf = (file: string): string => {
  const [first = ''] = file.split('/')
  return LANGUAGES.some((language) => language === first) ? `/${first}/` : '/'
}

/** The dictionary of a file's language; undefined for files that are not pages. */
export const dictionaryFor = (dictionaries: Dictionaries, file: string): Dictionary | undefined =>
  file.endsWith('.html') ? dictionaries.get(prefixOf(file)) : undefined

/** Writes a compressed page next to the original, with the same modification time. */
export async function packTogether(path: string, dictionary: Dictionary): Promise<void> {
  const { atime, mtime } = await stat(path)
  const packed = packedName(path, dictionary.id)
  await writeFile(packed, await packPage(await readFile(path), dictionary))
  await utimes(packed, atime, mtime)
}

/** The pages in a dictionary, by path relative to its language's folder, and their rank by size: 0.5 is the median. */
const KINDS: readonly { readonly pages: RegExp; readonly at: readonly number[] }[] = [
  { pages: /^news\/detail\/[^/]+\/index\.html$/, at: [0.8, 0.2, 0.5] },
  { pages: /^exhibits\/page\/[^/]+\/index\.html$/, at: [0.8, 0.4] },
  { pages: /^exhibits\/index\.html$/, at: [0] },
  // The last are the closest to the compressed page, and the most frequent.
  { pages: /^exhibits\/detail\/[^/]+\/index\.html$/, at: [0.8, 0.5] },
]

/** @returns the files of the pages in a language's dictionary; none if the site has none of them */
export function typicalPages({ files }: Pick<Site, 'files'>, prefix: string): string[] {
  const own = Object.entries(files).filter(([file]) => prefixOf(file) === prefix)
  const chosen = KINDS.flatMap(({ pages, at }) => {
    const found = own.filter(([file]) => pages.test(file.slice(prefix.length - 1)))
    const bySize = found.sort(([a, [, size]], [b, [, other]]) => size - other || (a < b ? -1 : 1))
    return at.flatMap((share) => bySize[Math.floor((bySize.length - 1) * share)]?.[0] ?? [])
  })
  return [...new Set(chosen)]
}

/** The version of the site's code: its scripts and style sheets, whose names contain a hash of their content. */
function codeVersion({ assets }: Pick<Site, 'assets'>): string {
  const code = Object.keys(assets).filter((name) => /^_astro\/[^/]+\.(?:js|css)$/.test(name))
  return createHash('sha256')
    .update(JSON.stringify([FORM, code.sort()]))
    .digest('hex')
    .slice(0, 8)
}

/** A dictionary of these pages, with a number in front that makes its hash a valid file name: about four are tried. */
export function makeDictionary(pages: readonly Buffer[]): Dictionary {
  for (let salt = 0; ; salt += 1) {
    const bytes = Buffer.concat([Buffer.from(`${salt}\n`), ...pages])
    const id = dictionaryId(bytes)
    if (id !== null) return { id, bytes }
  }
}

/** Whether a file's content matches its name, which contains the first 16 hexadecimal digits of its SHA-256. */
const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/**
 * Adds the dictionaries to a site, each as an asset, and their index. An existing dictionary of the same code is
 * reused, so that after a change of content only the changed pages are compressed again.
 *
 * @param known names of published assets, the newest last
 * @param read a published asset; null for a missing one
 * @param put stores a new file, by name; returns its path
 */
export function addDictionaries(
  site: Site,
  known: readonly string[],
  read: (name: string) => Buffer | null,
  put: (name: string, bytes: Buffer) => string,
): { site: Site; dictionaries: Dictionaries } {
  const code = codeVersion(site)
  const dictionaries = new Map<string, Dictionary>()
  const index: Record<string, string> = {}
  const [made, assets] = [{ ...site.made }, { ...site.assets }]
  for (const prefix of ['/', ...LANGUAGES.map((language) => `/${language}/`)]) {
    const pages = typicalPages(site, prefix)
    if (pages.length === 0) continue
    const start = dictionaryPrefix(prefix, code)
    const sound = known.filter((name) => name.startsWith(start)).flatMap((name) => reused(name, read(name)))
    const dictionary = sound.at(-1) ?? makeDictionary(pages.map((file) => readFileSync(join(site.dir, file))))
    const name = `${start}${digestOf(dictionary.bytes)}.txt`
    dictionaries.set(prefix, dictionary)
    index[prefix] = name
    made[name] = put(name, dictionary.bytes)
    assets[name] = factsOf(name, dictionary.bytes)
  }
  if (dictionaries.size === 0) return { site, dictionaries }
  const text = Buffer.from(`${JSON.stringify(index satisfies DictionaryIndex)}\n`)
  made[DICTIONARY_INDEX] = put(DICTIONARY_INDEX, text)
  const files = { ...site.files, [DICTIONARY_INDEX]: factsOf(DICTIONARY_INDEX, text) }
  const digest = createHash('sha256')
    .update(JSON.stringify([site.digest, index]))
    .digest('hex')
  return { site: { ...site, files, assets, made, digest }, dictionaries }
}

function reused(name: string, bytes: Buffer | null): Dictionary[] {
  const id = bytes && name.endsWith(`.${digestOf(bytes)}.txt`) ? dictionaryId(bytes) : null
  return bytes && id !== null ? [{ id, bytes }] : []
}
