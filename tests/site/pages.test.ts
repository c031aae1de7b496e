// The requirements for every page of the built site, on any route.

import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { describe, expect, it } from 'vitest'
import { ROUTES, routeOf } from '../../src/routes.ts'
import { isPresent, shorten, survey } from './survey.ts'

const all = survey()
const byAddress = new Map(all.map((page) => [page.address, page]))
const indexed = all.filter((page) => !page.noindex)
const exhibitions = [...new Set(all.map((page) => page.exhibitionId))]
const local = (url: string) => new URL(url).pathname
const place = (language: string, exhibitionId: string | null, pattern: string | undefined) =>
  `${language} ${exhibitionId} ${pattern}`
const byPlace = Map.groupBy(all, (page) => place(page.language, page.exhibitionId, routeOf(page.path)?.pattern))
const at = (language: string, exhibitionId: string | null, pattern: string) =>
  byPlace.get(place(language, exhibitionId, pattern)) ?? []

const ONE_PAGE = new Set([
  '/activity',
  '/business',
  '/exhibition-group',
  '/exhibitor/more',
  '/guest',
  '/member',
  '/micro-list',
  '/national-image',
  '/live',
  '/meeting',
])

describe('routes', () => {
  it('exist in every language and exhibition', () => {
    expect(exhibitions.length).toBeGreaterThan(1)
    const missing = LANGUAGES.flatMap((language) =>
      exhibitions.flatMap((id) =>
        ROUTES.filter(
          (route) =>
            !at(language, id, route.pattern).some((page) => page.path === `${route.pattern}/`.replace('//', '/')),
        ).map((route) => `${language} ${id} ${route.pattern}`),
      ),
    )
    expect(shorten(missing)).toEqual([])
  })

  it('have detail pages and further list pages in the current exhibition', () => {
    for (const language of LANGUAGES) {
      for (const route of ROUTES.filter((each) => each.byId || each.paged)) {
        const { length } = at(language, null, route.pattern)
        // Some lists fit on one page in the sample fair.
        expect(length, `${language} ${route.pattern}`).toBeGreaterThan(ONE_PAGE.has(route.pattern) ? 0 : 1)
      }
    }
  })

  it('cover every page', () => {
    expect(shorten(all.filter((page) => !routeOf(page.path)).map((page) => page.address))).toEqual([])
  })

  it('have noindex exactly as the route table defines', () => {
    const wrong = all.filter((page) => routeOf(page.path)?.noindex && !page.noindex).map((page) => page.address)
    expect(shorten(wrong)).toEqual([])
    const hidden = all.filter((page) => {
      const route = routeOf(page.path)
      // The bare address of a detail is a shell that redirects: only its items are for search engines.
      return page.noindex && !route?.noindex && !(route?.byId && page.path === `${route.pattern}/`)
    })
    expect(shorten(hidden.map((page) => page.address))).toEqual([])
  })
})

describe('every page', () => {
  it('declares its language', () => {
    const wrong = all.filter((page) => page.lang !== page.language)
    expect(shorten(wrong.map((page) => `${page.address}: ${page.lang}`))).toEqual([])
  })

  it('has exactly one h1', () => {
    expect(shorten(all.filter((page) => page.h1 !== 1).map((page) => `${page.address}: ${page.h1}`))).toEqual([])
  })

  it('has a title and a description of suitable length', () => {
    const bare = all.filter((page) => page.title.length < 2 || page.description.length < 5)
    expect(shorten(bare.map((page) => `${page.address}: ${page.title} | ${page.description}`))).toEqual([])
    const long = all.filter((page) => page.title.length > 160 || page.description.length > 400)
    expect(shorten(long.map((page) => page.address))).toEqual([])
  })

  it('links only to pages that exist', () => {
    const dead = new Map<string, string>()
    const known = new Map<string, boolean>()
    for (const page of all) {
      for (const link of page.links) {
        const found = known.get(link) ?? isPresent(link)
        known.set(link, found)
        if (!found) dead.set(link, page.address)
      }
    }
    expect(shorten([...dead].map(([link, from]) => `${link} from ${from}`))).toEqual([])
  })
})

describe('every indexed page', () => {
  it('has a unique title within its language and exhibition', () => {
    const seen = new Map<string, string>()
    const duplicates: string[] = []
    // Two people may have the same name, and one speaker may be the guest of two meetings.
    const titled = indexed.filter((each) => !each.path.startsWith('/guest/detail/'))
    for (const page of titled.filter((each) => local(each.canonical ?? 'http://x/') === each.address)) {
      const key = `${page.language} ${page.exhibitionId} ${page.title}`
      const before = seen.get(key)
      if (before) duplicates.push(`${before} and ${page.address}: ${page.title}`)
      seen.set(key, page.address)
    }
    expect(shorten(duplicates)).toEqual([])
  })

  it('has a canonical address, whose page has the same canonical address', () => {
    const wrong = indexed.filter((page) => {
      const main = page.canonical === null ? undefined : byAddress.get(local(page.canonical))
      return !main || main.noindex || main.canonical !== page.canonical || main.language !== page.language
    })
    expect(shorten(wrong.map((page) => `${page.address}: ${page.canonical}`))).toEqual([])
  })

  it('lists all languages and x-default as alternates, and they link back', () => {
    const expected = [...LANGUAGES, 'x-default'].sort()
    const wrong = indexed.flatMap((page) => {
      if (Object.keys(page.alternates).sort().join() !== expected.join()) return [`${page.address}: not all languages`]
      const main = page.canonical
      if (page.alternates[page.language] !== main) return [`${page.address}: not itself among its alternates`]
      return Object.entries(page.alternates).flatMap(([tag, url]) => {
        const other = byAddress.get(local(url))
        if (!other) return [`${page.address}: ${tag} leads to no page`]
        if (tag !== 'x-default' && other.language !== tag) return [`${page.address}: ${tag} is ${other.language}`]
        return other.alternates[page.language] === main ? [] : [`${page.address}: ${tag} does not name it back`]
      })
    })
    expect(shorten(wrong)).toEqual([])
  })

  it('is the only kind of page with a canonical address or alternates', () => {
    const wrong = all.filter((page) => page.noindex && (page.canonical || Object.keys(page.alternates).length > 0))
    expect(shorten(wrong.map((page) => page.address))).toEqual([])
  })
})
