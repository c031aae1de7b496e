import { load } from '../../data/load.ts'

/** Words that precede a product's noun: 高速数控车床, high-speed CNC lathe. Each kind lists the suitable ones. */
export const W = load('products/words')
