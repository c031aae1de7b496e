import type { MicroBlock } from '@fair/contract/decoration.ts'
import { contract } from '@fair/contract/index.ts'
import type { LiveSummary } from '@fair/contract/live.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { asZone, NO_MEDIA } from '@fair/contract/rules/own-values.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import type { Sandbox } from '@fair/sandbox/sandbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPage } from '../../../../tests/page-context.ts'
import { parsed } from '../../../../tests/parsed.ts'
import { renderView } from '../../../../tests/render-view.tsx'
import { safe } from '../../../../tests/safe-html.ts'
import { createClient } from '../../../api/client.ts'
import { type FilledBlock, fillBlocks } from '../../../domain/blocks.ts'
import { todayOf } from '../../../domain/home-page.ts'
import errors from '../../../lib/i18n/messages/errors/en-US.json' with { type: 'json' }
import { Banner } from './Banner.tsx'
import { BlockView } from './BlockView.tsx'
import { blockHref } from './block-href.ts'
import { fetchBlockSources } from './block-sources.ts'
import { timeLeft } from './countdown-clock.ts'
import { LiveCard } from './LiveCard.tsx'
import { MicroPageView } from './MicroPageView.tsx'
import { TodayPanel } from './TodayPanel.tsx'

let sandbox: Sandbox
beforeAll(() => {
  sandbox = createSandbox({ size: 'small', media: false })
})
afterAll(() => sandbox.close())

const callIn = (language: string) =>
  createClient({
    base: 'http://sandbox',
    product: 'expo',
    headers: () => ({ language, tenantId: '1001', exhibitionId: '2001' }),
    text: (key) => errors[key],
    fetch: (input, init) => sandbox.fetch(new Request(input as RequestInfo, init)),
  })

async function pageOf(microPageId: string, language: Language) {
  const call = callIn(language)
  const found = await call(contract.micro.detail, { microPageId })
  if (!found.ok) throw new Error(found.message)
  const blocks = found.data.blocks.flatMap((block) => block ?? [])
  const sources = await fetchBlockSources(
    blocks,
    parsed({
      call,
      exhibitionId: '2001',
      zone: 'Asia/Shanghai',
      clean: safe,
      hasPage: () => true,
    }),
  )
  return { micro: found.data, blocks: fillBlocks(blocks, sources, parsed('2026-11-19T02:00:00.000Z')) }
}

describe('what is on another day names it', () => {
  const page = testPage('en-US', { now: parsed('2026-11-18T07:00:00.000Z'), zone: asZone('Asia/Shanghai') })
  const at = (startTime: string, endTime: string) => ({ startTime, endTime, state: 'upcoming' })
  const cover = { url: '/media/x', width: 16, height: 9 }
  const booth = { hall: '1', stand: 'A1' }
  const live = (time: object) => ({ _id: 'L', title: 'T', booth, cover, viewers: 0, ...time }) as unknown as LiveSummary
  // 18:00 of the same day in Shanghai, and 00:30 of the next, which is the same day in UTC.
  const today = at('2026-11-18T10:00:00.000Z', '2026-11-18T11:00:00.000Z')
  const tomorrow = at('2026-11-18T16:30:00.000Z', '2026-11-18T17:30:00.000Z')
  const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

  it.each([
    [today, false],
    [tomorrow, true],
  ])('on a live’s card: %o', (time, isNamed) => {
    expect(textOf(renderView(page, <LiveCard live={live(time)} />)).includes('19 Nov')).toBe(isNamed)
  })

  it.each([
    [today, false],
    [tomorrow, true],
  ])('in the panel of the day and in the agenda on home: %o', async (time, isNamed) => {
    const fair = await callIn('en-US')(contract.exhibition.detailPc, { id: '2001' })
    if (!fair.ok) throw new Error(fair.message)
    const shown = { meetingId: 'M', title: 'T', place: 'Room', speakers: [], ...time }
    const meeting = shown as unknown as MeetingSummary
    const panel = <TodayPanel exhibition={fair.data} today={todayOf(fair.data, [meeting], page.now)} />
    const rows = renderView(page, panel).split('<ol')[1] ?? ''
    expect(textOf(rows)).toContain(isNamed ? '19 Nov · Room' : 'Room')
    expect(textOf(rows).includes('19 Nov')).toBe(isNamed)
    const block = {
      type: 'meetings',
      blockId: 'b',
      title: 'T',
      items: [meeting],
      total: 1,
      days: [],
      today: '2026-11-18',
    }
    const agenda = renderView(page, <BlockView block={block as unknown as FilledBlock} />)
    expect(textOf(agenda).includes('19 Nov')).toBe(isNamed)
  })
})

it('names the offset of the meetings’ days, not of the day of the build', () => {
  const page = testPage('en-US', { now: parsed('2026-07-01T07:00:00.000Z'), zone: asZone('Europe/Berlin') })
  const time = { startTime: '2026-11-18T09:00:00.000Z', endTime: '2026-11-18T10:00:00.000Z', state: 'upcoming' }
  const items = [{ meetingId: 'M', title: 'T', place: 'Room', speakers: [], ...time }]
  const block = { type: 'meetings', blockId: 'b', title: 'T', items, total: 1, days: [], today: '2026-07-01' }
  const html = renderView(page, <BlockView block={block as unknown as FilledBlock} />)
  expect(html).toContain('UTC+1')
  expect(html).not.toContain('UTC+2')
})

