import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@fair/contract/rules/language.ts'
import { ARCHIVE_FORM, type ArchiveHeader, type ArchiveIndex, readHeader } from '../../../../src/lib/archive.ts'
import { type ArchiveSource, makeArchive, packed } from './site-archive.ts'

/** Where indexes and archives are, from the site's folder. */
export const ARCHIVES = 'archive'

export const indexFile = (language: Language): string => `${ARCHIVES}/${language}.json`

/** A file named by its content, so that it never changes and is cached like scripts and styles. */
export const namedByContent = (language: Language, bytes: Buffer): string =>
  `${ARCHIVES}/${language}.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.txt`

/** The path prefix of a language's pages; null if the site has none. */
export function prefixOf(dir: string, language: Language): string | null {
  if (existsSync(join(dir, language, 'index.html'))) return `/${language}/`
  const home = join(dir, 'index.html')
  const isDefault = existsSync(home) && readFileSync(home, 'utf8').slice(0, 200).includes(`<html lang="${language}"`)
  return isDefault ? '/' : null
}

/** An archive, and the details that servers and browsers need. */
export interface MadeArchive {
  file: string
  bytes: Buffer
  /** Compressed with brotli. */
  packed: Buffer
  index: ArchiveIndex
}

/**
 * Makes the archive of a language with its index.
 *
 * @param dir the built site
 * @param quality of brotli
 */
export function archiveFor(dir: string, language: Language, source: ArchiveSource, quality: number): MadeArchive {
  const bytes = makeArchive(source)
  const file = namedByContent(language, bytes)
  const { header } = readHeader<ArchiveHeader>(bytes)
  const compressed = packed(bytes, quality)
  const index: ArchiveIndex = {
    form: ARCHIVE_FORM,
    version: header.version,
    file: `/${file}`,
    size: bytes.length,
    packed: compressed.length,
    pages: pagesIn(source),
    assets: packedAssets(dir, source),
    patches: [],
  }
  return { file, bytes, packed: compressed, index }
}

export const pagesIn = ({ files }: ArchiveSource): number =>
  [...files.keys()].filter((path) => path.endsWith('/')).length

/** Bytes of the assets, each compressed as servers do. */
export const packedAssets = (dir: string, { assets }: ArchiveSource): number =>
  assets.reduce((sum, path) => sum + packed(readFileSync(join(dir, path.slice(1))), 7).length, 0)
