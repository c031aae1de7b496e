import type { ActivityQuery } from '@fair/contract/activity.ts'
import type { Page } from '@fair/contract/endpoint.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContext } from '../context.ts'
import type { ActivitySummary } from '../sent.ts'
import { calls, type Desk, openDesk, type Visitor } from '../testing/business.ts'
import { activityPage } from './activity-list.ts'

const { activity, appointment, schedule, ticket } = calls
let desk: Desk
let user: Visitor
beforeEach(() => {
  desk = openDesk()
  user = desk.as('U1')
})
afterEach(() => desk.close())

const A = (code: string) => `A2001-${code}`
const ticketOf = async (code: string, visitor = user, userId = 'U1') => {
  desk.admin.giveTickets(userId, `2001-${code}`, 1)
  return (await visitor.get(ticket.mine, {})).records[0]?.ticketId ?? ''
}
const book = (ticketId: string, codes: string[], visitor = user) => ({
  ticketId,
  holderName: 'Ada',
  activityIds: codes.map(A),
  visitor,
})
const booked = ({ visitor, ...input }: ReturnType<typeof book>) => visitor.get(activity.activateAndBook, input)
const refused = ({ visitor, ...input }: ReturnType<typeof book>) => visitor.refusal(activity.activateAndBook, input)

describe('an activity', () => {
  it('is found by its id or by the id of an agenda item', async () => {
    const anyone = desk.anonymous()
    const forum = await anyone.get(activity.detail, { activityId: A('supply') })
    expect(forum).toMatchObject({ title: 'Supply chain forum', state: 'upcoming', admission: 'TICKET', seatsLeft: 55 })
    expect(forum.agenda.map(({ startTime }) => startTime)).toEqual([
      '2026-11-20T06:00:00.000Z',
      '2026-11-20T06:30:00.000Z',
      '2026-11-20T07:00:00.000Z',
    ])
    expect(forum.agenda.at(-1)?.endTime).toBe(forum.endTime)
    expect(forum.guests.length).toBe(2)
    expect(await anyone.get(activity.detail, { agendaId: forum.agenda[1]?.agendaId ?? '' })).toEqual(forum)
    expect(await anyone.refusal(activity.detail, {})).toBe('4000 activityId: is required')
    expect(await anyone.refusal(activity.detail, { activityId: 'A9' })).toContain('4041')
    expect(await anyone.refusal(activity.detail, { agendaId: 'A9-1' })).toContain('4041')
  })

  it('has a state that depends on the clock, and a count of contained activities', async () => {
    const stateOf = async (code: string) => (await desk.anonymous().get(activity.detail, { activityId: A(code) })).state
    expect(await Promise.all(['opening', 'sourcing', 'supply', 'flight'].map(stateOf))).toEqual([
      'ended',
      'running',
      'upcoming',
      'cancelled',
    ])
    const series = await desk.anonymous().get(activity.detail, { activityId: A('launches') })
    expect(series).toMatchObject({ containedCount: 4, state: 'running' })
  })

  it('is cancelled with all its appointments', async () => {
    await booked(book(await ticketOf('forum'), ['supply']))
    expect(desk.admin.cancelActivity(A('supply'))).toBe(2)
    expect((await user.get(activity.detail, { activityId: A('supply') })).state).toBe('cancelled')
    expect(await user.get(schedule.list, {})).toMatchObject([
      { state: 'CANCELLED', cancelReason: 'The activity was called off', sequence: 1 },
    ])
  })
})

