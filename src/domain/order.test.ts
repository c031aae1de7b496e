import { OrderStatus } from '@fair/contract/order.ts'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { isOfTab, ORDER_TABS, type OrderTab, payStateOf, priceOf, reductionBy, timeLeft } from './order.ts'

const yuan = (amount: number) => ({ amount, currency: 'CNY' })
const lines = [
  { itemId: 'day', count: 3, unitPrice: yuan(8000) },
  { itemId: 'pass', count: 1, unitPrice: yuan(20000) },
]
const coupon = { itemIds: [], amount: null, percent: null, minimum: null }

describe('an order', () => {
  it('has a payment state for each order status', () => {
    const faces = OrderStatus.options.map((orderStatus) => payStateOf({ orderStatus, failReason: null }))
    expect(faces).toEqual(['waiting', 'pending', 'paid', 'gone', 'gone', 'back', 'back'])
    expect(payStateOf({ orderStatus: 'UNPAID', failReason: 'refused' })).toBe('failed')
    expect(payStateOf({ orderStatus: 'PAID', failReason: 'refused before' })).toBe('paid')
  })

  it('is under exactly one tab besides the tab for all', () => {
    const tabs = Object.keys(ORDER_TABS) as OrderTab[]
    for (const orderStatus of OrderStatus.options) {
      expect(tabs.filter((tab) => isOfTab({ orderStatus }, tab))).toHaveLength(2)
    }
  })

  it('has time left until its payment deadline', () => {
    const order = { orderStatus: 'UNPAID', payBefore: '2026-11-19T02:00:00Z' } as const
    expect(timeLeft(parsed(order), new Date('2026-11-19T01:59:00Z'))).toBe(60_000)
    expect(timeLeft(parsed(order), new Date('2026-11-19T02:30:00Z'))).toBe(0)
    expect(timeLeft(parsed({ ...order, orderStatus: 'PAID' }), new Date('2026-11-19T01:00:00Z'))).toBeNull()
    expect(timeLeft({ ...order, payBefore: null }, new Date('2026-11-19T01:00:00Z'))).toBeNull()
  })
})

describe('coupons', () => {
  it('reduce only the items that they apply to, and never by more than their price', () => {
    expect(reductionBy(parsed({ ...coupon, amount: yuan(2000) }), parsed(lines))).toBe(2000)
    expect(reductionBy(parsed({ ...coupon, amount: yuan(90000), itemIds: ['pass'] }), parsed(lines))).toBe(20000)
    expect(reductionBy({ ...coupon, percent: 10, itemIds: ['pass'] }, parsed(lines))).toBe(2000)
    expect(
      reductionBy(
        { ...coupon, percent: 33, itemIds: ['odd'] },
        parsed([{ itemId: 'odd', count: 1, unitPrice: yuan(10) }]),
      ),
    ).toBe(3)
  })

  it('have no effect below their minimum, for other items or in another currency', () => {
    expect(reductionBy(parsed({ ...coupon, amount: yuan(2000), minimum: yuan(44001) }), parsed(lines))).toBe(0)
    expect(reductionBy(parsed({ ...coupon, amount: yuan(2000), minimum: yuan(44000) }), parsed(lines))).toBe(2000)
    expect(reductionBy(parsed({ ...coupon, amount: yuan(2000), itemIds: ['gold'] }), parsed(lines))).toBe(0)
    expect(reductionBy(parsed({ ...coupon, amount: { amount: 2000, currency: 'JPY' } }), parsed(lines))).toBe(0)
  })

  it('never reduce the price of an order below zero', () => {
    const both = [
      { ...coupon, amount: yuan(15000), itemIds: ['pass'] },
      { ...coupon, percent: 100 },
    ]
    expect(priceOf(parsed(lines), parsed(both), parsed('CNY'))).toEqual({
      total: yuan(44000),
      discount: yuan(44000),
      payable: yuan(0),
    })
    expect(priceOf([], [], parsed('JPY')).payable).toEqual({ amount: 0, currency: 'JPY' })
  })
})
