import * as z from 'zod/mini'
import { currency } from './kinds.ts'

/**
 * An amount of money: an integer number of minor units, so that no sum ever passes through a float (12.50 EUR is 1250,
 * 1250 JPY is 1250), and its ISO 4217 currency. Formatted by Intl in the reader's language.
 */
export const Money = z.object({
  /** Integer number of minor units: 1250 is EUR 12.50, JPY 1250 and KWD 1.250. */
  amount: z.int(),
  /** ISO 4217 code in capitals, e.g. EUR; determines the number of decimal places of `amount`. */
  currency: currency,
})
export type Money = z.infer<typeof Money>
