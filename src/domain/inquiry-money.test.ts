import { describe, expect, it } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { BUDGET_CURRENCIES, readMoney, timesQuantity } from './inquiry-money.ts'
import { decimalText, minorDigits, moneyText } from './money.ts'

describe('an amount of money', () => {
  it.each([
    [1250, 'EUR', '12.50'],
    [5, 'EUR', '0.05'],
    [-1250, 'EUR', '-12.50'],
    [1250, 'JPY', '1250'],
    [0, 'KRW', '0'],
    [9_007_199_254_740_991, 'USD', '90071992547409.91'],
  ])('%i of %s is %s', (amount, currency, text) => expect(decimalText(amount, minorDigits(currency))).toBe(text))

  it('is formatted for the language, exact to the last digit', () => {
    expect(moneyText('en-US', parsed({ amount: 1_234_567_89, currency: 'EUR' }))).toBe('€1,234,567.89')
    expect(moneyText('en-US', parsed({ amount: 9_007_199_254_740_991, currency: 'USD' }))).toBe(
      '$90,071,992,547,409.91',
    )
    expect(moneyText('ja-JP', parsed({ amount: 1250, currency: 'JPY' }))).toMatch(/^[￥¥]1,250$/)
  })

  it('supports every currency on offer', () => {
    for (const currency of BUDGET_CURRENCIES) expect(Intl.supportedValuesOf('currency')).toContain(currency)
    expect(minorDigits('KRW')).toBe(0)
  })
})

describe('a typed amount', () => {
  it.each([
    ['1,250.5', 'EUR', 125_050],
    ['１２５０', 'JPY', 1250],
    [' 12 000 ', 'CNY', 1_200_000],
    ['12.00', 'JPY', 12],
    ['0.1', 'USD', 10],
  ])('is read from %s in %s', (text, currency, amount) =>
    expect(readMoney(text, currency)).toEqual({ amount, currency }),
  )

  it.each([
    ['', 'EUR'],
    ['0', 'EUR'],
    ['-5', 'EUR'],
    ['12.345', 'EUR'],
    ['12.5', 'JPY'],
    ['1,25', 'EUR'],
    ['12 EUR', 'EUR'],
    ['99999999999999999999', 'EUR'],
  ])('is null for %s in %s', (text, currency) => expect(readMoney(text, currency)).toBeNull())
})

describe('a price times a quantity', () => {
  it.each([
    [1001, 1200, 1_201_200],
    [333, 2.5, 833],
    [10, 0.05, 1],
    [1, 0.1, 0],
  ])('is rounded for %i × %d', (amount, quantity, total) =>
    expect(timesQuantity(parsed({ amount, currency: 'EUR' }), quantity)).toEqual({ amount: total, currency: 'EUR' }),
  )
  it('is null if it cannot be exact', () => {
    expect(timesQuantity(parsed({ amount: Number.MAX_SAFE_INTEGER, currency: 'EUR' }), 2)).toBeNull()
    expect(timesQuantity(parsed({ amount: 1, currency: 'EUR' }), -1)).toBeNull()
    expect(timesQuantity(parsed({ amount: 1, currency: 'EUR' }), 1e30)).toBeNull()
  })
})
