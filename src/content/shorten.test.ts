import { expect, it } from 'vitest'
import { shortenTexts } from './shorten.ts'
import type { SiteContent } from './types.ts'

const site = (exhibit: object) =>
  ({ texts: new Map(), fairs: new Map([['a', { language: 'en-US', exhibits: [exhibit] }]]) }) as unknown as SiteContent
const label = () => 'All of it'

it('leaves texts of usual length unchanged', () => {
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

it('shortens long texts, and links the full texts at the end of the description', () => {
  const paragraph = `<p>${'word '.repeat(100)}</p>`
  const exhibit = {
    ...{ exhibitsId: 'e1', exhibitsName: '😀'.repeat(300), summary: 'x'.repeat(100_000) },
    ...{ description: `${paragraph.repeat(100)}<script>x</script>`, picture: { url: `/media/${'a'.repeat(2000)}` } },
  }
  const [whole, ...others] = shortenTexts(site(exhibit), label)
  expect(others).toEqual([])
  expect(whole?.texts).toEqual([
    { id: 'e1', field: 'exhibitsName', length: 600 },
    { id: 'e1', field: 'summary', length: 100_000 },
    { id: 'e1', field: 'description', length: paragraph.length * 100 + 18 },
  ])
  expect(exhibit.exhibitsName).toBe(`${'😀'.repeat(100)}…`)
  expect(exhibit.summary).toHaveLength(1501)
  expect(exhibit.picture.url).toHaveLength(2007)
  expect(exhibit.description.length).toBeLessThan(7000)
  expect(exhibit.description.endsWith(`<p><a href="${whole?.path}">All of it</a></p>`)).toBe(true)
  const plain = [`<p>${'😀'.repeat(300)}</p>`, `<p>${'x'.repeat(100_000)}</p>`]
  expect(whole?.html).toBe([...plain, paragraph.repeat(100)].join('<hr>'))
})

it('links shortened plain texts, wherever they are in the record', () => {
  const file = { fileName: 'x'.repeat(300) }
  const appearance = { agendaId: 'a1', title: 'y'.repeat(300), description: '<p>own' }
  const exhibit = { exhibitsId: 'e1', description: '<p>a<a href="', downloads: [file], agenda: [appearance] }
  const shortened = shortenTexts(site(exhibit), label)
  expect(shortened.map(({ texts }) => texts.map(({ id, field }) => `${id} ${field}`))).toEqual([
    ['a1 title'],
    ['e1 fileName'],
  ])
  // The tail service finds an exhibit's texts by its id.
  expect(shortened.map(({ path }) => path.split('/').slice(0, 5).join('/'))).toEqual(
    Array(2).fill('/site/texts/en-US/e1'),
  )
  expect(exhibit.description).toBe(`<p>a</p><p><a href="${shortened[1]?.path}">All of it</a></p>`)
  expect(appearance.description).toBe(`<p>own</p><p><a href="${shortened[0]?.path}">All of it</a></p>`)
})

it('links the shortened texts of blocks in a rich text block, or in a block added after them', () => {
  const text = { blockId: 'b2', type: 'richText', title: 'z'.repeat(300), html: '' }
  const blocks = [{ blockId: 'b1', type: 'banner', slides: [{ title: 'x'.repeat(300) }] }, text]
  const content = { ...site({}), fairs: new Map([['a', { language: 'en-US', micro: { pages: [{ blocks }] } }]]) }
  const shortened = shortenTexts(content as unknown as SiteContent, label)
  const linkTo = (n: number) => `<p><a href="${shortened[n]?.path}">All of it</a></p>`
  expect(text.html).toBe(linkTo(0))
  expect(blocks[2]).toEqual({ blockId: 'whole-texts', type: 'richText', title: 'All of it', html: linkTo(1) })
})

it('shortens the exhibition’s own texts, and the description of a form as plain text', () => {
  const form = { formId: 'f', description: `<b>${'x'.repeat(20_000)}` }
  const fair = { language: 'en-US', exhibition: { exhibitionId: '1', summary: 'x'.repeat(2000) }, forms: [form] }
  const content = { ...site({}), fairs: new Map([['a', fair]]) }
  const shortened = shortenTexts(content as unknown as SiteContent, label)
  expect(shortened.map(({ texts }) => texts)).toEqual([
    [{ id: '1', field: 'summary', length: 2000 }],
    [{ id: 'f', field: 'description', length: 20_003 }],
  ])
  expect(form.description).toHaveLength(1501)
})

it('shortens a single overlong paragraph as plain text', () => {
  const exhibit = { exhibitsId: 'e1', description: `<p>${'<b>a</b> '.repeat(5000)}</p>` }
  shortenTexts(site(exhibit), label)
  expect(exhibit.description).toMatch(/^<p>a a .*…<\/p><p><a href="\/site\/texts\/en-US\/e1\/\w+\.html">/)
})

it('shortens a text whose paragraphs are separated only by line breaks', () => {
  const exhibit = { exhibitsId: 'e1', description: `${'word '.repeat(100)}<br>`.repeat(30) }
  shortenTexts(site(exhibit), label)
  expect(exhibit.description).toMatch(/^(?:(?:word ){100}<br>){11}.*<p><a href="\/site\/texts\/en-US\/e1\/\w+\.html">/)
  expect(exhibit.description.length).toBeLessThan(7000)
})
