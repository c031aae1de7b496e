import type { Money } from '@fair/contract/kinds.ts'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: string, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(language, { style: 'currency', currency })
  formats.set(key, made)
  return made
}

/** Number of decimals of a currency: 2 for EUR, 0 for JPY and KRW. */
export const minorDigits = (currency: string): number =>
  formatOf('en', currency).resolvedOptions().maximumFractionDigits ?? 2

/** An amount as a decimal text, by its currency's digits: 1250 EUR is '12.50', 1250 JPY is '1250'. No float is used. */
export function decimalText(amount: number, digits: number): string {
  const sign = amount < 0 ? '-' : ''
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** An amount of money in the format of the language: '¥680.00', 'CN¥680.00', '￥1,250'. Takes integer minor units. */
export function moneyText(language: string, { amount, currency }: Money): string {
  // Intl formats a decimal text exactly; a number would pass through a float.
  return formatOf(language, currency).format(decimalText(amount, minorDigits(currency)) as `${number}`)
}

/** The total for a number of items, in integer minor units. */
export const times = ({ amount, currency }: Money, count: number): Money => ({ amount: amount * count, currency })

/** The negated amount, for a line of an order. */
export const minus = (money: Money): Money => times(money, -1)
