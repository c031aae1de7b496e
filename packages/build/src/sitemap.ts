import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Language } from '@fair/contract/rules/language.ts'
import type { PlannedPage } from '../../../src/content/build-context.ts'
import { hrefOf } from '../../../src/lib/i18n/paths.ts'
import { xmlText } from '../../../src/lib/xml-text.ts'

/** The largest number of addresses in a sitemap (sitemaps.org). */
const LIMIT = 50_000

/** The site that sitemaps describe. */
export interface MappedSite {
  origin: string
  languages: readonly Language[]
  defaultLanguage: Language
  planned: ReadonlyMap<string, PlannedPage>
}

/** Writes a sitemap for each language, with alternates, their index, robots.txt and _redirects. */
export function writeSitemaps(stage: string, site: MappedSite): void {
  const names: string[] = []
  const alternates = alternatesOf(site)
  for (const language of site.languages) {
    const pages = [...site.planned].filter(([, page]) => page.language === language && page.listed)
    for (let n = 0; n * LIMIT < pages.length; n += 1) {
      const name = `sitemap-${language}${n === 0 ? '' : `-${n + 1}`}.xml`
      names.push(name)
      put(join(stage, name), sitemap(pages.slice(n * LIMIT, (n + 1) * LIMIT), site, alternates))
    }
  }
  const entries = names.map((name) => `<sitemap><loc>${xmlText(`${site.origin}/${name}`)}</loc></sitemap>`)
  put(join(stage, 'sitemap.xml'), `${HEAD}<sitemapindex ${XMLNS}>\n${entries.join('\n')}\n</sitemapindex>\n`)
  put(join(stage, 'robots.txt'), robots(site.origin))
  put(join(stage, '_redirects'), redirects(site))
}

/**
 * Addresses of the default language have no prefix. Static hosts that read this file (Netlify, Cloudflare Pages, GitLab
 * Pages) redirect addresses with its prefix, as packages/deploy/src/serve does; pages at both would double the site. The
 * target is absolute, because `:splat` may begin with a slash, and `//name` is the address of another host. These
 * hosts compare paths case-sensitively, so that prefixes in lower case have separate lines.
 */
const redirects = ({ origin, languages, defaultLanguage }: MappedSite): string => {
  const lines = [defaultLanguage, defaultLanguage.toLowerCase()].flatMap((prefix) => [
    `/${prefix} /?language=${defaultLanguage} 301`,
    `/${prefix}/* ${origin}/:splat?language=${defaultLanguage} 301`,
  ])
  for (const language of languages) {
    if (language !== defaultLanguage) lines.push(`/${language.toLowerCase()}/* /${language}/:splat 301`)
  }
  return `${lines.join('\n')}\n`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

type Listed = NonNullable<PlannedPage['listed']>

function sitemap(pages: readonly (readonly [string, PlannedPage])[], site: MappedSite, alternates: Alternates): string {
  const urls = pages.flatMap(([, { language, listed }]) => {
    if (!listed) return []
    const modified = listed.modified === null ? '' : `<lastmod>${listed.modified}</lastmod>`
    return [`<url><loc>${addressOf(site, language, listed)}</loc>${modified}${alternates(listed)}</url>`]
  })
  return `${HEAD}<urlset ${XMLNS} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

const addressOf = (site: MappedSite, language: Language, { exhibitionId, path }: Listed) =>
  xmlText(site.origin + hrefOf({ language, exhibitionId }, site.defaultLanguage, path))

type Alternates = (listed: Listed) => string

/** The page in each language that has it: the same entry in each language's sitemap, so it is created once. */
function alternatesOf(site: MappedSite): Alternates {
  const links = [...site.languages.map((each) => [each, each] as const), ['x-default', site.defaultLanguage] as const]
  const made = new Map<string, string>()
  return (listed) => {
    const key = `${listed.exhibitionId} ${listed.path}`
    const before = made.get(key)
    if (before !== undefined) return before
    const text = links
      // A record may be missing in a language.
      .filter(([, language]) => site.planned.has(hrefOf({ ...listed, language }, site.defaultLanguage, listed.path)))
      .map(([tag, each]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressOf(site, each, listed)}"/>`)
      .join('')
    made.set(key, text)
    return text
  }
}

/** Filtered lists show the same items again: crawlers follow the pages, not the filters. */
const robots = (origin: string) => `User-agent: *
Disallow: /*?*keyword=
Disallow: /*?*live=
Disallow: /webapi/

Sitemap: ${origin}/sitemap.xml
`

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
