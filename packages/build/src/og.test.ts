import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildContext, OgMode } from '../../../src/content/build-context.ts'
import { ogPicture, ogPictures } from '../../../src/content/og.ts'
import { OG_SIZE, OG_VERSION, type OgCard, renderCard } from '../../../src/content/og-card.ts'
import { placePictures, renderPictures } from './og.ts'
import { readOptions } from './options.ts'
import { prepare } from './prepare.ts'

const dir = mkdtempSync(join(tmpdir(), 'og-'))
const stored = join(dir, 'kept')
const site = join(dir, 'site')
let main: BuildContext
let all: BuildContext

async function runOf(og: OgMode): Promise<BuildContext> {
  const flags = [
    '--size',
    'small',
    '--exhibition',
    'current',
    '--languages',
    'ja-JP',
    '--og',
    og,
    '--now',
    '2026-11-19T02:42:00Z',
  ]
  const { run, close } = await prepare(readOptions(flags, {}), null, new Map())
  close()
  return run
}
beforeAll(async () => {
  all = await runOf('all')
  main = { ...all, config: { ...all.config, og: 'main' } }
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const fairOf = (run: BuildContext) => [...run.content.fairs.values()][0]

describe('the pictures of a build', () => {
  it('depend on its mode: all, all but the exhibits, or none', () => {
    const fair = fairOf(all)
    const [exhibits, exhibitors] = [fair?.exhibits.length ?? 0, fair?.exhibitors.length ?? 0]
    expect(exhibits).toBeGreaterThan(20)
    expect([...ogPictures(all)]).toHaveLength(1 + exhibitors + exhibits)
    expect([...ogPictures(main)]).toHaveLength(1 + exhibitors)
    const none = { ...main, config: { ...main.config, og: 'none' as const } }
    expect([...ogPictures(none)]).toEqual([])
  })

  it('have file names from their content, the same for the page and the build', () => {
    const fair = fairOf(all)
    const [exhibit] = fair?.exhibits ?? []
    if (!fair || !exhibit) throw new Error('The sample fair has exhibits.')
    const id = fair.exhibition.exhibitionId
    const own = ogPicture(all, 'ja-JP', id, { exhibit })
    expect([...ogPictures(all)].map(({ name }) => name)).toContain(own?.name)
    expect(ogPicture(main, 'ja-JP', id, { exhibit })).toBeNull()
    const renamed = ogPicture(all, 'ja-JP', id, { exhibit: { ...exhibit, exhibitsName: '新しい名前' } })
    expect(renamed?.name).not.toBe(own?.name)
    expect(renamed?.card.title).toBe('新しい名前')
    const online = { ...exhibit, booth: { hall: '', stand: '' } }
    expect(ogPicture(all, 'ja-JP', id, { exhibit: online })?.card.booth).toBeNull()
  })
})

describe('rendering', () => {
  it('stores the pictures for later builds, and places them in the site', async () => {
    const names = await renderPictures(main, stored)
    expect(readdirSync(stored).sort()).toEqual([...names].sort())
    const [first = ''] = names
    const { format, width, height } = await sharp(join(stored, first)).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', ...OG_SIZE })
    const writtenAt = statSync(join(stored, first)).mtimeMs
    expect(await renderPictures(main, stored)).toEqual(names)
    expect(statSync(join(stored, first)).mtimeMs).toBe(writtenAt)
    placePictures(names, stored, site)
    placePictures(names, stored, site)
    expect(readFileSync(join(site, 'og', first))).toEqual(readFileSync(join(stored, first)))
  })
})

it.each([0, 1000])('renders a picture again if a power cut has left %i bytes of it', async (bytes) => {
  const [damaged, names] = [join(dir, `damaged-${bytes}`), await renderPictures(main, stored)]
  mkdirSync(damaged)
  for (const name of names) writeFileSync(join(damaged, name), readFileSync(join(stored, name)).subarray(0, bytes))
  await renderPictures(main, damaged)
  for (const name of names) expect(readFileSync(join(damaged, name))).toEqual(readFileSync(join(stored, name)))
})

it('leaves the unfinished pictures of another build, which may have the same process id in another container', async () => {
  const [shared, names] = [join(dir, 'shared'), await renderPictures(main, stored)]
  mkdirSync(shared)
  const drafts = names.map((name) => join(shared, `${name}.${process.pid}`))
  for (const draft of drafts) writeFileSync(draft, 'half')
  await renderPictures(main, shared)
  expect(names.length).toBeGreaterThan(1)
  for (const draft of drafts) expect(readFileSync(draft, 'utf8')).toBe('half')
})

describe('a card', () => {
  const card: OgCard = {
    language: 'en-US',
    site: 'Expo',
    fair: '28th Expo',
    when: '18–22 Nov 2026',
    title: 'Mill',
    line: 'Mill & Co <Ltd>',
    booth: { hall: '8.1', stand: 'B12' },
    ground: '#0b5c63',
    ink: '#ffffff',
  }
  const words = (svg: string) =>
    [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
      .map((match) => match[1])
      .join('')
      .replace(/\s/g, '')

  const titles = [
    ['en-US', 'Dew-retted linen blend for upholstery'],
    ['zh-CN', '五轴立式加工中心与协作机器人'],
    ['ja-JP', '手ろくろ仕上げの小皿（食洗機対応）'],
    ['ko-KR', '대한민국 정밀가공 기계 전시품'],
  ] as const

  it('renders the same SVG unless OG_VERSION changes', () => {
    const cards = titles.flatMap(([language, title]) =>
      [1, 3, 20].map((times) => renderCard({ ...card, language, title: title.repeat(times) })),
    )
    cards.push(renderCard({ ...card, booth: null, line: '', title: card.fair }))
    // Another digest means that cards look different now: then OG_VERSION is incremented, and both are updated here.
    expect([OG_VERSION, hash('sha256', cards.join('\n'), 'hex').slice(0, 20)]).toEqual([3, '50b0d56583826bfa9ad0'])
  })

  it('shrinks a booth plate with a long hall name, beside the name of the fair', () => {
    const hall = 'Exhibition Centre East, Hall 8.1 (Machine Tools and Robotics)'
    const svg = renderCard({ ...card, booth: { hall, stand: 'B12' } })
    expect(words(svg)).toContain(hall.replace(/\s/g, ''))
    const [, left = 0, width = 0] = /<rect x="([\d.-]+)" y="[\d.]+" width="([\d.]+)" height="56"/.exec(svg) ?? []
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
    expect(Number(left)).toBeGreaterThanOrEqual(OG_SIZE.width / 2 - 1)
    expect(Number(left) + Number(width)).toBeLessThan(OG_SIZE.width)
    expect(Math.min(...sizes)).toBeGreaterThan(8)
  })

  it.each([
    ['en-US', 'Dew-retted linen blend for upholstery, '.repeat(12)],
    ['zh-CN', '五轴立式加工中心与协作机器人'.repeat(20)],
    ['ja-JP', '手ろくろ仕上げの小皿（食洗機対応）、'.repeat(20)],
    ['ko-KR', '대한민국 정밀가공 기계 전시품 '.repeat(20)],
  ] as const)('shows a title of any length in full, without overflow: %s', async (language, title) => {
    const svg = renderCard({ ...card, language, title })
    expect(words(svg)).toContain(title.replace(/\s/g, ''))
    expect(words(svg)).toContain('Mill&amp;Co&lt;Ltd&gt;')
    // The right margin stays empty: nothing overflows the edge.
    const { width, height } = OG_SIZE
    const strip = await sharp(Buffer.from(svg.replaceAll(/<circle[^>]*>/g, '')))
      .extract({ left: width - 40, top: 0, width: 40, height })
      .png()
      .toBuffer()
    // stats() reads the input of a pipeline: so the strip becomes a separate picture first.
    const { channels } = await sharp(strip).stats()
    expect(channels.slice(0, 3).map(({ stdev }) => stdev)).toEqual([0, 0, 0])
  })
})
