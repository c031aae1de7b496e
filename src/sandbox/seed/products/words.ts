import { load } from '../../data/load.ts'

/** Words that stand before a product's noun: 高速数控车床, high-speed CNC lathe. Each kind names those that fit it. */
export const W = load('products/words')
