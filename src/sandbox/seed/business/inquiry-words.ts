import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

const data = load('business/inquiry-words')

/** What buyers write; {category} is the name of a product category. */
export const QUESTIONS: readonly (readonly [title: Text, content: Text])[] = data.asks

/** Buyers of the hall, with where their goods go. */
export const BUYERS: readonly (readonly [name: Text, destination: string])[] = data.buyers

/** In what industries' goods are counted, how many are usually requested, and what one costs, in US cents. */
export interface Goods {
  readonly unit: string
  readonly quantities: readonly number[]
  readonly cents: readonly [least: number, most: number]
}

const PARTS: Goods = { unit: 'PIECE', quantities: [200, 500, 800, 1200, 3000], cents: [300, 9000] }

/** By the id of the industry, which its categories begin with. */
const GOODS: Readonly<Record<string, Goods>> = data.goods

/** What a category's goods are; parts in the hundreds for an industry that the table does not have. */
export function goodsOf(categoryId: string): Goods {
  return GOODS[categoryId.split('-')[0] ?? ''] ?? PARTS
}
