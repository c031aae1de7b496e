import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Card } from '../sent.ts'
import { calls, type Desk, openDesk, type Visitor } from '../testing/business.ts'

const { card } = calls
let desk: Desk
let user: Visitor
beforeEach(() => {
  desk = openDesk()
  user = desk.as('U1')
})
afterEach(() => desk.close())

const draft = {
  label: 'Berlin',
  language: 'de-de',
  fields: { name: '  Ada Lovelace ', company: 'Analytical', email: 'ada@example.com', department: ' ' },
  shownFields: ['name', 'email', 'phone'],
  isDefault: false,
} as const
const make = (more: object = {}): Promise<Card> =>
  user.get(card.save, { ...draft, shownFields: [...draft.shownFields], ...more })

describe('own cards', () => {
  it('are saved without blank fields, the first one as the default', async () => {
    const first = await make()
    expect(first).toMatchObject({
      fields: { name: 'Ada Lovelace', company: 'Analytical', email: 'ada@example.com' },
      shownFields: ['name', 'email'],
      language: 'de-DE',
      isDefault: true,
    })
    const second = await make({ label: 'Second', isDefault: true })
    expect((await user.get(card.own, {})).map(({ cardId, isDefault }) => [cardId, isDefault])).toEqual([
      [second.cardId, true],
      [first.cardId, false],
    ])
  })

  it('are updated by id, and stay the default if there is no other card', async () => {
    const { cardId } = await make()
    const changed = await make({ cardId, label: 'New' })
    expect(changed).toMatchObject({ cardId, label: 'New', isDefault: true })
    expect(await user.get(card.own, {})).toHaveLength(1)
  })

  it('pass the default on when the default card is removed', async () => {
    const first = await make()
    const second = await make()
    await user.get(card.remove, { kind: 'OWN', ids: [first.cardId] })
    expect(await user.get(card.own, {})).toMatchObject([{ cardId: second.cardId, isDefault: true }])
  })

  it('are refused with an invalid email, website, phone number, language or name', async () => {
    const refusal = (more: object) => user.refusal(card.save, { ...draft, shownFields: [], ...more })
    const fields = { name: 'Ada' }
    expect(await refusal({ fields: { ...fields, email: 'ada' } })).toBe('4000 fields.email: is not valid')
    expect(await refusal({ fields: { ...fields, website: 'javascript:1' } })).toBe('4000 fields.website: is not valid')
    expect(await refusal({ fields: { ...fields, mobile: '+86 12800138000' } })).toBe('4000 fields.mobile: is not valid')
    expect(await refusal({ fields: { ...fields, phone: 'call me' } })).toBe('4000 fields.phone: is not valid')
    expect(await refusal({ fields: { company: 'x' } })).toBe('4000 fields.name: is required')
    expect(await refusal({ language: 'not a tag' })).toBe('4000 language: is not valid')
    expect(await refusal({ portraitFileId: 'x' })).toContain('4000 portraitFileId')
  })

  it('cannot be changed, read or shared by other users', async () => {
    const { cardId } = await make()
    const other = desk.as('U2')
    expect(await other.refusal(card.detail, { cardId })).toContain('4041')
    expect(await other.refusal(card.save, { ...draft, shownFields: [], cardId })).toContain('4041')
    expect(await other.refusal(card.share, { cardId, fields: ['name'] })).toContain('4041')
  })
})

