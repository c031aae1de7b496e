import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calls, type Desk, openDesk } from '../testing/business.ts'

const { favourite } = calls
let desk: Desk
beforeEach(() => {
  desk = openDesk()
})
afterEach(() => desk.close())

const exhibit = (targetIds: string[]) => ({ followType: 'EXHIBIT', targetIds }) as const
const saved = async (user: ReturnType<Desk['as']>) =>
  (await user.get(favourite.list, { followType: 'EXHIBIT' })).map(({ targetId }) => targetId)

describe('favourites', () => {
  it('are saved, listed newest first, and cancelled', async () => {
    const user = desk.as('U1')
    await user.get(favourite.save, exhibit(['X0']))
    await user.get(favourite.save, exhibit(['X4']))
    expect(await saved(user)).toEqual(['X4', 'X0'])
    await user.get(favourite.cancel, exhibit(['X0', 'X9']))
    expect(await saved(user)).toEqual(['X4'])
  })

  it('are merged with a device’s list without duplicates, and without unknown exhibits', async () => {
    const user = desk.as('U1')
    await user.get(favourite.save, exhibit(['X4']))
    const first = await user.get(favourite.save, exhibit(['X1', 'X4', 'gone', 'X3']))
    expect(first.map(({ targetId }) => targetId)).toEqual(['X1', 'X4', 'X3'])
    const again = await user.get(favourite.save, exhibit(['X1', 'X4', 'gone', 'X3']))
    expect(again).toEqual(first)
    expect(await saved(user)).toEqual(['X1', 'X3', 'X4'])
  })

  it('are refused for unknown exhibits and those of another tenant', async () => {
    expect(await desk.as('U1').refusal(favourite.save, exhibit(['X999']))).toBe('4041 Not found: exhibit X999')
    const other = desk.as('U9', { tenantId: 'B' })
    expect(await other.refusal(favourite.save, exhibit(['X0']))).toBe('4041 Not found: exhibit X0')
  })

  it('are private to each user', async () => {
    await desk.as('U1').get(favourite.save, exhibit(['X0']))
    expect(await saved(desk.as('U2'))).toEqual([])
  })

  it('are returned in the visitor’s language, by keyword and by page', async () => {
    const user = desk.as('U1', { language: 'ja-JP' })
    await user.get(favourite.save, exhibit(['X0', 'X1', 'X3', 'X4']))
    const all = await user.get(favourite.page, { followType: 'EXHIBIT', pageSize: 3, pageNum: 2 })
    expect(all.total).toBe(4)
    expect(all.records.map((entry) => entry.exhibit?.exhibitsName)).toEqual(['Gripper 4 ja-JP'])
    const found = await user.get(favourite.page, { followType: 'EXHIBIT', keyword: 'spindle' })
    expect(found.records.map(({ targetId }) => targetId)).toEqual(['X0', 'X3'])
  })

  it.each([
    ['EXHIBITOR', 'E0', 'exhibitor'],
    ['LIVE', 'L4', 'live'],
    ['MEETING', 'M4', 'meeting'],
    ['INFORMATION', 'N1', 'information'],
    ['ACTIVITY', 'A2001-award', 'activity'],
    ['MEMBER', 'M2001-design', 'member'],
  ] as const)('support the type %s', async (followType, id, field) => {
    const user = desk.as('U1')
    await user.get(favourite.save, { followType, targetIds: [id] })
    const { records } = await user.get(favourite.page, { followType })
    expect(records).toHaveLength(1)
    expect(records[0]?.[field]).toBeTruthy()
  })

  it('include a withdrawn exhibit by id only', async () => {
    const user = desk.as('U1')
    await user.get(favourite.save, exhibit(['X0']))
    desk.platform.db.run('UPDATE exhibit SET withdrawn = 1 WHERE id = ?', 'X0')
    const { records } = await user.get(favourite.page, { followType: 'EXHIBIT' })
    expect(records).toMatchObject([{ targetId: 'X0' }])
    expect(records[0]?.exhibit).toBeUndefined()
  })

  it('include cards, inquiries and calendar entries without saving them', async () => {
    const buyer = desk.as('U1001')
    for (const [followType, field] of [
      ['CARD', 'card'],
      ['inquiry', 'inquiry'],
      ['calendar', 'calendar'],
    ] as const) {
      const page = await buyer.get(favourite.page, { followType, pageSize: 0 })
      const list = await buyer.get(favourite.list, { followType })
      expect(page.total).toBeGreaterThan(4)
      expect(list.map(({ targetId }) => targetId)).toEqual(page.records.map(({ targetId }) => targetId))
      expect(page.records.every((entry) => entry[field])).toBe(true)
    }
  })

  it('are limited to 500 per request', async () => {
    const ids = Array.from({ length: 501 }, (_, n) => `X${n}`)
    expect(await desk.as('U1').refusal(favourite.save, exhibit(ids))).toBe('4000 targetIds: at most 500 are allowed')
  })
})
