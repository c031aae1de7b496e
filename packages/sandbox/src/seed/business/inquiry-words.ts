import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

const data = load('business/inquiry-words')

/** Texts of buyers; {category} is the name of a product category. */
export const QUESTIONS: readonly (readonly [title: Text, content: Text])[] = data.asks

/** Buyers in the hall, with the destinations of their goods. */
export const BUYERS: readonly (readonly [name: Text, destination: string])[] = data.buyers

/** The unit of an industry's goods, the usual quantity, and the price of one, in US cents. */
interface Goods {
  readonly unit: string
  readonly quantities: readonly number[]
  readonly cents: readonly [least: number, most: number]
}

const PARTS: Goods = { unit: 'PIECE', quantities: [200, 500, 800, 1200, 3000], cents: [300, 9000] }

/** By the id of the industry, which is the prefix of its categories. */
const GOODS: Readonly<Record<string, Goods>> = data.goods

/** The goods of a category; parts in the hundreds for an industry that is not in the table. */
export function goodsOf(categoryId: string): Goods {
  return GOODS[categoryId.split('-')[0] ?? ''] ?? PARTS
}

/** Units of quantity (inquiryUnitEnum), in the order in which they are offered. */
export const UNITS: readonly (readonly [value: string, name: Text])[] = load('business/units')
