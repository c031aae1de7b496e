// Checks the JSON-LD of the built site with a public validator and the vocabulary of schema.org.
import { readFileSync } from 'node:fs'
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { describe, expect, it } from 'vitest'
import { routeOf } from '../../src/routes.ts'
import { hasProperty, knowsType, SCHEMA_ORG } from './schema-org.ts'
import { attribute, isPresent, pages, type Surveyed, shorten, survey, tags } from './survey.ts'

interface Issue {
  issueMessage: string
  severity: 'ERROR' | 'WARNING'
  fieldNames: string[]
  rootType: string
}
type Data = Record<string, unknown>

const dataOf = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    (match) => JSON.parse(match[1] ?? '') as Data,
  )

const all = survey()
const indexed = all.filter((page) => !page.noindex)
/** A few pages of each route and language, including the largest: the validator is slow. */
const sample = [...Map.groupBy(indexed, (page) => `${page.language} ${routeOf(page.path)?.pattern}`).values()].flatMap(
  (group) => [...group].sort((a, b) => b.size - a.size).filter((_, n) => n < 2 || n === group.length - 1),
)

/** The types that a page of a route must contain. */
const TYPES: Record<string, string[]> = {
  '/': ['ExhibitionEvent'],
  '/exhibition': ['ExhibitionEvent'],
  '/exhibition/figures': ['BreadcrumbList'],
  '/exhibits/detail': ['ProductModel', 'BreadcrumbList'],
  '/exhibitor/detail': ['Organization', 'BreadcrumbList'],
  '/news/detail': ['NewsArticle', 'BreadcrumbList'],
  '/exhibitor/industry': ['ItemList', 'BreadcrumbList'],
  '/exhibitor/region': ['ItemList', 'BreadcrumbList'],
  '/exhibitor': ['ItemList'],
  '/exhibits': ['ItemList'],
  '/news': ['ItemList'],
  '/live': ['ItemList'],
  '/live/detail': ['Event', 'BreadcrumbList'],
  '/meeting': ['ItemList'],
  '/meeting/detail': ['Event', 'BreadcrumbList'],
  '/activity': ['ItemList'],
  '/activity/detail': ['Event', 'BreadcrumbList'],
  '/activity/contain/detail': ['Event', 'BreadcrumbList'],
  '/ucan/coursedetail': ['Course', 'BreadcrumbList'],
  '/concert/player': ['VideoObject', 'BreadcrumbList'],
  '/exhibition-group': ['ItemList'],
  '/exhibition-group/detail': ['Organization', 'BreadcrumbList'],
  '/national-image': ['ItemList'],
  '/national-image/detail': ['CollectionPage', 'BreadcrumbList'],
  '/hall': ['ItemList', 'BreadcrumbList'],
  '/hall/way': ['BreadcrumbList'],
  '/member': ['ItemList'],
  '/member/detail': ['Organization', 'BreadcrumbList'],
  '/guest': ['ItemList'],
  '/guest/detail': ['Person', 'BreadcrumbList'],
  '/project': ['ItemList'],
  '/project/detail': ['Demand', 'BreadcrumbList'],
}

/** A page as the checks below need it, with its data in the survey. */
interface Read {
  address: string
  html: string
  data: Data[]
  /** The tags of its links, except those of the frame. */
  links: string[]
  known: Surveyed | undefined
}

const clips = { count: 0 }
const vocabulary = new Set<string>()