it('counts a stream once that an editor has also picked', async () => {
  const call = callIn('en-US')
  const listed = await call(contract.live.list, { pageNum: 1, pageSize: 0 })
  if (!listed.ok) throw new Error(listed.message)
  const ids = listed.data.records.slice(0, 2).map(({ _id }) => _id)
  const picked = { type: 'goods', blockId: 'b2', title: 'Picked', goodsType: 'LIVE', ids } as const
  const blocks = parsed<MicroBlock[]>([{ type: 'lives', blockId: 'b1', title: 'Streams', count: 40 }, picked])
  const source = { call, exhibitionId: '2001', zone: 'Asia/Shanghai', clean: safe, hasPage: () => true }
  const sources = await fetchBlockSources(blocks, parsed(source))
  const [lives] = fillBlocks(blocks, sources, parsed('2026-11-19T02:00:00.000Z'))
  const shown = lives?.type === 'lives' ? lives.items.map(({ _id }) => _id) : []
  expect(new Set(shown).size).toBe(shown.length)
  expect(lives).toMatchObject({ total: listed.data.total })
})

describe('the block registry', () => {
  it('renders every block of every sample page', async () => {
    const language: Language = 'ja-JP'
    const listed = await callIn(language)(contract.micro.list, { pageSize: 0 })
    if (!listed.ok) throw new Error(listed.message)
    const rendered = new Set<string>()
    for (const { microPageId } of listed.data.records) {
      const { micro, blocks } = await pageOf(microPageId, language)
      expect(
        blocks.map((block) => block.blockId),
        microPageId,
      ).toEqual(micro.blocks.map((block) => block?.blockId))
      for (const block of blocks) {
        const html = renderView(testPage(language), <BlockView block={block} />)
        expect(html.length, block.blockId).toBeGreaterThan(60)
        expect(html, block.blockId).not.toMatch(/style=|href(="")?[ >]|undefined|NaN|\[object/)
        rendered.add(block.type)
      }
    }
    expect(rendered.size).toBeGreaterThan(13)
  })

  it('renders one h1 and only unique ids on a page', async () => {
    for (const id of ['MP01', 'MP03', 'MP06']) {
      const { micro, blocks } = await pageOf(id, 'ja-JP')
      const html = renderView(
        testPage('ja-JP'),
        <MicroPageView
          title={micro.title}
          summary={micro.summary}
          cover={micro.cover}
          updateTime={micro.updateTime}
          blocks={blocks}
          fairName="Fair"
          embedOrigins={micro.embedOrigins}
          code={null}
        />,
      )
      expect(html.match(/<h1/g)).toHaveLength(1)
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
      expect(new Set(ids).size).toBe(ids.length)
      // Its opening banner, rendered once: as the page's picture, or below its name.
      expect(html.match(/class="banner"/g)?.length ?? 0).toBe(id === 'MP01' ? 1 : 0)
    }
  })
})

it('a map opens in the map application of a phone, and on the web', () => {
  const named = { blockId: 'b1', title: 'Venue', picture: NO_MEDIA, address: '1 Fair Road' }
  const block = parsed<FilledBlock>({ type: 'map', ...named, latitude: 31.19, longitude: 121.3 })
  const html = renderView(testPage('en-US'), <BlockView block={block} />)
  expect(html).toContain('href="geo:31.19,121.3?q=31.19,121.3"')
  expect(html).toContain(encodeURIComponent('https://www.openstreetmap.org/?mlat=31.19&mlon=121.3#map=17/31.19/121.3'))
})

describe('the address of a composed link', () => {
  const page = testPage('ja-JP')
  it.each([
    ['/exhibitor', '/ja-JP/exhibitor/'],
    ['/exhibitor?hall=4.1&tag=a,b', '/ja-JP/exhibitor/?hall=4.1&tag=a,b'],
    ['/news#top', '/ja-JP/news/#top'],
    ['https://a.example/x?y=1', '/ja-JP/jump-middle/?url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1'],
  ])('of %s is %s', (path, href) => {
    expect(blockHref(page, path)).toBe(href)
  })
})

describe('timeLeft', () => {
  it('returns whole seconds rounded up, and unlimited days', () => {
    expect(timeLeft(((26 * 60 + 3) * 60 + 4) * 1000 + 1)).toEqual({
      days: '1',
      hours: '02',
      minutes: '03',
      seconds: '05',
    })
    expect(timeLeft(400 * 86_400_000).days).toBe('400')
    expect(timeLeft(-5)).toEqual({ days: '0', hours: '00', minutes: '00', seconds: '00' })
  })
})

it('renders each line of a banner headline as a block, even if lines are equal', () => {
  const slide = { title: 'Buy\r\nBuy', text: '', label: '', tone: 'light' as const, links: [], picture: NO_MEDIA }
  const html = renderView(
    testPage(),
    <Banner block={parsed({ type: 'banner', blockId: 'b', title: '', slides: [slide] })} />,
  )
  expect(html).toContain('<h2><span>Buy</span>\n<span>Buy</span></h2>')
})

it('renders the text of a slide before its picture, so that a page that arrives in parts does not move it', () => {
  const slide = { title: 'Buy', text: '', label: '', tone: 'light' as const, links: [], picture: NO_MEDIA }
  const block = { type: 'banner' as const, blockId: 'b', title: '', slides: [slide] }
  expect(renderView(testPage(), <Banner block={parsed(block)} />)).toMatch(/class="banner-text">.*<\/div><img /s)
})
