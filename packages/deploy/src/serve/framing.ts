// Who may frame a page (frame-ancestors, which only a response header can set): nobody, except for two kinds of routes.
import fs from 'node:fs/promises'
import { type Files, type SiteFile, segmentsOf } from './site-path.ts'

/** The search cards, which may be embedded alone in any frame: they show public data and offer no actions. */
const CARDS = /^\/(?:[a-z]{2}-[A-Z]{2}\/)?(?:e\/[^/]+\/)?search\/component\/[^/]+\/$/
const MICRO_PAGE = /^(.*\/micro-page\/)([^/]+)\/$/
const EXACT_ORIGIN = /^https?:\/\/[^\s*/;,'"]+$/

/** An origin as allowed in a header: in ASCII, as browsers send it; undefined if the text is not an origin. */
export const originOf = (text: string): string[] => {
  const origin = EXACT_ORIGIN.test(text) ? URL.parse(text)?.origin : undefined
  return origin === undefined || origin === 'null' ? [] : [origin]
}

/**
 * The value of `frame-ancestors` for an address: the origins that a micro page's tenant allows, as the build wrote them
 * into `…/micro-page/framing.json`; anybody for the search cards; `'none'` for all else.
 */
export async function frameAncestors(fileAt: Files, pathname: string): Promise<string> {
  if (CARDS.test(pathname)) return '*'
  const [, base = '', id = ''] = MICRO_PAGE.exec(pathname) ?? []
  const segments = segmentsOf(base)
  if (id === '' || !segments) return "'none'"
  const origins = (await allowed(await fileAt([...segments, 'framing.json']))).get(id) ?? []
  return origins.flatMap(originOf).join(' ') || "'none'"
}

const known = new Map<string, { modified: number; pages: ReadonlyMap<string, string[]> }>()

/** The file's content, read again when it changes; empty if it is missing. */
async function allowed(file: SiteFile | undefined): Promise<ReadonlyMap<string, string[]>> {
  if (!file) return new Map()
  try {
    const { path, modified } = file
    const before = known.get(path)
    if (before?.modified === modified) return before.pages
    const pages = new Map(Object.entries(JSON.parse(await fs.readFile(path, 'utf8')) as Record<string, string[]>))
    known.set(path, { modified, pages })
    return pages
  } catch {
    return new Map()
  }
}
