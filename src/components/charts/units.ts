/** A length in an SVG, rounded to visible precision: each digit adds to the page's size. */
export const units = (length: number): number => Math.round(length * 100) / 100
