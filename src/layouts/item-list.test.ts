import { describe, expect, it } from 'vitest'
import { itemList } from './item-list.ts'

const absolute = (href: string) => `https://fair.example${href}`
const card = (n: number) =>
  `<li class="ex"><div><h3><a href="/exhibitor/detail/${n}/">Mill &amp; Co ${n}</a></h3></div></li>`
const of = (path: string, html: string, given: object[] = []) => itemList(path, html, given as never, absolute)
const entries = (path: string, html: string) =>
  (of(path, html)?.['itemListElement'] as { name: string; url: string; position: number }[] | undefined) ?? []

describe('the ItemList of a page', () => {
  it('is what its cards link, once each, in their order', () => {
    expect(entries('/exhibitor/page/2', card(7) + card(3) + card(7))).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Mill & Co 7', url: 'https://fair.example/exhibitor/detail/7/' },
      { '@type': 'ListItem', position: 2, name: 'Mill & Co 3', url: 'https://fair.example/exhibitor/detail/3/' },
    ])
  })
  it('is not lost where a value of an attribute has what ends a tag', () => {
    const html = '<h3><a title="A > B" href="/exhibitor/detail/7/" lang="en">A > B</a></h3>'
    expect(entries('/exhibitor/page/2', html).map((each) => each.name)).toEqual(['A > B'])
  })
  it('is what its rows link, without counts, where it has no cards', () => {
    const rows = ['machine', 'textile'].map(
      (id) => `<li><a href="/exhibitor/industry/${id}/">${id}<span class="n">12</span></a></li>`,
    )
    expect(entries('/exhibitor/industry', rows.join('')).map((each) => each.name)).toEqual(['machine', 'textile'])
  })
  it('is on landing pages with their pages, and not on one thing’s own page', () => {
    const html = card(1) + card(2)
    expect(entries('/exhibitor/region/CN', html)).toHaveLength(2)
    expect(entries('/exhibitor/region/CN/page/2', html)).toHaveLength(2)
    for (const path of ['/exhibitor/detail/1', '/exhibits/detail/1', '/', '/home', '/404', '/nothing'])
      expect(of(path, html), path).toBeNull()
  })
  it('is left to the page where it brings its own, and out where nothing is listed', () => {
    expect(of('/news', card(1) + card(2), [{ '@type': 'ItemList' }])).toBeNull()
    expect(of('/news', '<p>There is no news yet</p>')).toBeNull()
  })
})
