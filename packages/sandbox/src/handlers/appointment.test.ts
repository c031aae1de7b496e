import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContext } from '../context.ts'
import { DEMO_USERS } from '../demo.ts'
import { calls, type Desk, openDesk, type Visitor } from '../testing/business.ts'
import { notice } from './notice.ts'

const { appointment, favourite, schedule } = calls
let desk: Desk
let user: Visitor
beforeEach(() => {
  desk = openDesk()
  user = desk.as('U1')
})
afterEach(() => desk.close())

const entries = () => user.get(schedule.list, {})
const live = (n: number, acceptConflict?: boolean) =>
  user.get(appointment.create, {
    appointmentType: 'LIVE',
    businessId: `L${n}`,
    ...(acceptConflict !== undefined && { acceptConflict }),
  })
/** A live and a meeting with the same number run at the same time (fixture-fair.ts). */
const meeting = (n: number, acceptConflict = false) =>
  user.get(appointment.create, { appointmentType: 'MEETING', businessId: `M${n}`, acceptConflict })

describe('the waiting list of a full meeting', () => {
  beforeEach(() => {
    user = desk.as(DEMO_USERS.buyer)
  })
  const wait = (visitor: Visitor, isWaiting: boolean, businessId = 'M5') =>
    visitor.get(appointment.wait, { appointmentType: 'MEETING', businessId, isWaiting })
  const notices = async (userId: string) => {
    const Authorization = desk.platform.sessions.open(userId, 'A')
    return (await notice.list({}, createContext(desk.platform, new Headers({ language: 'en-US', Authorization }))))
      .records
  }
  /** Others take the remaining places. */
  const fill = async () => {
    const taken: (() => Promise<unknown>)[] = []
    for (const userId of ['U2', 'U3', 'U4', 'U5', 'U6', 'U7', 'U8']) {
      const other = desk.as(userId)
      const said = await other.refusal(appointment.create, { appointmentType: 'MEETING', businessId: 'M5' })
      if (said !== 'fine') return taken
      const entry = (await other.get(schedule.list, {})).find(({ businessId }) => businessId === 'M5')
      taken.push(() => other.get(appointment.cancel, { appointmentId: entry?.appointmentId ?? '' }))
    }
    throw new Error('it never fills')
  }

  it('notifies a waiting visitor once when a place is free', async () => {
    const [leave] = await fill()
    expect(await wait(user, true)).toEqual({ isWaiting: true })
    expect(await wait(user, true)).toEqual({ isWaiting: true })
    const before = await notices(DEMO_USERS.buyer)
    await leave?.()
    const after = await notices(DEMO_USERS.buyer)
    expect(after).toHaveLength(before.length + 1)
    expect(after[0]).toMatchObject({ path: '/meeting/detail/M5', isRead: false })
    expect(after[0]?.title).toMatch(/^A place in .+ is free$/)
    expect(await notices(DEMO_USERS.buyer)).toEqual(after)
  })

  it('does not notify a visitor who has since booked the place', async () => {
    const [leave] = await fill()
    await wait(user, true)
    await leave?.()
    await meeting(5, true)
    expect((await notices(DEMO_USERS.buyer)).map(({ path }) => path)).not.toContain('/meeting/detail/M5')
  })

  it('can be left, and refuses a meeting that has free places or is over', async () => {
    const refusal = (businessId: string) =>
      user.refusal(appointment.wait, { appointmentType: 'MEETING', businessId, isWaiting: true })
    expect(await refusal('M5')).toContain('4090 There are places')
    expect(await refusal('M1')).toContain('4090 It is over')
    expect(await refusal('M99')).toContain('4041')
    const [leave] = await fill()
    await wait(user, true)
    expect(await wait(user, false)).toEqual({ isWaiting: false })
    const { length } = await notices(DEMO_USERS.buyer)
    await leave?.()
    expect(await notices(DEMO_USERS.buyer)).toHaveLength(length)
  })
})

