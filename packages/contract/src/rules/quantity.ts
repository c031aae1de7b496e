import { isKnownUnit, unitOf } from './units.ts'

/**
 * A value of a specification as far as a number can be parsed from it: "650 mm", "±0.005 mm", "800 × 500 mm", "2–5
 * MHz", "-40 … +150 °C", "12,000 rpm". Other values ("HSK-A63", "4K 60 fps", "CE, EN 1469") yield none.
 */
export interface Quantity {
  /** One number; the sides of a size; both ends of a range. */
  readonly shape: 'single' | 'size' | 'range'
  /** In the written unit. */
  readonly numbers: readonly number[]
  /** The unit as written; '' without. */
  readonly unit: string
  /** The sign before the number: '±', '≤ ', 'Ø '. */
  readonly sign: string
}

const NUMBER = /^[+-]?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?/
const SIGN = /^(?:±|[≤≥<>]=?|Ø|ø|Δ|~|\u7EA6|\u7D04|\uC57D|approx\.?)\s*/
const BETWEEN = { size: /^\s*[×xX*]\s*(?=[\d+-])/, range: /^\s*(?:–|—|~|〜|\.\.\.|\u81F3|to(?= )|-)\s*(?=[\d+-])/ }
/** A few words without digits, or one amount per another: "g/100 g", "g/m2·24h". Anything longer is a sentence. */
const UNIT = /^(?:[^\d,;、+&]{0,16}|\p{L}+\/(?:\d+ )?\p{L}[\p{L}\d·]*)$/u

/** "1,234.5" as a number; commas are thousands in all four languages. */
const numberOf = (text: string): number => Number(text.replaceAll(',', ''))

/** Converts full-width digits, ² and ℃ to plain characters, and every minus to the hyphen. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll('\u2212', '-').trim()

interface Part {
  readonly number: number
  readonly unit: string
}

/** Parses a value of a specification; null unless it is one number, size or range with one unit. */
export function parseQuantity(text: string): Quantity | null {
  let rest = plain(text)
  const sign = SIGN.exec(rest)?.[0] ?? ''
  rest = rest.slice(sign.length)
  const parts: Part[] = []
  let shape: Quantity['shape'] = 'single'
  for (;;) {
    const written = NUMBER.exec(rest)?.[0]
    if (written === undefined) return null
    rest = rest.slice(written.length)
    const next = splitUnit(rest)
    parts.push({ number: numberOf(written), unit: next.unit })
    if (next.shape === null) break
    if (parts.length > 1 && next.shape !== shape) return null
    shape = next.shape
    rest = next.rest
  }
  const unit = parts.at(-1)?.unit ?? ''
  if (!isKnownUnit(unit) && !UNIT.test(unit)) return null
  if (shape === 'range' && parts.length !== 2) return null
  const numbers: number[] = []
  for (const part of parts) {
    const own = part.unit === '' ? unit : part.unit
    if (unitOf(own).dimension !== unitOf(unit).dimension) return null
    numbers.push((part.number * unitOf(own).factor) / unitOf(unit).factor)
  }
  return { shape, numbers, unit, sign }
}

/** The text after a number: its unit, and whether another number follows. */
function splitUnit(rest: string): { unit: string; shape: 'size' | 'range' | null; rest: string } {
  const followed = /^\s*(?:[a-zA-Zμ°"%/·]{0,5})/.exec(rest)?.[0] ?? ''
  // The unit may follow every number ("20 Hz – 40 kHz") or only the last.
  for (const unit of [followed, '']) {
    const after = rest.slice(unit.length)
    for (const shape of ['size', 'range'] as const) {
      const between = BETWEEN[shape].exec(after)?.[0]
      if (between !== undefined && (unit.trim() === '' || isKnownUnit(unit.trim())))
        return { unit: unit.trim(), shape, rest: after.slice(between.length) }
    }
  }
  return { unit: rest.trim(), shape: null, rest: '' }
}

export const isComparable = (a: Quantity, b: Quantity): boolean =>
  a.shape === b.shape &&
  a.sign.trim() === b.sign.trim() &&
  a.numbers.length === b.numbers.length &&
  unitOf(a.unit).dimension === unitOf(b.unit).dimension

/** The numbers converted to another unit of the same dimension. */
export function numbersIn(quantity: Quantity, unit: string): number[] {
  const factor = unitOf(quantity.unit).factor / unitOf(unit).factor
  // Without binary noise: 5 µm are 0.005 mm, not 0.0050000000000000001.
  return quantity.numbers.map((number) => Number((number * factor).toPrecision(12)))
}

/** Whether both are the same amount, in whatever unit. */
export const isEqual = (a: Quantity, b: Quantity): boolean =>
  isComparable(a, b) && numbersIn(a, b.unit).every((number, n) => number === Number(b.numbers[n]?.toPrecision(12)))

/** The format of all four languages: 18000 as 18,000, without trailing zeros. */
function written(number: number): string {
  const [whole = '', rest] = String(
    Math.abs(number) < 1e-6 ? Number(number).toFixed(12).replace(/0+$/, '') : number,
  ).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return rest ? `${grouped}.${rest}` : grouped
}

const JOINED = { single: '', size: ' × ', range: '–' } as const

/** m2 in the usual spelling: m². */
export const spelt = (unit: string): string =>
  unit.replace(/(?<=m)[23](?![\d.])/g, (power) => (power === '2' ? '²' : '³'))

/** The value converted to another unit of its dimension: 5 µm in mm is "0.005 mm". */
export function inUnit(quantity: Quantity, unit: string): string {
  const numbers = numbersIn(quantity, unit).map(written)
  const isTight = unit === '%' || unit === '°'
  // From -40 to +150: a dash between them would look like a minus.
  const between =
    quantity.shape === 'range' && numbersIn(quantity, unit).some((n) => n < 0) ? ' … ' : JOINED[quantity.shape]
  return quantity.sign + numbers.join(between) + (unit === '' || isTight ? '' : ' ') + spelt(unit)
}
