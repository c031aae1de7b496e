import type { Money } from '@fair/contract/kinds.ts'
import type { Sent } from '@fair/contract/rules/brand.ts'
import { minorDigits } from './money.ts'

/** Currencies for a budget, the most common ones of the fair's buyers first. ISO 4217. */
export const BUDGET_CURRENCIES = [
  'CNY',
  'USD',
  'EUR',
  'JPY',
  'KRW',
  'GBP',
  'HKD',
  'TWD',
  'SGD',
  'AUD',
  'CAD',
  'CHF',
  'INR',
  'THB',
  'VND',
  'AED',
  'BRL',
] as const

const typed = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/

/** A typed amount in a currency; null if it is no amount, is 0, or has more digits than the currency. */
export function readMoney(text: string, currency: string): Sent<Money> | null {
  const [, whole, behind = ''] = typed.exec(text.normalize('NFKC').replace(/\s/g, '')) ?? []
  if (whole === undefined) return null
  const digits = minorDigits(currency)
  if (behind.replace(/0+$/, '').length > digits) return null
  const amount = Number(whole.replaceAll(',', '') + behind.slice(0, digits).padEnd(digits, '0'))
  return Number.isSafeInteger(amount) && amount > 0 ? { amount, currency } : null
}

/**
 * The total for `quantity` at a unit price, rounded to the minor unit; null if it exceeds the range of safe integers. A
 * quantity may have a fraction (2.5 tonnes): the calculation uses integers.
 */
export function timesQuantity({ amount, currency }: Money, quantity: number): Money | null {
  const [, whole, behind = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(quantity)) ?? []
  if (whole === undefined) return null
  const parts = 10n ** BigInt(behind.length)
  const exact = BigInt(amount) * BigInt(whole + behind)
  const total = Number((exact * 2n + parts) / (parts * 2n))
  return Number.isSafeInteger(total) ? { amount: total, currency } : null
}
