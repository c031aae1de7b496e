import { describe, expect, it } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { decimalText, minus, moneyText, times } from './money.ts'

describe('money', () => {
  it('is formatted with the decimal digits of its currency', () => {
    expect([decimalText(1250, 2), decimalText(5, 2), decimalText(0, 2), decimalText(-5, 2)]).toEqual([
      '12.50',
      '0.05',
      '0.00',
      '-0.05',
    ])
    expect(decimalText(1250, 0)).toBe('1250')
    expect(decimalText(1234, 3)).toBe('1.234')
  })

  it('is formatted for the visitor’s language', () => {
    expect(moneyText('zh-CN', parsed({ amount: 68000, currency: 'CNY' }))).toBe('¥680.00')
    expect(moneyText('en-US', parsed({ amount: 68000, currency: 'CNY' }))).toBe('CN¥680.00')
    expect(moneyText('ja-JP', parsed({ amount: 1250, currency: 'JPY' }))).toBe('￥1,250')
    expect(moneyText('ko-KR', minus(parsed({ amount: 1234567, currency: 'KRW' })))).toBe('-₩1,234,567')
  })

  it('is exact for the largest amounts', () => {
    expect(moneyText('en-US', parsed({ amount: Number.MAX_SAFE_INTEGER, currency: 'USD' }))).toBe(
      '$90,071,992,547,409.91',
    )
    expect(times(parsed({ amount: 10, currency: 'USD' }), 3)).toEqual({ amount: 30, currency: 'USD' })
  })
})