describe('an appointment', () => {
  it('for a live is listed in the schedule, and can be cancelled', async () => {
    const { appointmentId } = await live(4)
    const [entry] = await entries()
    expect(entry).toMatchObject({ kind: 'LIVE', state: 'BOOKED', appointmentId, businessId: 'L4', sequence: 0 })
    expect(entry?.uid).toBe('live-L4@localhost')
    await user.get(appointment.cancel, { appointmentId: appointmentId ?? '' })
    await user.get(appointment.cancel, { appointmentId: appointmentId ?? '' })
    expect(await entries()).toMatchObject([{ state: 'CANCELLED', sequence: 1, uid: entry?.uid }])
  })

  it('has the same id when it is made twice, and when it is made again after a cancellation', async () => {
    const first = await live(4)
    expect(await live(4)).toEqual(first)
    await user.get(appointment.cancel, { appointmentId: first.appointmentId ?? '' })
    expect((await live(4)).appointmentId).toBe(first.appointmentId)
    expect(await entries()).toMatchObject([{ state: 'BOOKED', sequence: 2 }])
  })

  it('that overlaps another is created only if the conflict is accepted', async () => {
    const { appointmentId } = await live(4)
    const clash = await meeting(4)
    expect(clash).toMatchObject({ appointmentId: null, conflict: { entryId: appointmentId, title: 'Live 4 en-US' } })
    expect(await entries()).toHaveLength(1)
    const both = await meeting(4, true)
    expect(both.appointmentId).toBeTruthy()
    const [one, other] = await entries()
    expect(one?.conflictsWith).toEqual([other?.entryId])
    expect(other?.conflictsWith).toEqual([one?.entryId])
  })

  it('is created with the same request id once the conflict is accepted', async () => {
    await live(4)
    const input = { appointmentType: 'MEETING', businessId: 'M4', requestId: 'r1' } as const
    expect((await user.get(appointment.create, input)).appointmentId).toBeNull()
    const made = await user.get(appointment.create, { ...input, acceptConflict: true })
    expect(made.appointmentId).toBeTruthy()
    expect(await user.get(appointment.create, { ...input, acceptConflict: true })).toEqual(made)
  })

  it('that does not overlap another is no conflict', async () => {
    await live(4)
    expect((await live(5)).conflict).toBeNull()
  })

  it('is refused for an event that is over, unknown or of another tenant', async () => {
    const refusal = (businessId: string, visitor = user) =>
      visitor.refusal(appointment.create, { appointmentType: 'LIVE', businessId })
    expect(await refusal('L1')).toBe('4090 It is over or has been set offline.')
    expect(await refusal('L99')).toContain('4041')
    expect(await refusal('L4', desk.as('U9', { tenantId: 'B' }))).toContain('4041')
  })

  it('for a chat starts at the next quarter hour, and waits for the exhibitor', async () => {
    await user.get(appointment.create, { appointmentType: 'CHAT', businessId: 'E0' })
    const chat = { kind: 'CHAT', startTime: '2026-11-19T02:45:00.000Z', title: 'Chat with Zeta Works 0 en-US' }
    expect(await entries()).toMatchObject([{ ...chat, state: 'WAITING' }])
    expect(desk.admin.confirmAppointments()).toBeGreaterThan(0)
    expect(await entries()).toMatchObject([{ ...chat, state: 'BOOKED' }])
    desk.wait(60)
    expect(await entries()).toMatchObject([{ state: 'ENDED' }])
    expect(
      await user.refusal(appointment.cancel, { appointmentId: (await entries())[0]?.appointmentId ?? '' }),
    ).toContain('4090')
  })

  it('for a chat can be made again once the former chat is over', async () => {
    const input = { appointmentType: 'CHAT', businessId: 'E0' } as const
    const { appointmentId } = await user.get(appointment.create, input)
    expect(await user.get(appointment.create, input)).toMatchObject({ appointmentId })
    desk.wait(60)
    expect((await user.get(appointment.create, input)).appointmentId).not.toBe(appointmentId)
    expect((await entries()).map(({ state }) => state)).toEqual(['ENDED', 'WAITING'])
  })

  it('cannot be cancelled by another visitor', async () => {
    const { appointmentId } = await live(4)
    expect(await desk.as('U2').refusal(appointment.cancel, { appointmentId: appointmentId ?? '' })).toContain('4041')
  })
})

