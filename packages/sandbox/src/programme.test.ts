import { contract } from '@fair/contract/index.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { payload } from './testing/call-sandbox.ts'
import { fixtureSandbox } from './testing/fixture.ts'

// Lives L0 … L7 start every eight hours; at 02:42 UTC on 19 November L3 has been running for ten minutes.
const START = new Date('2026-11-19T02:42:00Z')
let clock = START
const sandbox = fixtureSandbox({ now: () => clock })
afterAll(() => sandbox.close())

const lives = (input: { date?: string; exhibitorId?: string } = {}) => payload(sandbox, contract.live.list, input)
const states = async () => Object.fromEntries((await lives()).records.map(({ _id, state }) => [_id, state]))

describe('live streams', () => {
  it('are sorted by running, upcoming and past, with the latest past one first', async () => {
    const { records, total } = await lives()
    expect(records.map(({ _id }) => _id)).toEqual(['L3', 'L4', 'L5', 'L6', 'L7', 'L2', 'L1', 'L0'])
    expect(total).toBe(8)
  })

  it('are filtered by day in the exhibition’s time zone, and by exhibitor', async () => {
    // 18:32 UTC on the 19th is 02:32 on the 20th in Shanghai.
    const ids = async (date: string) => (await lives({ date })).records.map(({ _id }) => _id).sort()
    expect(await ids('2026-11-19')).toEqual(['L2', 'L3', 'L4'])
    expect(await ids('2026-11-20')).toEqual(['L5', 'L6', 'L7'])
    expect((await lives({ exhibitorId: 'E4' })).records.map(({ _id }) => _id)).toEqual(['L4'])
    expect((await lives({ date: '2026-12-24' })).total).toBe(0)
  })

  it('change state with the clock, and have their recording ten minutes after the end', async () => {
    expect(await states()).toMatchObject({ L0: 'replay', L1: 'ended', L2: 'replay', L3: 'live', L4: 'upcoming' })
    clock = new Date('2026-11-19T10:40:00Z')
    expect(await states()).toMatchObject({ L0: 'replay', L1: 'ended', L3: 'ended', L4: 'live', L5: 'upcoming' })
    clock = new Date('2026-11-19T11:33:00Z')
    expect(await states()).toMatchObject({ L3: 'ended', L4: 'ended' })
    clock = new Date('2026-11-19T11:43:00Z')
    expect(await states()).toMatchObject({ L3: 'ended', L4: 'replay' })
    clock = START
  })
})

describe('viewer counts', () => {
  it('increase within the first minutes, and are 0 before the start', async () => {
    const viewers = async (id: string) => (await lives()).records.find(({ _id }) => _id === id)?.viewers
    expect([await viewers('L3'), await viewers('L4'), await viewers('L2')]).toEqual([10, 0, 10])
    clock = new Date('2026-11-19T10:34:00Z')
    expect(await viewers('L4')).toBe(4)
    clock = START
  })
})

describe('an exhibitor', () => {
  const en = { language: 'en-US' }
  const found = async (available: 'live' | 'online') =>
    (await payload(sandbox, contract.search.exhibitor, { available: [available], pageSize: 0 }, en)).records.map(
      ({ exhibitorId }) => exhibitorId,
    )
  const exhibitor = (exhibitorId: string) => payload(sandbox, contract.catalogue.exhibitor, { exhibitorId }, en)

  it('is live while its stream runs, in lists and details', async () => {
    expect(await found('live')).toEqual(['E3'])
    expect((await exhibitor('E3')).isLive).toBe(true)
    clock = new Date('2026-11-19T10:40:00Z')
    expect(await found('live')).toEqual(['E4'])
    expect([(await exhibitor('E3')).isLive, (await exhibitor('E4')).isLive]).toEqual([false, true])
    clock = START
  })

  it('is online in the opening hours of the halls and in its office hours', async () => {
    const open = await found('online')
    expect(open.length).toBeGreaterThan(0)
    // 03:00 in Shanghai, where all exhibitors of the fixture are based.
    clock = new Date('2026-11-19T19:00:00Z')
    expect(await found('online')).toEqual([])
    expect((await exhibitor(open[0] ?? '')).isOnline).toBe(false)
    // 19:00 there: the halls are closed, the offices are not.
    clock = new Date('2026-11-19T11:00:00Z')
    expect(await found('online')).toEqual(open)
    clock = START
  })
})

describe('meetings', () => {
  it('are sorted by start, and filtered by exhibitor', async () => {
    const { records } = await payload(sandbox, contract.meeting.list, { pageSize: 0 })
    expect(records.map(({ meetingId }) => meetingId)).toEqual(['M0', 'M1', 'M2', 'M3', 'M4', 'M5'])
    const own = await payload(sandbox, contract.meeting.list, { exhibitorId: 'E4' })
    expect(own.records.map(({ meetingId }) => meetingId)).toEqual(['M4'])
    const business = await payload(sandbox, contract.catalogue.exhibitorBusiness, { exhibitorId: 'E4' })
    expect(business).toEqual({ exhibitsCount: 5, liveCount: 1, meetingCount: 1, projectCount: 0, staffOnline: 2 })
  })
})

describe('lists in exhibitor mode', () => {
  const entities = (entityType: 'EXHIBIT' | 'LIVE' | 'MEETING', keyword?: string) =>
    payload(sandbox, contract.search.entityPage, { entityType, keyword, pageSize: 0 }, { language: 'en-US' })

  it('show each exhibitor with its records of the kind', async () => {
    const live = await entities('LIVE')
    // L2 and L5 belong to exhibitors of another exhibition, so no exhibitor here shows them.
    const shown = live.records.map((each) =>
      [each.exhibitor.exhibitorId, ...each.lives.map(({ _id }) => _id)].join(' '),
    )
    expect(shown.sort()).toEqual(['E0 L0', 'E1 L1', 'E3 L3', 'E4 L4', 'E6 L6', 'E7 L7'])
    expect(live.records.every((each) => each.exhibits.length === 0 && each.meetings.length === 0)).toBe(true)
    const meetings = await entities('MEETING')
    expect(meetings.records.map(({ exhibitor }) => exhibitor.exhibitorId).sort()).toEqual(['E0', 'E4'])
    const exhibits = await entities('EXHIBIT')
    expect(exhibits.total).toBe(32)
    expect(exhibits.records.every((each) => each.exhibits.length === 4)).toBe(true)
  })

  it('search the records and their exhibitors, in the recommended order', async () => {
    expect((await entities('LIVE', 'live 4')).records.map(({ exhibitor }) => exhibitor.exhibitorId)).toEqual(['E4'])
    expect((await entities('LIVE', 'zeta works 0')).records.map(({ exhibitor }) => exhibitor.exhibitorId)).toEqual([
      'E0',
    ])
    const found = await entities('EXHIBIT', 'gripper 4')
    expect(found.total).toBeGreaterThan(1)
    for (const { exhibits } of found.records) {
      expect(exhibits.length).toBeGreaterThan(0)
      expect(exhibits.every(({ exhibitsName }) => exhibitsName.startsWith('Gripper'))).toBe(true)
    }
    const ranks = found.records.map(({ exhibitor }) => (Number(exhibitor.exhibitorId.slice(1)) * 13) % 48)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })
})
