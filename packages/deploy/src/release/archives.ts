// Archives of a released site (src/lib/archive.ts): one for each language, and its updates.
import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { ARCHIVE_FORM, type ArchiveIndex, readHeader } from '../../../../src/lib/archive.ts'
import {
  type ArchiveSource,
  applyPatch,
  makePatch,
  openArchive,
  packed,
  readArchiveSource,
} from '../archive/site-archive.ts'
import { archiveFor, indexFile, namedByContent, packedAssets, pagesIn, prefixOf } from '../archive/write-archive.ts'
import { factsOf, type Site } from './site-files.ts'

/** An archive is created again after this many updates, or when they have reached this fraction of its size. */
const MAX_PATCHES = 30
const LARGEST_SHARE = 0.25
/** Brotli quality for the sizes in an index; compressing for servers (precompressed.ts) saves another tenth. */
const QUALITY = 9
/** A language with more pages gets none: creating it takes 70 KB of memory per page. */
const MAX_PAGES = 8000

/**
 * Adds archives to a site. A language whose last archive is published gets an update of it, if that is small.
 *
 * @param former reads a file of the current release; null for a missing one
 * @param shared reads a published asset; null for a missing one
 * @param put stores a new file, by name; returns its path
 */
export function addArchives(
  site: Site,
  former: (name: string) => Buffer | null,
  shared: (name: string) => Buffer | null,
  put: (name: string, bytes: Buffer) => string,
): Site {
  const [made, assets, files] = [{ ...site.made }, { ...site.assets }, { ...site.files }]
  const addAsset = (name: string, bytes: Buffer) => {
    made[name] = put(name, bytes)
    assets[name] = factsOf(name, bytes)
  }
  for (const language of LANGUAGES) {
    const prefix = prefixOf(site.dir, language)
    if (prefix === null || pagesOf(site, prefix) > MAX_PAGES) continue
    const source = readArchiveSource(site.dir, prefix)
    const before = publishedArchive(former(indexFile(language)), shared)
    const updated = before && updatedIndex(site.dir, language, before, source, addAsset)
    const index = updated ?? freshIndex(site.dir, language, source, addAsset)
    const text = Buffer.from(`${JSON.stringify(index)}\n`)
    made[indexFile(language)] = put(indexFile(language), text)
    files[indexFile(language)] = factsOf(indexFile(language), text)
  }
  const digest = createHash('sha256').update(`${site.digest} with archives`).digest('hex')
  return { ...site, files, assets, made, digest }
}

const pagesOf = ({ files }: Site, prefix: string): number => {
  const isOther = (file: string) => LANGUAGES.some((language) => file.startsWith(`${language}/`))
  return Object.keys(files).filter(
    (file) => file.endsWith('index.html') && (prefix === '/' ? !isOther(file) : file.startsWith(prefix.slice(1))),
  ).length
}

interface Published {
  index: ArchiveIndex
  /** The archive and its updates: name and content. */
  parts: readonly (readonly [string, Buffer])[]
  /** The state after all updates. */
  source: ArchiveSource
}

function publishedArchive(index: Buffer | null, shared: (name: string) => Buffer | null): Published | null {
  if (!index) return null
  try {
    const read = JSON.parse(index.toString()) as ArchiveIndex
    if (read.form !== ARCHIVE_FORM) return null
    const parts = [read, ...read.patches].map(({ file }): [string, Buffer] => {
      const bytes = shared(file.slice(1))
      if (!bytes) throw new Error(`${file} is missing.`)
      return [file.slice(1), bytes]
    })
    const [first, ...patches] = parts
    if (!first) return null
    const source = patches.reduce((state, [, bytes]) => applyPatch(state, bytes), openArchive(first[1]))
    return { index: read, parts, source }
  } catch {
    // Damaged or incomplete: the archive is created again.
    return null
  }
}

type AddAsset = (name: string, bytes: Buffer) => void

function updatedIndex(
  dir: string,
  language: Language,
  { index, parts, source: before }: Published,
  source: ArchiveSource,
  add: AddAsset,
): ArchiveIndex | null {
  const patch = makePatch(before, source)
  const keep = () => {
    for (const [name, bytes] of parts) add(name, bytes)
  }
  if (!patch) {
    keep()
    return index
  }
  const size = packed(patch, QUALITY).length
  const sum = index.patches.reduce((total, each) => total + each.size, size)
  if (index.patches.length >= MAX_PATCHES || sum > index.packed * LARGEST_SHARE) return null
  keep()
  const name = namedByContent(language, patch)
  add(name, patch)
  const { from, version } = readHeader(patch).header as { from: string; version: string }
  const patches = [...index.patches, { from, version, file: `/${name}`, size }]
  return { ...index, version, patches, pages: pagesIn(source), assets: packedAssets(dir, source) }
}

function freshIndex(dir: string, language: Language, source: ArchiveSource, add: AddAsset): ArchiveIndex {
  const { file, bytes, index } = archiveFor(dir, language, source, QUALITY)
  add(file, bytes)
  return index
}
