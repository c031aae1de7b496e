import { expect, it } from 'vitest'
import { shortenTexts } from './shorten.ts'
import type { SiteContent } from './types.ts'

const site = (exhibit: object) =>
  ({ texts: new Map(), fairs: new Map([['a', { language: 'en-US', exhibits: [exhibit] }]]) }) as unknown as SiteContent
const label = () => 'All of it'

it('leaves what a page can bear as it is', () => {
  const exhibit = {
    exhibitsId: 'e1',
    exhibitsName: 'x'.repeat(200),
    summary: 'x'.repeat(1500),
    description: '<p>a</p>',
  }
  const before = structuredClone(exhibit)
  expect(shortenTexts(site(exhibit), label)).toEqual([])
  expect(exhibit).toEqual(before)
})

it('shortens what it cannot, and gives it whole', () => {
  const paragraph = `<p>${'word '.repeat(100)}</p>`
  const exhibit = {
    ...{ exhibitsId: 'e1', exhibitsName: '😀'.repeat(300), summary: 'x'.repeat(100_000) },
    ...{ description: `${paragraph.repeat(100)}<script>x</script>`, picture: { url: `/media/${'a'.repeat(2000)}` } },
  }
  const whole = shortenTexts(site(exhibit), label)
  expect(whole.map(({ id, field, length }) => [id, field, length])).toEqual([
    ['e1', 'exhibitsName', 600],
    ['e1', 'summary', 100_000],
    ['e1', 'description', paragraph.length * 100 + 18],
  ])
  expect(exhibit.exhibitsName).toBe(`${'😀'.repeat(100)}…`)
  expect(exhibit.summary).toHaveLength(1501)
  expect(exhibit.picture.url).toHaveLength(2007)
  expect(exhibit.description.length).toBeLessThan(7000)
  expect(exhibit.description.endsWith(`<p><a href="${whole[2]?.path}">All of it</a></p>`)).toBe(true)
  expect(whole[2]?.html).toBe(paragraph.repeat(100))
})

it('cuts one endless block by its words', () => {
  const exhibit = { exhibitsId: 'e1', description: `<p>${'<b>a</b> '.repeat(5000)}</p>` }
  shortenTexts(site(exhibit), label)
  expect(exhibit.description).toMatch(/^<p>a a .*…<\/p><p><a href="\/site\/texts\/\w+\.html">/)
})