describe('the activities of an exhibition', () => {
  const page = (query: ActivityQuery, headers: Record<string, string> = {}): Page<ActivitySummary> =>
    activityPage(query, null, createContext(desk.platform, new Headers({ language: 'en-US', ...headers })))

  it('are sorted with running ones first, without contained activities', () => {
    const { records, total } = page({ pageSize: 0 })
    expect(total).toBe(records.length)
    const phases = records.map(({ startTime, endTime }) =>
      startTime > '2026-11-19T02:42' ? 1 : endTime > '2026-11-19T02:42' ? 0 : 2,
    )
    expect(phases).toEqual(phases.toSorted())
    expect(records.every(({ parentActivityId }) => parentActivityId === null)).toBe(true)
    const inside = page({ parentActivityId: A('launches'), pageSize: 0 })
    expect(inside.records.map(({ parentActivityId }) => parentActivityId)).toEqual(Array(4).fill(A('launches')))
  })

  it('are filtered by day, hall, topic and keyword, with matching counts', () => {
    const all = page({ pageSize: 0 })
    for (const [facet, of] of [
      ['hall', (each: ActivitySummary) => each.hall],
      [
        'date',
        (each: ActivitySummary) => new Date(Date.parse(each.startTime) + 8 * 3_600_000).toISOString().slice(0, 10),
      ],
    ] as const) {
      for (const { value, count } of all.facets[facet] ?? []) {
        const expected = all.records.filter((each) => of(each) === value)
        expect([value, count]).toEqual([value, expected.length])
        expect(page({ [facet]: [value], pageSize: 0 }).total).toBe(expected.length)
      }
    }
    const topics = all.facets['topic'] ?? []
    expect(topics.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
    expect(topics.map(({ label }) => label)).toContain('Supply chain')
    for (const { value, label, count } of topics) {
      const byValue = page({ topic: [value], pageSize: 0 })
      expect([value, byValue.total]).toEqual([value, count])
      expect(new Set(byValue.records.map(({ topic }) => topic))).toEqual(new Set([label]))
      expect(page({ topic: [label], pageSize: 0 }).records).toEqual(byValue.records)
    }
    expect(page({ keyword: 'フォーラム', pageSize: 0 }, { language: 'ja-JP' }).total).toBeGreaterThan(2)
    expect(page({ pageSize: 2, pageNum: 2 }).records).toEqual(all.records.slice(2, 4))
  })
})

describe('booking with a ticket', () => {
  it('shows the rules of the ticket and the activities covered by each rule', async () => {
    const ticketId = await ticketOf('forum')
    const rules = await user.get(activity.rules, { ticketId })
    expect(rules.map(({ ruleName, minChoices, maxChoices }) => [ruleName, minChoices, maxChoices])).toEqual([
      ['Forums', 1, 2],
      ['Tours', 0, 1],
    ])
    const of = async (index: number) =>
      (await user.get(activity.ruleGroupActivities, { ticketId, ruleGroupId: rules[index]?.ruleGroupId ?? '' })).map(
        ({ activityId, hindrance }) => [activityId, hindrance],
      )
    // The first forum is running; the second tour is full.
    expect(await of(0)).toEqual([
      [A('sourcing'), 'CLOSED'],
      [A('supply'), null],
      [A('standards'), null],
    ])
    expect(await of(1)).toEqual([
      [A('tour-port'), null],
      [A('tour-factory'), 'FULL'],
    ])
    expect(await user.refusal(activity.ruleGroupActivities, { ticketId, ruleGroupId: 'RG9' })).toContain('4041')
    expect(await desk.as('U2').refusal(activity.rules, { ticketId })).toContain('4041')
  })

  it('activates the ticket and books in one step, and accepts further bookings', async () => {
    const ticketId = await ticketOf('forum')
    const before = (await user.get(activity.detail, { activityId: A('supply') })).seatsLeft ?? 0
    const result = await booked(book(ticketId, ['supply', 'tour-port']))
    expect(result.appointments.map(({ activityId }) => activityId)).toEqual([A('supply'), A('tour-port')])
    expect(await user.get(ticket.detail, { ticketId })).toMatchObject({ status: 'ACTIVE', holderName: 'Ada' })
    expect((await user.get(activity.detail, { activityId: A('supply') })).seatsLeft).toBe(before - 1)
    const listed = await user.get(activity.byTicket, { ticketId })
    expect(listed.map(({ activityId, appointmentId }) => [activityId, appointmentId !== null])).toEqual([
      [A('supply'), true],
      [A('tour-port'), true],
      [A('standards'), false],
    ])
    expect(await booked(book(ticketId, ['supply', 'standards']))).toMatchObject({ appointments: [{}, {}] })
    expect((await user.get(schedule.list, {})).map(({ kind }) => kind)).toEqual(['ACTIVITY', 'ACTIVITY', 'ACTIVITY'])
  })

  it('is possible again after a cancellation', async () => {
    const ticketId = await ticketOf('forum')
    const { appointments } = await booked(book(ticketId, ['supply']))
    await user.get(appointment.cancel, { appointmentId: appointments[0]?.appointmentId ?? '' })
    expect((await user.get(activity.detail, { activityId: A('supply') })).appointmentId).toBeNull()
    expect(await refused(book(ticketId, ['supply']))).toBe('fine')
  })

  it('books all activities or none, and does not activate the ticket on failure', async () => {
    const ticketId = await ticketOf('forum')
    expect(await refused(book(ticketId, ['supply', 'tour-factory']))).toBe(
      '4090 All seats of “Tour of a smart factory” are taken.',
    )
    expect(await user.get(ticket.detail, { ticketId })).toMatchObject({ status: 'INACTIVE' })
    expect(await user.get(schedule.list, {})).toEqual([])
  })

  it.each([
    ['an activity closed for booking', ['supply', 'standards', 'tour-port', 'sourcing'], '4090 Bookings for'],
    ['an activity that the ticket does not cover', ['match-asia'], '4090 Your ticket does not cover'],
    ['a cancelled activity', ['flight'], '4090 “Drone flight show” is over or was called off.'],
    ['an unknown activity', ['none'], '4041'],
  ])('is refused for %s', async (_, codes, expected) => {
    expect(await refused(book(await ticketOf('forum'), codes))).toContain(expected)
  })

  it('counts earlier bookings against the limit of the rule', async () => {
    // A day earlier, when all three forums can be booked.
    desk.wait(-24 * 60)
    const ticketId = await ticketOf('forum')
    await booked(book(ticketId, ['supply', 'standards']))
    expect(await refused(book(ticketId, ['sourcing']))).toBe('4090 Choose at most 2 of “Forums”.')
    expect(await refused(book(ticketId, ['supply', 'tour-port']))).toBe('fine')
  })

  it('requires the visitor’s own ticket, and a holder name if the ticket has none', async () => {
    const ticketId = await ticketOf('forum')
    const input = { ticketId, activityIds: [A('supply')] }
    expect(await user.refusal(activity.activateAndBook, input)).toBe('4000 holderName: is required')
    expect(await desk.as('U2').refusal(activity.activateAndBook, input)).toContain('4041')
    await booked(book(ticketId, ['supply']))
    desk.admin.useTicket(ticketId)
    expect(await refused(book(ticketId, ['standards']))).toContain('4090 This ticket cannot be activated')
  })

  it('gives the last seat to one visitor only', async () => {
    const other = desk.as('U2')
    const [mine, theirs] = [await ticketOf('buyer'), await ticketOf('buyer', other, 'U2')]
    // 40 seats, 11 taken before: 28 more are sold.
    for (let n = 0; n < 28; n += 1) {
      const userId = `U-${n}`
      const visitor = desk.as(userId)
      await booked(book(await ticketOf('buyer', visitor, userId), ['match-asia'], visitor))
    }
    const results = await Promise.all([
      refused(book(mine, ['match-asia'])),
      refused(book(theirs, ['match-asia'], other)),
    ])
    expect(results.sort()).toEqual(['4090 All seats of “Match-making: buyers from Asia” are taken.', 'fine'])
  })
})
