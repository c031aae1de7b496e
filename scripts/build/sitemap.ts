import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Run, WantedPage } from '../../src/content/run.ts'
import { hrefOf } from '../../src/i18n/paths.ts'
import type { Language } from '../../src/rules/language.ts'

/** A sitemap holds at most so many addresses (sitemaps.org). */
const LIMIT = 50_000

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Writes a sitemap for each language, with alternates, their index, and robots.txt. */
export function writeSitemaps(stage: string, run: Run): void {
  const { content, config } = run
  const names: string[] = []
  for (const language of content.languages) {
    const pages = [...run.wanted].filter(([, page]) => page.language === language && page.listed)
    for (let n = 0; n * LIMIT < pages.length; n += 1) {
      const name = `sitemap-${language}${n === 0 ? '' : `-${n + 1}`}.xml`
      names.push(name)
      put(join(stage, name), sitemap(pages.slice(n * LIMIT, (n + 1) * LIMIT), run))
    }
  }
  const entries = names.map((name) => `<sitemap><loc>${xml(`${config.origin}/${name}`)}</loc></sitemap>`)
  put(join(stage, 'sitemap.xml'), `${HEAD}<sitemapindex ${XMLNS}>\n${entries.join('\n')}\n</sitemapindex>\n`)
  put(join(stage, 'robots.txt'), robots(config.origin))
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function sitemap(pages: readonly (readonly [string, WantedPage])[], run: Run): string {
  const { content, config } = run
  const address = (language: Language, listed: NonNullable<WantedPage['listed']>) =>
    xml(config.origin + hrefOf({ language, exhibitionId: listed.exhibitionId }, content.defaultLanguage, listed.path))
  const urls = pages.flatMap(([, { language, listed }]) => {
    if (!listed) return []
    const links = [
      ...content.languages.map((each) => [each, each] as const),
      ['x-default', content.defaultLanguage] as const,
    ]
    const alternates = links.map(
      ([tag, each]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(each, listed)}"/>`,
    )
    const modified = listed.modified === null ? '' : `<lastmod>${listed.modified}</lastmod>`
    return [`<url><loc>${address(language, listed)}</loc>${modified}${alternates.join('')}</url>`]
  })
  return `${HEAD}<urlset ${XMLNS} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

/** Lists by query are the same items again: crawlers follow the pages, not the filters. */
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
