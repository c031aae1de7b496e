import type { ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { MicroBlock } from '@fair/contract/decoration.ts'
import type { LiveSummary } from '@fair/contract/live.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { safe } from '../../tests/safe-html.ts'
import { type BlockSources, fillBlocks } from './blocks.ts'

const NOW = '2026-11-19T02:00:00.000Z'
const picture = { url: '/media/x', width: 16, height: 9 }
const exhibit = (n: number) => ({ exhibitsId: `E${n}` }) as ExhibitSummary
const live = (n: number, state: LiveSummary['state'], startTime: string, endTime: string) =>
  ({ _id: `L${n}`, state, startTime, endTime }) as LiveSummary
const meeting = (n: number, day: number) =>
  ({ meetingId: `M${n}`, startTime: `2026-11-${day}T16:30:00Z`, endTime: `2026-11-${day}T17:30:00Z` }) as MeetingSummary

const sources: BlockSources = parsed({
  zone: 'Asia/Shanghai',
  exhibitors: [],
  exhibits: [1, 2, 3].map(exhibit),
  random: [3, 1, 2].map(exhibit),
  news: [],
  lives: [
    live(1, 'ended', '2026-11-18T01:00:00Z', '2026-11-18T02:00:00Z'),
    live(2, 'live', '2026-11-19T01:00:00Z', '2026-11-19T03:00:00Z'),
    live(3, 'upcoming', '2026-11-19T05:00:00Z', '2026-11-19T06:00:00Z'),
  ],
  meetings: [meeting(1, 18), meeting(2, 19), meeting(3, 19)],
  groups: [],
  industries: [
    { industryId: 'a', industryName: 'A', hall: '1', exhibitorCount: 0 },
    { industryId: 'b', industryName: 'B', hall: '2', exhibitorCount: 4 },
    { industryId: 'c/d', industryName: 'C', hall: '3', exhibitorCount: 4 },
  ],
  advertisements: [
    { advertisementId: 'x', title: 'X', picture, path: '/exhibitor/detail/1' },
    { advertisementId: 'y', title: 'Y', picture, path: '/nowhere' },
  ],
  forms: [],
  clean: (html: string) => safe(`clean:${html}`),
  hasPage: (path: string) => path.startsWith('/exhibit'),
})

const block = (each: object) => ({ blockId: 'b', title: 'T', ...each }) as MicroBlock
const fill = (...blocks: object[]) => fillBlocks(blocks.map(block), sources, parsed(NOW))
const link = (path: string) => ({ label: path, path })

describe('fillBlocks', () => {
  it('fills lists up to their count, with current and upcoming lives first', () => {
    expect(fill({ type: 'lives', count: 2 })).toMatchObject([{ items: [{ _id: 'L2' }, { _id: 'L3' }], running: 1 }])
    expect(fill({ type: 'exhibits', count: 2, source: 'recommended' })).toMatchObject([
      { items: [{ exhibitsId: 'E1' }, { exhibitsId: 'E2' }] },
    ])
    expect(fill({ type: 'exhibits', count: 1, source: 'random' })).toMatchObject([{ items: [{ exhibitsId: 'E3' }] }])
  })

  it('lists first what the platform reports as running, and nothing that was set offline', () => {
    const lives = [
      live(1, 'upcoming', '2026-11-19T03:00:00Z', '2026-11-19T04:00:00Z'),
      live(2, 'offline', '2026-11-19T01:00:00Z', '2026-11-19T03:00:00Z'),
      // Its time is over, but it runs on.
      live(3, 'live', '2026-11-19T00:00:00Z', '2026-11-19T01:50:00Z'),
    ]
    const meetings = lives.map((each) => ({ ...each, meetingId: each._id }) as unknown as MeetingSummary)
    const filled = (type: string) =>
      fillBlocks([block({ type, count: 2 })], parsed({ ...sources, lives, meetings }), parsed(NOW))
    expect(filled('lives')).toMatchObject([{ items: [{ _id: 'L3' }, { _id: 'L1' }], running: 1 }])
    expect(filled('meetings')).toMatchObject([{ items: [{ meetingId: 'L3' }, { meetingId: 'L1' }] }])
  })

  it('counts meetings by day in the exhibition’s time zone', () => {
    // 16:30 UTC is past midnight in Shanghai.
    expect(fill({ type: 'meetings', count: 1 })).toMatchObject([
      {
        days: [
          { day: '2026-11-19', count: 1 },
          { day: '2026-11-20', count: 2 },
        ],
        today: '2026-11-19',
      },
    ])
  })

  it('returns picked goods in the editor’s order, without those that are missing', () => {
    expect(fill({ type: 'goods', goodsType: 'EXHIBIT', ids: ['E3', 'E9', 'E1'] })).toMatchObject([
      { goodsType: 'EXHIBIT', items: [{ exhibitsId: 'E3' }, { exhibitsId: 'E1' }] },
    ])
  })

  it('returns only industries that have exhibitors and an address', () => {
    expect(fill({ type: 'industries' })).toMatchObject([{ items: [{ industryId: 'b' }] }])
  })

  it('sanitises rich text', () => {
    expect(fill({ type: 'richText', html: '<p>x</p>' })).toMatchObject([{ html: 'clean:<p>x</p>' }])
  })

  it('omits blocks with nothing to show', () => {
    expect(
      fill(
        { type: 'exhibitors', count: 4 },
        { type: 'news', count: 4 },
        { type: 'goods', goodsType: 'EXHIBITOR_GROUP', ids: ['G1'] },
        { type: 'form', formId: 'F1' },
        { type: 'banner', slides: [] },
        { type: 'buttons', links: [link('/nowhere')] },
      ),
    ).toEqual([])
  })
})

describe('links of blocks', () => {
  it.each([
    ['/exhibits', true],
    ['/exhibitor?hall=4.1#x', true],
    ['https://a.example/x?y', true],
    ['https://a.example', true],
    ['/nowhere', false],
    ['http://a.example/', false],
    ['//evil.example/', false],
    ['/\\evil.example', false],
    ['https://user@evil.example/', false],
    ['javascript:alert(1)', false],
    ['exhibits', false],
    ['', false],
  ])('to %s are shown: %s', (path, isShown) => {
    expect(fill({ type: 'buttons', links: [link(path)] })).toHaveLength(isShown ? 1 : 0)
    const [spots] = fill({
      type: 'hotSpots',
      picture,
      spots: [{ left: 0, top: 0, width: 9, height: 9, link: link(path) }],
    })
    expect(spots).toMatchObject({ spots: isShown ? [{ link: { path } }] : [] })
    expect(fill({ type: 'picture', picture, link: link(path) })).toMatchObject([{ link: isShown ? { path } : null }])
  })

  it('remove an advertisement if its page does not exist', () => {
    expect(fill({ type: 'advertisements' })).toMatchObject([{ items: [{ advertisementId: 'x' }] }])
  })
})
