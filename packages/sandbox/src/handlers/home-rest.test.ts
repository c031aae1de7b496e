import { contract } from '@fair/contract/index.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, SAMPLE_NOW } from '../app.ts'
import { DEMO_USERS } from '../demo.ts'
import type { Sandbox } from '../sandbox.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'

const { home, catalogue, search, live, meeting, favourite, ticket, inquiry, micro, schedule, appointment } = contract
let clock = SAMPLE_NOW
let sandbox: Sandbox
beforeAll(() => {
  sandbox = createSandbox({ media: false, now: () => clock })
})
afterAll(() => sandbox.close())

const as = (userId: string) => ({ language: 'en-US', Authorization: sandbox.admin.signIn(userId, '1001') })

describe('exhibition figures', () => {
  it('match the totals of the lists', async () => {
    const info = await payload(sandbox, home.info, {})
    const lives = await payload(sandbox, live.list, { pageSize: 0 })
    const regions = await payload(sandbox, catalogue.regionDistribution, {})
    expect(info).toMatchObject({
      exhibitorsCount: (await payload(sandbox, search.exhibitor, { pageSize: 1 })).total,
      exhibitsCount: (await payload(sandbox, search.exhibits, { pageSize: 1 })).total,
      liveCount: lives.total,
      livingCount: lives.records.filter(({ state }) => state === 'live').length,
      meetingCount: (await payload(sandbox, meeting.list, { pageSize: 1 })).total,
      regionCount: new Set(regions.map(({ regionCode }) => regionCode.slice(0, 2))).size,
    })
    expect(info.livingCount).toBeGreaterThan(0)
  })

  it('depend on the clock and the requested exhibition', async () => {
    clock = new Date(SAMPLE_NOW.getTime() + 30 * 24 * 60 * 60_000)
    expect((await payload(sandbox, home.info, {})).livingCount).toBe(0)
    clock = SAMPLE_NOW
    expect((await payload(sandbox, home.info, {}, { exhibitionId: '2002' })).meetingCount).toBe(0)
  })
})

