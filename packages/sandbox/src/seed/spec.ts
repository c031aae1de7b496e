import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { measureText } from '@fair/contract/rules/measure-text.ts'
import { itemAt, randomItem, randomNumber } from './random.ts'
import type { Column, Text } from './text.ts'
import { same } from './text.ts'

/**
 * A line of a specification: what is measured, and in which range. The values of one exhibit are drawn from its key,
 * each by a separate salt, so that a key figure, the table and a sentence always agree.
 */
export type Spec = NumberSpec | ChoiceSpec | SizeSpec

interface Range {
  readonly from: number
  readonly to: number
  readonly step: number
}

interface NumberSpec extends Range {
  readonly type: 'number'
  readonly label: Text
  readonly unit: Text
  /** The prefix of the number: '±', 'Ø ', '≤ '. */
  readonly sign: string
  /** The spec that it grows with: a larger suitcase has more capacity. */
  readonly follows?: string
  /** Clear without its label in the line of key figures: 185 g/m². */
  readonly isBare: boolean
}

interface ChoiceSpec {
  readonly type: 'choice'
  readonly label: Text
  readonly options: readonly Text[]
  readonly isBare: boolean
}

interface SizeSpec {
  readonly type: 'size'
  readonly label: Text
  readonly unit: string
  readonly sides: readonly Range[]
  readonly isBare: true
}

type Triple = readonly [from: number, to: number, step: number]
const rangeOf = ([from, to, step]: Triple): Range => ({ from, to, step })
const textOf = (text: Text | string): Text => (typeof text === 'string' ? same(text) : text)

/** A spec as written in the data; a text that is the same in every language appears once. */
export type SpecRow =
  | {
      readonly type: 'number'
      readonly label: Text
      readonly range: Triple
      readonly unit: Text | string
      readonly sign?: string
      readonly follows?: string
      readonly isBare?: boolean
    }
  | {
      readonly type: 'choice'
      readonly label: Text
      readonly options: readonly (Text | string)[]
      readonly isBare?: boolean
    }
  | { readonly type: 'size'; readonly label: Text; readonly unit: string; readonly sides: readonly Triple[] }

export function specFrom(row: SpecRow): Spec {
  switch (row.type) {
    case 'number': {
      const { type, label, range, unit, sign = '', isBare = false } = row
      const follows = row.follows === undefined ? {} : { follows: row.follows }
      return { type, label, ...rangeOf(range), unit: textOf(unit), sign, isBare, ...follows }
    }
    case 'choice':
      return { type: row.type, label: row.label, options: row.options.map(textOf), isBare: row.isBare ?? false }
    case 'size':
      return { type: row.type, label: row.label, unit: row.unit, sides: row.sides.map(rangeOf), isBare: true }
  }
}

/** 18000 as 18,000, the format of all four languages. */
export function grouped(value: number): string {
  if (value < 1000) return String(value)
  const integer = Math.floor(value)
  const rest = integer === value ? '' : String(Number((value - integer).toFixed(4))).slice(1)
  const thousands = Math.floor(integer / 1000)
  return `${grouped(thousands)},${String(integer % 1000).padStart(3, '0')}${rest}`
}

/** The number of a spec for a key, free of binary noise: 0.35, not 0.35000000000000003. */
function valueIn({ from, to, step }: Range, key: number, salt: number): number {
  const steps = Math.round((to - from) / step)
  return Number((from + Math.floor(randomNumber(key, salt) * (steps + 1)) * step).toFixed(4))
}

/** The number that gives a model its name; 0 if there is none. */
export function numberOf(spec: Spec, key: number, salt: number): number {
  if (spec.type === 'number') return valueIn(spec, key, salt)
  const side = spec.type === 'size' ? spec.sides[0] : undefined
  return side ? valueIn(side, key, salt) : 0
}

export interface SpecValue {
  readonly value: string
  readonly unit: string
}

/** A number with its unit; one is "1 unit" in English. */
function measured({ sign, unit }: NumberSpec, number: number, column: Column): SpecValue {
  const name = unit[column]
  return { value: sign + grouped(number), unit: number === 1 && name === 'units' ? 'unit' : name }
}

/** A spec's text for a key: the bare value and its unit. */
export function specValue(spec: Spec, key: number, salt: number, column: Column): SpecValue {
  switch (spec.type) {
    case 'number':
      return measured(spec, valueIn(spec, key, salt), column)
    case 'choice':
      return { value: randomItem(spec.options, key, salt)[column], unit: '' }
    case 'size': {
      const sides = spec.sides.map((side, index) => grouped(valueIn(side, key, salt + index * 977)))
      return { value: sides.join(' × '), unit: spec.unit }
    }
  }
}

/** A spec's text for a given value: a number, or the index of an option. */
export function givenValue(spec: Spec, given: number, column: Column): SpecValue {
  switch (spec.type) {
    case 'number':
      return measured(spec, given, column)
    case 'choice':
      return { value: itemAt(spec.options, given)[column], unit: '' }
    case 'size':
      return { value: grouped(given), unit: spec.unit }
  }
}

export const withUnit = ({ value, unit }: SpecValue, column: Column): string =>
  measureText(value, unit, LANGUAGES[column])
