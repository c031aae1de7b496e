import { Fragment, type ReactNode } from 'react'

/** A code with its number, e.g. GX-650, DALI-2: a browser would break it after the hyphen. */
const CODE = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*-\d[\p{L}\p{N}.]*)/u

const KATAKANA = '[\\p{Script=Katakana}ー]'
const CODE_OR_WORD = new RegExp(`(${CODE.source.slice(1, -1)}|(?<!${KATAKANA})${KATAKANA}{4,9}(?!${KATAKANA}))`, 'u')

/** The spaces around a number, e.g. in "Travel 650 mm" or "Ø 480 mm": after its sign, and before a unit at the end. */
const AROUND_NUMBER = /(?<=\d) (?=[\p{L}°%²³/]{1,3}(?:\u00A0·|$))|(?<=[Ø≤≥]) (?=\d)/gu

/** Facts in one text ("Travel 650 mm · 18,000 rpm"): no line begins with a dot or a unit, or ends with a sign. */
export const tiedFacts = (text: string): string => text.replaceAll(' · ', '\u00A0· ').replace(AROUND_NUMBER, '\u00A0')

/** Parts of one text, which have no other identity than their position. */
export const numbered = (parts: readonly string[]) => parts.map((part, n) => ({ part, n }))

/** A name whose codes are not broken at the end of a line. */
export const Codes = ({ text }: { text: string }) => withWhole(text, CODE)

/**
 * A name in large type: its katakana words are not broken either, unless they are longer than a narrow column. Smaller
 * text leaves them room anyway (`word-break: auto-phrase`).
 */
export const Title = ({ text }: { text: string }) => withWhole(text, CODE_OR_WORD)

/** @param whole the parts that are not broken, with one capturing group around all of it */
function withWhole(text: string, whole: RegExp): ReactNode {
  const parts = text.split(whole)
  if (parts.length === 1) return text
  return numbered(parts).map(({ part, n }) =>
    n % 2 === 0 ? (
      part
    ) : (
      <span key={n} className="nowrap">
        {part}
      </span>
    ),
  )
}

/**
 * Key figures, e.g. "Travel 650 mm · 18,000 rpm": lines break between them, and inside one only if it is too long for a
 * line.
 */
export function KeyFigures({ text }: { text: string }) {
  const figures = text.split(' · ')
  return numbered(figures).map(({ part, n }) => (
    <Fragment key={n}>
      {n > 0 && ' '}
      <span>{n < figures.length - 1 ? `${part}\u00A0·` : part}</span>
    </Fragment>
  ))
}

/** Short facts in one text, with dots between them: lines break only after a dot. Null facts are skipped. */
export function ShortFacts({ facts }: { facts: readonly (string | null)[] }) {
  const known = facts.filter((fact) => fact !== null)
  return numbered(known).map(({ part, n }) => (
    <Fragment key={n}>
      {n > 0 && ' '}
      <span className="nowrap">{n < known.length - 1 ? `${part}\u00A0·` : part}</span>
    </Fragment>
  ))
}
