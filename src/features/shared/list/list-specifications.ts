import type { Facets, FacetValue } from '@fair/contract/endpoint.ts'
import { measureText } from '@fair/contract/rules/measure-text.ts'
import { rangeChoice, readChoice, specificationOf } from '@fair/contract/rules/specification-choice.ts'
import type { PageContext } from '../../../lib/page.ts'
import type { FacetNode } from './list-facets.ts'
import { type ListQuery, withValues } from './list-query.ts'

/** A bar of a histogram: this many items have a value in it, both ends included. */
export interface Bar {
  from: number
  to: number
  count: number
}

/** The range that a visitor chose for a numeric specification; null: open at that end. */
export interface Ends {
  from: number | null
  to: number | null
}

/** The bars of a numeric specification, ascending; empty for a textual one. */
export function barsOf({ children = [] }: Pick<FacetNode, 'children'>): Bar[] {
  const bars = children.flatMap(({ value, count }): Bar[] => {
    const choice = readChoice(value)
    if (choice?.kind !== 'range' || choice.from === null || choice.to === null) return []
    return [{ from: choice.from, to: choice.to, count }]
  })
  return bars.sort((a, b) => a.from - b.from)
}

/** The chosen ends of a specification. */
export function endsOf(id: string, chosen: readonly string[]): Ends {
  for (const text of chosen) {
    const choice = readChoice(text)
    if (choice?.kind === 'range' && choice.id === id) return { from: choice.from, to: choice.to }
  }
  return { from: null, to: null }
}

/** The choices with these ends of one specification; an end that excludes nothing is open. */
export function withEnds(id: string, chosen: readonly string[], { from, to }: Ends, bars: readonly Bar[]): string[] {
  const others = chosen.filter((each) => specificationOf(each) !== id)
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  const least = low !== null && low <= (bars[0]?.from ?? low) ? null : low
  const most = high !== null && high >= (bars.at(-1)?.to ?? high) ? null : high
  return least === null && most === null ? others : [...others, rangeChoice(id, least, most)]
}

/**
 * The handles' positions: `lower` bars are excluded at the lower end, and those from `upper` on at the other. At least
 * one bar is between them.
 */
export function handlesOf({ from, to }: Ends, bars: readonly Bar[]): { lower: number; upper: number } {
  const first = from === null ? 0 : bars.findIndex((bar) => bar.to >= from)
  const lower = first === -1 ? bars.length - 1 : first
  const last = to === null ? bars.length - 1 : bars.findLastIndex((bar) => bar.from <= to)
  return { lower, upper: Math.max(last, lower) + 1 }
}

/** The ends of the range between two handles. */
export const endsBetween = (lower: number, upper: number, bars: readonly Bar[]): Ends => ({
  from: lower === 0 ? null : (bars[lower]?.from ?? null),
  to: upper === bars.length ? null : (bars[upper - 1]?.to ?? null),
})

/**
 * A number as people type it: with thousands separators or a decimal comma, in full width, followed by a unit. null:
 * nothing is typed.
 */
export function typedNumber(text: string): number | null | 'wrong' {
  const plain = text.normalize('NFKC').replace('\u2212', '-').trim().slice(0, 40)
  if (plain === '') return null
  const pointed = plain.replace(/^([+-]?\d+),(\d{1,2})(?!\d)/, '$1.$2')
  const number = /^([+-]?(?:\d[\d, ]*)?\d(?:\.\d+)?|[+-]?\.\d+)\s*\D*$/.exec(pointed)?.[1]?.replace(/[, ]/g, '')
  return number === undefined || Math.abs(Number(number)) >= 1e12 ? 'wrong' : Number(number)
}

/** "500–1,200 mm", "≥ 500 mm", "≤ 1,200 mm". */
export function rangeText({ format, language }: PageContext, { from, to }: Ends, unit: string): string {
  const { exact } = format
  if (from === null || to === null) {
    const sign = from === null ? '≤ ' : '≥ '
    return measureText(sign + exact(from ?? to ?? 0), unit, language)
  }
  // From -40 to +150: a dash between them would look like a minus.
  const between = from < 0 || to < 0 ? ' … ' : '–'
  return measureText(from === to ? exact(from) : exact(from) + between + exact(to), unit, language)
}

/** A choice as its chip shows it: "X travel: 500–1,200 mm", "Control: Fanuc". */
export function choiceText(page: PageContext, text: string, known: readonly FacetValue[]): string {
  const choice = readChoice(text)
  const top = known.find(({ value }) => value === choice?.id)
  if (!choice || !top) return text
  const word = known.find(({ value }) => value === text)?.label ?? text
  const value = choice.kind === 'range' ? rangeText(page, choice, top.unit ?? '') : word
  return page.t('list:specified', { name: top.label, value })
}

/** The query without specifications that its answer does not have; the same object if it has them all. */
export function withoutUnknown<Q extends ListQuery>(state: Q, facets: Facets): Q {
  const chosen = state.chosen.specification ?? []
  const known = new Set(facets['specification']?.map(({ value }) => value))
  const isRange = (each: string) => readChoice(each)?.kind === 'range'
  const left = chosen.filter((each) => known.has(isRange(each) ? specificationOf(each) : each))
  return left.length === chosen.length ? state : withValues(state, 'specification', left)
}
