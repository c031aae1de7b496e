// One pass over the built site (TEST_SITE): the facts about every page, small enough to keep all in memory.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { parseAddress } from '../../src/lib/i18n/paths.ts'

export const SITE = path.resolve(process.env['TEST_SITE'] ?? '.cache/test-site')
/** The second sample tenant, which shows less and has a mobile site; null if it was not built (npm test). */
export const SITE_B =
  process.env['TEST_SITE_B'] === '' ? null : path.resolve(process.env['TEST_SITE_B'] ?? '.cache/test-site-b')

export interface Surveyed {
  /** As a browser requests it: '/ja-JP/exhibits/'. */
  address: string
  file: string
  /** Size of its HTML, in bytes. */
  size: number
  language: Language
  exhibitionId: string | null
  /** The route's path, with slashes at both ends. */
  path: string
  lang: string
  title: string
  description: string
  canonical: string | null
  noindex: boolean
  /** Addresses by hreflang. */
  alternates: Record<string, string>
  h1: number
  /** Distinct addresses on our own site, without query and fragment. */
  links: string[]
}

/** The value of an attribute in a tag's text; undefined if it is missing. */
export const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\s${name}(?:="([^"]*)"|(?=[\\s>/]))`).exec(tag)
  return value ? decode(value[1] ?? '') : undefined
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')

export const tags = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b(?:[^">]|"[^"]*")*>`, 'g')) ?? []

function* pageFiles(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name)
    if (entry.isDirectory()) yield* pageFiles(file)
    else if (entry.name.endsWith('.html')) yield file
  }
}

/** The address of a page's file; the not-found page of the root may be 404.html. */
function addressOf(file: string, site: string): string {
  const inner = path.relative(site, file).replaceAll(path.sep, '/')
  return `/${inner.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '/')}`
}

/** Pages of the site; demo.html, which only redirects, is not one. */
export function* pages(site = SITE): Generator<{ address: string; file: string; html: string }> {
  for (const file of pageFiles(site)) {
    const html = readFileSync(file, 'utf8')
    if (html.includes('id="page"')) yield { address: addressOf(file, site), file, html }
  }
}

const fallbackOf = (site: string) => {
  const lang = /<html[^>]*\slang="([^"]+)"/.exec(readFileSync(path.join(site, 'index.html'), 'utf8'))?.[1]
  return LANGUAGES.find((each) => each === lang) ?? 'zh-CN'
}

const surveys = new Map<string, Surveyed[]>()

/** Every page of a site. Read once per test file. */
export function survey(site = SITE): readonly Surveyed[] {
  if (!existsSync(path.join(site, 'index.html'))) throw new Error(`${site} holds no built site: npm test builds it`)
  const fallback = fallbackOf(site)
  const known = surveys.get(site)
  if (known) return known
  const all: Surveyed[] = []
  for (const { address, file, html } of pages(site)) {
    const { language, exhibitionId, path: route } = parseAddress(address, fallback, LANGUAGES)
    const [head = '', body = ''] = html.split('</head>')
    const links = tags(head, 'link')
    const metas = tags(head, 'meta')
    const meta = (name: string) => metas.find((tag) => attribute(tag, 'name') === name)
    const rel = (name: string) => links.filter((tag) => attribute(tag, 'rel') === name)
    const hrefs = tags(body, 'a').map((tag) => attribute(tag, 'href') ?? '')
    all.push({
      address,
      file,
      size: statSync(file).size,
      language,
      exhibitionId,
      path: route,
      lang: attribute(tags(head, 'html')[0] ?? '', 'lang') ?? '',
      title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
      description: attribute(meta('description') ?? '', 'content') ?? '',
      canonical: attribute(rel('canonical')[0] ?? '', 'href') ?? null,
      noindex: (attribute(meta('robots') ?? '', 'content') ?? '').includes('noindex'),
      alternates: Object.fromEntries(
        rel('alternate')
          .filter((tag) => attribute(tag, 'hreflang') !== undefined)
          .map((tag) => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? '']),
      ),
      h1: tags(body, 'h1').length,
      links: [...new Set(hrefs.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/[?#].*$/, '')))],
    })
  }
  surveys.set(site, all)
  return all
}

/** Whether an address without query is a file of the site. */
export function isPresent(address: string): boolean {
  // Files of exhibitors are the platform's; packages/sandbox/src/pages/papers.test.ts checks that it has them.
  if (address.startsWith('/media/') || address.startsWith('/sandbox/papers/')) return true
  // So are recordings: a player loads them, and visitors without scripts open them directly.
  if (address.endsWith('.m3u8')) return true
  const file = path.join(SITE, decodeURIComponent(address))
  return existsSync(address.endsWith('/') ? path.join(file, 'index.html') : file)
}

/** A test's message about pages that break a rule: the first few, and how many there are. */
export const shorten = (findings: readonly string[]): string[] =>
  findings.length > 12 ? [...findings.slice(0, 12), `… ${findings.length} in all`] : [...findings]