/** The faults of a page, by check: all in one pass, because the site is large. */
const CHECKS = {
  types: ({ address, html, data, known }: Read) => {
    const expected = known && !known.noindex ? (TYPES[routeOf(known.path)?.pattern ?? ''] ?? []) : []
    const types = data.map((each) => each['@type'])
    // An empty list is not a list.
    const few = !/<h3[^>]*><a /.test(html)
    return expected
      .filter((type) => !types.includes(type) && !(type === 'ItemList' && few))
      .map((type) => `${address}: no ${type}`)
  },
  clips: ({ address, data }: Read) => {
    if (!/\/(?:live|meeting)\/detail\//.test(address)) return []
    return data
      .filter((each) => each['@type'] === 'VideoObject')
      .flatMap((video) => {
        const parts = (video['hasPart'] ?? []) as Clip[]
        clips.count += parts.length
        return parts.filter((part, n) => !isInPlace(part, parts[n + 1], address)).map(({ url }) => `${address}: ${url}`)
      })
  },
  vocabulary: ({ address, data }: Read) => {
    for (const each of data) foreignIn(each, address, vocabulary)
    return []
  },
  pictures: ({ address, html, known }: Read) => {
    if (!known || known.noindex) return []
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
    if (image === undefined) return [`${address}: none`]
    const { pathname } = new URL(image)
    return pathname.startsWith('/og/') && !isPresent(pathname) ? [`${address}: ${image}`] : []
  },
  filtered: ({ address, links }: Read) =>
    links.flatMap((tag) => {
      const href = attribute(tag, 'href') ?? ''
      const isOpen = /^\/[^#]*\?/.test(href) && !attribute(tag, 'rel')?.includes('nofollow')
      return isOpen ? [`${address}: ${href}`] : []
    }),
  outward: ({ address, links }: Read) => {
    if (address.includes('/external-link/')) return []
    const hrefs = links.map((tag) => attribute(tag, 'href') ?? '')
    return hrefs.filter((href) => /^https?:/.test(href)).map((href) => `${address}: ${href}`)
  },
} satisfies Record<string, (page: Read) => string[]>

interface Clip {
  startOffset: number
  endOffset: number
  url: string
}

/** A clip ends where the next one begins, and its address leads to its moment. */
function isInPlace({ startOffset, endOffset, url }: Clip, next: Clip | undefined, address: string): boolean {
  const { pathname, searchParams } = new URL(url)
  const follows = endOffset > startOffset && (next?.startOffset ?? endOffset) === endOffset
  const leads = pathname === address && searchParams.get('t') === String(Math.floor(startOffset))
  return follows && leads && Boolean(searchParams.get('replay'))
}

/** Types and properties that are not in the vocabulary, at any depth. */
function foreignIn(data: Data, address: string, found: Set<string>): void {
  const types = [data['@type']].flat().map(String)
  for (const type of types) if (!knowsType(type)) found.add(`${address}: ${type}`)
  for (const [name, value] of Object.entries(data)) {
    if (name.startsWith('@')) continue
    if (!types.some((type) => hasProperty(type, name))) found.add(`${address}: ${types}.${name}`)
    for (const each of [value].flat())
      if (typeof each === 'object' && each !== null) foreignIn(each as Data, address, found)
  }
}

const linksOf = (html: string) => tags(html.slice(html.indexOf('<main')).split('<footer')[0] ?? '', 'a')
const byAddress = new Map(all.map((page) => [page.address, page]))
const wrong: Record<keyof typeof CHECKS, string[]> = {
  types: [],
  clips: [],
  vocabulary: [],
  pictures: [],
  filtered: [],
  outward: [],
}
let count = 0
for (const { address, html } of pages()) {
  count += 1
  const page = { address, html, data: dataOf(html), links: linksOf(html), known: byAddress.get(address) }
  for (const name of Object.keys(CHECKS) as (keyof typeof CHECKS)[]) wrong[name].push(...CHECKS[name](page))
}

describe('structured data', () => {
  it('is valid on a sample of pages of every route and language', async () => {
    expect(sample.length).toBeGreaterThan(20)
    const wrong: string[] = []
    for (const page of sample) {
      const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(
        readFileSync(page.file, 'utf8'),
      )
      const issues = (await new Validator(SCHEMA_ORG).validate(extracted)) as Issue[]
      const errors = [...issues, ...((extracted.errors ?? []) as Issue[])].filter(
        ({ severity }) => severity !== 'WARNING',
      )
      wrong.push(...errors.map((issue) => `${page.address}: ${issue.rootType}: ${issue.issueMessage}`))
    }
    expect(shorten(wrong)).toEqual([])
  })

  it('is rejected by the validator when it is invalid', async () => {
    const broken = {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', name: 'x' }],
    }
    const html = `<script type="application/ld+json">${JSON.stringify(broken)}</script>`
    const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
    const issues = (await new Validator(SCHEMA_ORG).validate(extracted)) as Issue[]
    expect(issues.filter(({ severity }) => severity === 'ERROR').length).toBeGreaterThan(0)
    const unknown = { '@context': 'https://schema.org', '@type': 'NewsArticle', headlime: 'x' }
    const second = new WebAutoExtractor({}).parse(
      `<script type="application/ld+json">${JSON.stringify(unknown)}</script>`,
    )
    expect((await new Validator(SCHEMA_ORG).validate(second)).length).toBeGreaterThan(0)
  })

  it('is read from every page', () => {
    expect(count).toBe(all.length)
    expect(count).toBeGreaterThan(100)
  })

  it('has the expected types on each route, in every language', () => expect(shorten(wrong.types)).toEqual([]))

  it('splits recordings into consecutive clips, each with the address of its start time', () => {
    expect(clips.count).toBeGreaterThan(20)
    expect(shorten(wrong.clips)).toEqual([])
  })

  it('uses only types and properties of schema.org', () => expect(shorten([...vocabulary])).toEqual([]))

  it('has only absolute addresses of existing pages in lists and breadcrumbs', () => {
    const known = new Set(indexed.map((page) => page.address))
    const wrong: string[] = []
    for (const page of sample) {
      for (const data of dataOf(readFileSync(page.file, 'utf8'))) {
        if (data['@type'] !== 'ItemList' && data['@type'] !== 'BreadcrumbList') continue
        for (const entry of data['itemListElement'] as Data[]) {
          const url = new URL(String(entry['url'] ?? entry['item']))
          if (!known.has(url.pathname)) wrong.push(`${page.address}: ${url.pathname}`)
        }
      }
    }
    expect(shorten(wrong)).toEqual([])
  })
})

describe('Open Graph images', () => {
  it('are set on every indexed page, and exist', () => expect(shorten(wrong.pictures)).toEqual([]))
})

describe('links', () => {
  it('to filtered lists are nofollow: industries and regions have their own pages', () =>
    expect(shorten(wrong.filtered)).toEqual([]))

  it('to other sites go through the external-link page', () => expect(shorten(wrong.outward)).toEqual([]))
})