describe('a card exchange', () => {
  const request = async (exhibitorId = 'E0', message?: string) => {
    const { cardId } = await make()
    const input = { operation: 'REQUEST', exhibitorId, cardId, fields: ['name'], source: 'EXHIBITOR' } as const
    return user.get(card.operate, { ...input, fields: [...input.fields], ...(message && { message }) })
  }

  it('is requested, and answered by the exhibitor after a while', async () => {
    const requested = await request()
    expect(requested).toMatchObject({ state: 'ASKED', card: null, givenFields: ['name'], exhibitorId: 'E0' })
    desk.wait(5)
    const [answered] = (await user.get(card.exchanged, {})).records
    expect(answered).toMatchObject({ exchangeId: requested.exchangeId, state: 'EXCHANGED' })
    expect(answered?.card?.fields).toEqual({ name: 'Zeta Works 0 en-US' })
    expect((await user.get(card.detail, { cardId: answered?.card?.cardId ?? '' })).fields.name).toContain('Zeta')
    expect(Date.parse(answered?.updateTime ?? '')).toBeGreaterThan(Date.parse(requested.updateTime))
  })

  it('is refused by some exhibitors', async () => {
    const states = new Set<string>()
    for (let n = 0; n < 48; n += 1) await request(`E${n}`).catch(() => undefined)
    desk.wait(5)
    for (const { state } of (await user.get(card.exchanged, { pageSize: 0 })).records) states.add(state)
    expect([...states].sort()).toEqual(['EXCHANGED', 'REFUSED'])
  })

  it('is created once for repeated requests', async () => {
    const first = await request()
    const second = await request()
    expect(second.exchangeId).toBe(first.exchangeId)
    expect((await user.get(card.exchanged, {})).total).toBe(1)
  })

  it('offered by an exhibitor can be answered only once', async () => {
    const exchangeId = desk.admin.offerCard('U1', 'E1')
    expect((await user.get(card.exchanged, {})).records).toMatchObject([{ state: 'OFFERED', card: null }])
    const { cardId } = await make()
    const accept = { operation: 'ACCEPT', exchangeId, cardId, fields: ['name'] } as const
    const accepted = await user.get(card.operate, { ...accept, fields: ['name'] })
    expect(accepted).toMatchObject({ state: 'EXCHANGED', ownCardId: cardId })
    expect(accepted.card?.fields.name).toBeTruthy()
    expect(await user.refusal(card.operate, { operation: 'REFUSE', exchangeId })).toBe(
      '4090 There is no offer waiting for your answer.',
    )
  })

  it('loses both cards and the message when it is withdrawn', async () => {
    const { exchangeId } = await request('E0', 'Oak shelves')
    desk.wait(5)
    const withdrawn = await user.get(card.operate, { operation: 'WITHDRAW', exchangeId })
    expect(withdrawn).toMatchObject({ state: 'WITHDRAWN', card: null, ownCardId: null, givenFields: [], message: null })
    expect(await user.get(card.operate, { operation: 'WITHDRAW', exchangeId })).toEqual(withdrawn)
  })

  it('accepts only fields that the exhibition allows and the card has', async () => {
    const { cardId } = await make()
    const refusal = (fields: ('company' | 'phone')[]) =>
      user.refusal(card.operate, { operation: 'REQUEST', exhibitorId: 'E0', cardId, fields, source: 'EXHIBITOR' })
    expect(await refusal(['company'])).toBe('4000 fields: has company, which is not exchanged at this exhibition')
    expect(await refusal(['phone'])).toBe('4000 fields: has phone, which is not on the card')
    expect(await refusal([])).toBe('4000 fields: is required')
  })

  it('is removed from the list, and restored', async () => {
    const { exchangeId } = await request()
    await user.get(card.remove, { kind: 'EXCHANGE', ids: [exchangeId] })
    expect((await user.get(card.exchanged, {})).total).toBe(0)
    await user.get(card.operate, { operation: 'RESTORE', exchangeId })
    expect((await user.get(card.exchanged, {})).total).toBe(1)
  })

  it('stores a scanned card, which is found by its text', async () => {
    await user.get(card.operate, { operation: 'KEEP', card: { name: 'Grace Hopper', company: 'Navy' } })
    await user.get(card.operate, { operation: 'KEEP', card: { name: 'Alan Turing' } })
    const { records } = await user.get(card.exchanged, { keyword: 'navy', state: ['KEPT'] })
    expect(records).toMatchObject([{ otherName: 'Grace Hopper', otherCompany: 'Navy', source: 'SCAN' }])
  })

  it('stores a card from a file once per request id', async () => {
    const input = { operation: 'KEEP', card: { name: 'Grace Hopper' }, source: 'FILE', requestId: 'r1' } as const
    const first = await user.get(card.operate, input)
    expect(first).toMatchObject({ state: 'KEPT', source: 'FILE' })
    expect(await user.get(card.operate, input)).toEqual(first)
    expect((await user.get(card.exchanged, { state: ['KEPT'] })).total).toBe(1)
    await user.get(card.operate, { ...input, requestId: 'r2' })
    expect((await user.get(card.exchanged, { state: ['KEPT'] })).total).toBe(2)
  })
})

describe('a shared card', () => {
  it('is readable by link, stored by another user, and gone after it is withdrawn', async () => {
    const { cardId } = await make()
    const share = await user.get(card.share, { cardId, fields: ['name'] })
    expect(share.path).toContain(share.shareId)
    const seen = await desk.anonymous().get(card.shared, { shareId: share.shareId })
    expect(seen).toMatchObject({ label: '', fields: { name: 'Ada Lovelace' } })
    const other = desk.as('U2')
    const stored = await other.get(card.operate, { operation: 'KEEP', shareId: share.shareId })
    expect(stored).toMatchObject({ state: 'KEPT', source: 'LINK', otherName: 'Ada Lovelace' })
    expect((await user.get(card.shares, {})).map(({ shareId }) => shareId)).toEqual([share.shareId])

    await user.get(card.withdrawShare, { shareId: share.shareId })
    expect(await user.get(card.shares, {})).toEqual([])
    expect(await desk.anonymous().refusal(card.shared, { shareId: share.shareId })).toContain('4090 The owner')
    expect((await other.get(card.exchanged, {})).records).toMatchObject([{ state: 'WITHDRAWN', card: null }])
  })

  it('expires, and cannot expire in the past', async () => {
    const { cardId } = await make()
    const expireTime = '2026-11-19T03:00:00Z'
    const { shareId } = await user.get(card.share, { cardId, fields: ['name'], expireTime })
    expect(await desk.anonymous().refusal(card.shared, { shareId })).toBe('fine')
    desk.wait(20)
    expect(await desk.anonymous().refusal(card.shared, { shareId })).toContain('4090')
    const past = { cardId, fields: ['name' as const], expireTime }
    expect(await user.refusal(card.share, past)).toBe('4000 expireTime: must not be in the past')
  })

  it('cannot be stored by its owner or withdrawn by another user', async () => {
    const { cardId } = await make()
    const { shareId } = await user.get(card.share, { cardId, fields: ['name'] })
    expect(await user.refusal(card.operate, { operation: 'KEEP', shareId })).toBe('4090 This is your own card.')
    expect(await desk.as('U2').refusal(card.withdrawShare, { shareId })).toContain('4041')
  })
})