describe('the schedule', () => {
  it('includes followed events, but each event only once', async () => {
    await user.get(favourite.save, { followType: 'LIVE', targetIds: ['L5'] })
    expect(await entries()).toMatchObject([{ entryId: 'F-LIVE-L5', state: 'FOLLOWED', appointmentId: null }])
    await live(5)
    expect(await entries()).toMatchObject([{ state: 'BOOKED', businessId: 'L5' }])
    const { appointmentId } = await live(5)
    await user.get(appointment.cancel, { appointmentId: appointmentId ?? '' })
    // After cancellation, it is still followed, with a later SEQUENCE than the cancellation in every calendar.
    expect(await entries()).toMatchObject([{ state: 'FOLLOWED', sequence: 2 }])
  })

  it('is filtered by days in the exhibition’s time zone', async () => {
    for (const n of [4, 5, 6, 7]) await live(n)
    // L4 is at 18:32 on the 19th at the venue, L5 at 02:32 on the 20th.
    const ids = async (from?: string, to?: string) =>
      (await user.get(schedule.list, { ...(from && { from }), ...(to && { to }) })).map(({ businessId }) => businessId)
    expect(await ids('2026-11-19', '2026-11-19')).toEqual(['L4'])
    expect(await ids('2026-11-20', '2026-11-20')).toEqual(['L5', 'L6', 'L7'])
    expect(await ids(undefined, '2026-11-19')).toEqual(['L4'])
    expect(await user.refusal(schedule.list, { from: 'today' })).toBe('4000 from: must be a day as YYYY-MM-DD')
  })

  it('as a calendar contains appointments only, filtered by type', async () => {
    await user.get(favourite.save, { followType: 'MEETING', targetIds: ['M5'] })
    await live(4)
    await user.get(appointment.create, { appointmentType: 'CHAT', businessId: 'E0' })
    const kinds = async (appointmentTypes?: ('LIVE' | 'CHAT')[]) =>
      (await user.get(appointment.calendar, { ...(appointmentTypes && { appointmentTypes }) })).map(({ kind }) => kind)
    expect(await kinds()).toEqual(['CHAT', 'LIVE'])
    expect(await kinds(['LIVE'])).toEqual(['LIVE'])
  })

  it('has a secret calendar feed URL, which can be renewed', async () => {
    await live(4)
    await meeting(4, true)
    const { url } = await user.get(schedule.feed, {})
    expect(url).toMatch(/^\/sandbox\/calendar\/[0-9A-Za-z]{40}\.ics$/)
    expect((await user.get(schedule.feed, {})).url).toBe(url)
    const fetched = await desk.fetch(new Request(`http://fair.localhost${url}`))
    expect(fetched.headers.get('content-type')).toContain('text/calendar')
    const text = await fetched.text()
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(text).toContain('UID:live-L4@localhost')
    expect(text).toContain('DTSTART;TZID=Asia/Shanghai:20261119T183200')
    const { appointmentId } = await live(4)
    await user.get(appointment.cancel, { appointmentId: appointmentId ?? '' })
    const after = await (await desk.fetch(new Request(`http://fair.localhost${url}`))).text()
    expect(after).toMatch(/UID:live-L4@localhost[\s\S]*?SEQUENCE:1[\s\S]*?STATUS:CANCELLED/)
    const renewed = await user.get(schedule.feed, { renew: true })
    expect(renewed.url).not.toBe(url)
    expect((await desk.fetch(new Request(`http://fair.localhost${url}`))).status).toBe(404)
  })
})
