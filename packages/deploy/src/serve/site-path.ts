// Maps the path of an address to a file of the site's folder, and never to one outside of it.
import fs from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGES } from '@fair/contract/rules/language.ts'

/** A file of the site, with data that changes when the file does. */
export interface SiteFile {
  path: string
  size: number
  modified: number
}

/** The target of an address: a file, a redirect (with a slash, without a prefix), or nothing. */
export type Found = { kind: 'file'; file: SiteFile } | { kind: 'moved'; location: string } | { kind: 'none' }

/** Deeper than any page of ours: longer paths cannot exist. */
const DEEPEST = 24
const MAX_SLASHES = 4 * DEEPEST
/** A not-found page is at the site's root, a language's, or an exhibition's: `/ja-JP/e/{id}/`. */
const DEEPEST_NOT_FOUND = 4

/**
 * The decoded segments of a path; undefined for a path that no file can have: broken escapes, `..`, a slash or NUL in a
 * segment, hidden files (except `.well-known`), more than {@link DEEPEST} folders.
 */
export function segmentsOf(pathname: string): string[] | undefined {
  const segments: string[] = []
  const parts = pathname.split('/', MAX_SLASHES + 1)
  if (parts.length > MAX_SLASHES) return undefined
  for (const raw of parts) {
    if (raw === '' || raw === '.') continue
    let segment: string
    try {
      segment = decodeURIComponent(raw)
    } catch {
      return undefined
    }
    if (/[/\\\0]/.test(segment)) return undefined
    if (segment.startsWith('.') && segment !== '.well-known') return undefined
    segments.push(segment)
    if (segments.length > DEEPEST) return undefined
  }
  return segments
}

/** The files of a site: returns the one at a path, undefined if there is none. Throws {@link NotBuiltYet}. */
export type Files = (segments: readonly string[]) => Promise<SiteFile | undefined>

/** The site is still being built, and it is not yet clear whether it has the file. */
export class NotBuiltYet extends Error {}

/** The regular files that are really in a folder: no link leads out. */
export const folderFiles =
  (folder: string): Files =>
  async (segments) => {
    try {
      const real = await fs.realpath(path.join(folder, ...segments))
      const home = await fs.realpath(folder)
      if (real !== home && !real.startsWith(home + path.sep)) return undefined
      const stat = await fs.stat(real)
      return stat.isFile() ? { path: real, size: stat.size, modified: stat.mtimeMs } : undefined
    } catch {
      return undefined
    }
  }

/**
 * The target of an address. `/exhibits/` is `exhibits/index.html`; `/exhibits` redirects to the address with the slash
 * and the same query.
 */
export async function find(fileAt: Files, url: URL): Promise<Found> {
  const segments = segmentsOf(url.pathname)
  if (!segments) return { kind: 'none' }
  const isFolder = url.pathname.endsWith('/')
  if (!isFolder) {
    const file = await fileAt(segments)
    if (file) return { kind: 'file', file }
  }
  const index = await fileAt([...segments, 'index.html'])
  if (!index) return (await inProperCase(fileAt, url, segments)) ?? (await withoutPrefix(fileAt, url, segments))
  if (isFolder) return { kind: 'file', file: index }
  // Built from the segments, so that `//host` cannot become an address on another host.
  const location = `/${segments.map(encodeURIComponent).join('/')}/${url.search}`
  return { kind: 'moved', location }
}

/** `/en-us/news/` leads to `/en-US/news/`; undefined if the prefix is spelt right, or there is no such page. */
async function inProperCase(fileAt: Files, url: URL, segments: readonly string[]): Promise<Found | undefined> {
  const [prefix = '', ...rest] = segments
  const language = languageOf(prefix)
  if (!language || language === prefix || !(await fileAt([language, ...rest, 'index.html']))) return undefined
  return { kind: 'moved', location: `/${[language, ...rest].map(encodeURIComponent).join('/')}/${url.search}` }
}

const languageOf = (prefix: string) => LANGUAGES.find((language) => language.toLowerCase() === prefix.toLowerCase())

/**
 * The default language has no prefix: `/zh-CN/exhibits/` redirects to that page's address in that language. (If a
 * server does not, the head script of the not-found page does.)
 */
async function withoutPrefix(fileAt: Files, url: URL, [prefix = '', ...rest]: readonly string[]): Promise<Found> {
  const language = languageOf(prefix)
  if (!language) return { kind: 'none' }
  // A language with its own pages does not use others.
  if (await fileAt([language, 'index.html'])) return { kind: 'none' }
  if (!(await fileAt([...rest, 'index.html']))) return { kind: 'none' }
  const query = new URLSearchParams(url.search)
  query.set('language', language)
  const path = rest.map((segment) => `${encodeURIComponent(segment)}/`).join('')
  return { kind: 'moved', location: `/${path}?${query}` }
}

/** The not-found page nearest to an address: Japanese for `/ja-JP/nothing/here`, the default one for `/nothing`. */
export async function nearestNotFound(fileAt: Files, pathname: string): Promise<SiteFile | undefined> {
  const first = pathname.split('/', DEEPEST_NOT_FOUND + 1).join('/')
  const [prefix, ...rest] = segmentsOf(pathname) ?? segmentsOf(first) ?? []
  const segments = prefix === undefined ? [] : [languageOf(prefix) ?? prefix, ...rest]
  for (let depth = Math.min(segments.length, DEEPEST_NOT_FOUND); depth >= 0; depth -= 1) {
    const place = segments.slice(0, depth)
    const file = (await fileAt([...place, '404', 'index.html'])) ?? (await fileAt([...place, '404.html']))
    if (file) return file
  }
  return undefined
}
