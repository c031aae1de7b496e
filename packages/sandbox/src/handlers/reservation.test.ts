import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Slot } from '../sent.ts'
import { calls, type Desk, openDesk, type Visitor } from '../testing/business.ts'

const { appointment, reservation, schedule } = calls
let desk: Desk
let user: Visitor
beforeEach(() => {
  desk = openDesk()
  user = desk.as('U1')
})
afterEach(() => desk.close())

/** E7 belongs to 2001 and takes appointments; the halls are open from 09:00 to 17:00. */
const days = { exhibitorId: 'E7', from: '2026-11-19', to: '2026-11-20' }
const slots = (visitor = user): Promise<Slot[]> => visitor.get(reservation.slots, days)
const free = async () => {
  const slot = (await slots()).find(({ state }) => state === 'FREE')
  if (!slot) throw new Error('no free slot')
  return slot
}
const reserve = (slotId: string, visitor = user, more: object = {}) =>
  visitor.get(reservation.create, { exhibitorId: 'E7', slotId, isOnline: false, ...more })

describe('slots', () => {
  it('are half hours within the opening hours: past, taken or free', async () => {
    const all = await slots(desk.anonymous())
    expect(all).toHaveLength(32)
    expect(all[0]).toMatchObject({ startTime: '2026-11-19T01:00:00.000Z', state: 'PAST', conflict: null })
    expect(all.at(-1)?.endTime).toBe('2026-11-20T09:00:00.000Z')
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['PAST', 'TAKEN', 'FREE']))
  })

  it('show conflicts with the visitor’s schedule before they are booked', async () => {
    const atOther = () => user.get(reservation.slots, { ...days, exhibitorId: 'E0' })
    const freeThere = new Set(
      (await atOther()).filter(({ state }) => state === 'FREE').map(({ startTime }) => startTime),
    )
    const slot = (await slots()).find(({ state, startTime }) => state === 'FREE' && freeThere.has(startTime))
    const entry = await reserve(slot?.slotId ?? '')
    const clashing = (await atOther()).filter(({ conflict }) => conflict)
    expect(clashing).toMatchObject([
      { startTime: slot?.startTime, conflict: { entryId: entry.entryId, title: 'Meeting with 9 Tools Works 7 en-US' } },
    ])
    expect((await desk.anonymous().get(reservation.slots, days)).every(({ conflict }) => conflict === null)).toBe(true)
  })

  it('are empty if the exhibitor takes no appointments, and limited to valid days', async () => {
    expect(await user.get(reservation.slots, { ...days, exhibitorId: 'E1' })).toEqual([])
    expect(await user.get(reservation.slots, { ...days, from: '2026-11-25', to: '2026-11-26' })).toEqual([])
    const refusal = (more: object) => user.refusal(reservation.slots, { ...days, ...more })
    expect(await refusal({ from: '2026-11-21' })).toBe('4000 to: must not be before the first day')
    expect(await refusal({ to: '2027-11-21' })).toBe('4000 to: at most 31 days may be asked for at once')
    expect(await refusal({ to: '20.11.' })).toContain('4000 to')
    expect(await refusal({ exhibitorId: 'E99' })).toContain('4041')
  })
})

describe('a reservation', () => {
  it('waits until the exhibitor confirms it, and is cancelled with a reason', async () => {
    const { slotId, startTime } = await free()
    const entry = await reserve(slotId, user, { topic: 'Prices', exhibitsId: 'X7' })
    expect(entry).toMatchObject({ kind: 'NEGOTIATION', state: 'WAITING', startTime, topic: 'Prices', isOnline: false })
    expect(entry).toMatchObject({ booth: { stand: 'B7' }, exhibitorTimeZone: 'Asia/Shanghai' })
    desk.wait(3)
    expect(await user.get(schedule.list, {})).toMatchObject([{ state: 'BOOKED', uid: entry.uid }])
    const appointmentId = entry.appointmentId ?? ''
    expect(await user.refusal(appointment.cancel, { appointmentId })).toBe(
      '4090 A negotiation is canceled with a reason.',
    )
    expect(await user.refusal(reservation.cancel, { appointmentId, reasonId: 'OTHER' })).toBe(
      '4000 remark: is required',
    )
    expect(await user.refusal(reservation.cancel, { appointmentId, reasonId: 'MOOD' })).toContain('4000 reasonId')
    await user.get(reservation.cancel, { appointmentId, reasonId: 'OTHER', remark: 'Train missed' })
    expect(await user.get(schedule.list, {})).toMatchObject([
      { state: 'CANCELLED', cancelReason: 'Another reason: Train missed', sequence: 1 },
    ])
    expect((await slots()).find((slot) => slot.slotId === slotId)?.state).toBe('FREE')
  })

  it('of the same slot succeeds for only one of two visitors', async () => {
    const { slotId } = await free()
    const other = desk.as('U2')
    const results = await Promise.all([
      user.refusal(reservation.create, { exhibitorId: 'E7', slotId, isOnline: true }),
      other.refusal(reservation.create, { exhibitorId: 'E7', slotId, isOnline: true }),
    ])
    expect(results.sort()).toEqual(['4090 Someone else has just booked this time. Please choose another.', 'fine'])
    const mine = (await slots()).find((slot) => slot.slotId === slotId)?.state
    const theirs = (await slots(other)).find((slot) => slot.slotId === slotId)?.state
    expect([mine, theirs].sort()).toEqual(['MINE', 'TAKEN'])
  })

  it('made again for the same slot returns the first one', async () => {
    const { slotId } = await free()
    const first = await reserve(slotId)
    expect((await reserve(slotId)).appointmentId).toBe(first.appointmentId)
    expect((await reserve(slotId, user, { requestId: 'r1' })).appointmentId).toBe(first.appointmentId)
  })

  it('is refused for a past, taken or unknown slot, and for another exhibitor’s exhibit', async () => {
    const all = await slots()
    const refusal = (slotId: string, more: object = {}) =>
      user.refusal(reservation.create, { exhibitorId: 'E7', slotId, isOnline: true, ...more })
    const of = (state: Slot['state']) => all.find((slot) => slot.state === state)?.slotId ?? ''
    expect(await refusal(of('PAST'))).toBe('4090 That time has passed.')
    expect(await refusal(of('TAKEN'))).toContain('4090 Someone else has just booked')
    expect(await refusal('SL-E7-20261119T9999')).toContain('4041')
    expect(await refusal(of('FREE'), { exhibitsId: 'X0' })).toContain('4000 exhibitsId')
    expect(await refusal(of('FREE'), { exhibitorId: 'E1' })).toBe('4090 This exhibitor takes no appointments.')
  })

  it('has cancellation reasons in four languages', async () => {
    const names = async (language: string) =>
      (await desk.as('U1', { language }).get(reservation.cancelReasons, {})).map(({ reasonName }) => reasonName)
    const all = await Promise.all(['zh-CN', 'en-US', 'ja-JP', 'ko-KR'].map(names))
    expect(new Set(all.flat()).size).toBe(all.flat().length)
    expect(all.map(([first]) => first)).toEqual([
      '时间冲突',
      'The time does not suit me',
      '都合がつかなくなった',
      '일정이 겹침',
    ])
  })
})