describe('visits by hour', () => {
  const total = (list: readonly { count: number }[]) => list.reduce((sum, { count }) => sum + count, 0)

  it('increase with time and with each visitor, and stop at the end of the fair', async () => {
    const before = await payload(sandbox, home.visitsByHour, {})
    expect(before.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
    // The viewers of a stream have arrived.
    const lives = await payload(sandbox, live.list, { pageSize: 0 })
    expect(total(before)).toBeGreaterThan(lives.records.reduce((sum, { viewers }) => sum + viewers, 0))
    const time = isoOf(SAMPLE_NOW.getTime())
    const records = ['/home', '/exhibits'].map((pathname) => {
      return { time, pathname, content: { event: 'enter' as const, label: pathname } }
    })
    await payload(sandbox, contract.tracking.save, { records }, { visitorId: 'one-more' })
    const hour = (SAMPLE_NOW.getUTCHours() + 8) % 24
    const after = await payload(sandbox, home.visitsByHour, {})
    expect(after).toEqual(before.map((each) => (each.hour === hour ? { ...each, count: each.count + 1 } : each)))
    const at = async (hours: number) => {
      clock = new Date(SAMPLE_NOW.getTime() + hours * 3_600_000)
      const waiting = await payload(sandbox, home.visitsByHour, {})
      clock = SAMPLE_NOW
      return waiting
    }
    expect(total(await at(2))).toBeGreaterThan(total(after))
    expect(await at(24 * 30)).toEqual(await at(24 * 40))
  })

  it('are empty before an exhibition opens', async () => {
    expect(await payload(sandbox, home.visitsByHour, {}, { exhibitionId: '2002' })).toEqual([])
  })
})

describe('the first page', () => {
  it('is home, with a popup to an existing micro page while the exhibition runs', async () => {
    const during = await payload(sandbox, home.firstPage, {}, { language: 'ko-KR' })
    expect(during).toMatchObject({ path: '/home', popup: { path: '/cainiao-openweek' } })
    const { records } = await payload(sandbox, micro.list, {})
    expect(records.map(({ code }) => code)).toContain('OPEN_WEEK')
    clock = new Date(SAMPLE_NOW.getTime() + 30 * 24 * 60 * 60_000)
    expect((await payload(sandbox, home.firstPage, {})).popup).toBeNull()
    clock = SAMPLE_NOW
    expect((await payload(sandbox, home.firstPage, {}, { tenantId: '1002' })).popup).toBeNull()
  })
})

describe('the personal data on the home page', () => {
  const input = { exhibitionId: '2001' }

  it('require a login and an exhibition of the tenant', async () => {
    expect((await callSandbox(sandbox, home.personal, input)).errCode).toBe(5014)
    const headers = as(DEMO_USERS.buyer)
    expect((await callSandbox(sandbox, home.personal, { exhibitionId: '3001' }, headers)).errCode).toBe(4041)
  })

  it('have the same counts as the lists, also after a change', async () => {
    const headers = as(DEMO_USERS.buyer)
    const before = await payload(sandbox, home.personal, input, headers)
    const saved = await payload(sandbox, favourite.list, { followType: 'EXHIBIT' }, headers)
    expect(before.counts['exhibits']).toBe(saved.length)
    const tickets = await payload(sandbox, ticket.mine, { pageNum: 1, pageSize: 0 }, headers)
    expect(before.counts['ticket']).toBe(tickets.total)
    expect(before.usableTicketCount).toBeLessThanOrEqual(tickets.total)
    const mine = await payload(sandbox, inquiry.mine, { pageNum: 1, pageSize: 0 }, headers)
    expect(before.counts['inquiry']).toBe(mine.total)
    expect(before.answeredInquiryCount).toBe(mine.records.filter(({ status }) => status === 'ANSWERED').length)
    const open = (entries: readonly { state: string }[]) => entries.filter(({ state }) => state !== 'CANCELLED').length
    expect(before.counts['schedule']).toBe(open(await payload(sandbox, schedule.list, {}, headers)))
    expect(before.counts['calendar']).toBe(open(await payload(sandbox, appointment.calendar, {}, headers)))
    const listed = await payload(sandbox, search.exhibits, { pageSize: 0 })
    const fresh = listed.records.find(({ exhibitsId }) => saved.every(({ targetId }) => targetId !== exhibitsId))
    await payload(sandbox, favourite.save, { followType: 'EXHIBIT', targetIds: [fresh?.exhibitsId ?? ''] }, headers)
    const after = await payload(sandbox, home.personal, input, headers)
    expect(after.counts['exhibits']).toBe(saved.length + 1)
  })

  it('include today’s schedule entries and the registration status', async () => {
    const buyer = await payload(sandbox, home.personal, input, as(DEMO_USERS.buyer))
    expect(buyer.isRegistered).toBe(false)
    expect(buyer.today.length).toBeGreaterThan(0)
    const dayAt = (time: string) => new Date(Date.parse(time) + 8 * 60 * 60_000).toISOString().slice(0, 10)
    for (const { startTime, endTime, state } of buyer.today) {
      expect(dayAt(startTime) <= '2026-11-19' && dayAt(endTime) >= '2026-11-19').toBe(true)
      expect(state).not.toBe('CANCELLED')
    }
    const registered = await payload(sandbox, home.personal, input, as(DEMO_USERS.registered))
    expect(registered.isRegistered).toBe(true)
    const newcomer = await payload(sandbox, home.personal, input, as(DEMO_USERS.newcomer))
    expect(newcomer.counts['ticket']).toBe(0)
  })
})

describe('the home calls', () => {
  it('recommend six groups, those with a running live first', async () => {
    const groups = await payload(sandbox, home.recommendGroups, {})
    expect(groups).toHaveLength(6)
    const lives = await payload(sandbox, live.list, { pageSize: 0 })
    const onAir = new Set<string>()
    for (const { exhibitorId, state } of lives.records) {
      if (state !== 'live') continue
      const { exhibitorGroupId } = await payload(sandbox, catalogue.exhibitor, { exhibitorId })
      if (exhibitorGroupId) onAir.add(exhibitorGroupId)
    }
    expect(onAir.size).toBeGreaterThan(0)
    const first = groups.slice(0, onAir.size).map(({ exhibitorGroupId }) => exhibitorGroupId)
    expect(new Set(first)).toEqual(new Set([...onAir].slice(0, 6)))
    const rest = groups.slice(onAir.size).map(({ exhibitorsCount }) => exhibitorsCount)
    expect(rest).toEqual(rest.toSorted((a, b) => b - a))
  })

  it('recommend groups by the visitor’s interests, with the reason', async () => {
    const headers = as(DEMO_USERS.newcomer)
    const [industry] = await payload(sandbox, search.industries, {}, headers)
    await payload(sandbox, contract.user.update, { industryIds: [industry?.industryId ?? ''] }, headers)
    const [first] = await payload(sandbox, home.recommendGroups, {}, headers)
    expect(first?.reason).toMatchObject({ kind: 'INDUSTRY', id: industry?.industryId, name: industry?.industryName })
    await payload(sandbox, contract.user.update, { industryIds: [] }, headers)
    const [usual] = await payload(sandbox, home.recommendGroups, {}, headers)
    expect(usual?.reason ?? null).toBeNull()
  })

  it('store chosen interest tags, and refuse unknown ones', async () => {
    const headers = as(DEMO_USERS.newcomer)
    expect((await callSandbox(sandbox, home.interestState, {})).errCode).toBe(5014)
    const types = await payload(sandbox, search.tagTypes, {}, headers)
    const tagIds = types.flatMap(({ tags }) => tags.slice(0, 1).map(({ tagId }) => tagId))
    await payload(sandbox, home.saveInterests, { tagIds }, headers)
    expect(await payload(sandbox, home.interestState, {}, headers)).toEqual({ valid: true, tagIds })
    expect((await callSandbox(sandbox, home.saveInterests, { tagIds: ['nope'] }, headers)).errCode).toBe(4000)
    expect((await payload(sandbox, home.interestState, {}, headers)).tagIds).toEqual(tagIds)
  })
})

describe('advertisements', () => {
  it('link to exhibitors of the current exhibition', async () => {
    const list = await payload(sandbox, home.advertisements, { id: '2001' }, { language: 'ja-JP' })
    expect(list).toHaveLength(5)
    expect(new Set(list.map(({ advertisementId }) => advertisementId)).size).toBe(5)
    for (const { path, title } of list) {
      const exhibitorId = /^\/exhibitor\/detail\/(\d+)\/$/.exec(path)?.[1] ?? ''
      const maker = await payload(sandbox, catalogue.exhibitor, { exhibitorId }, { language: 'ja-JP' })
      expect(title === maker.exhibitorName).toBe(false)
    }
    const small = createSandbox({ size: 'small', media: false })
    const fewer = await payload(small, home.advertisements, { id: '2001' })
    expect(fewer.length).toBeLessThan(5)
    small.close()
  })
})
