/** A length of a drawing with no more digits than are seen: each weighs in the page. */
export const units = (length: number): number => Math.round(length * 100) / 100
