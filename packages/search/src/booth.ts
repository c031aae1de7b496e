import type { Booth } from '@fair/contract/catalogue.ts'
import words from './booth-words.json' with { type: 'json' }
import { normalise } from './text.ts'

/*
 * Booths in every spelling: "8.1 B12", "8.1B12", "B12", "b-12", "Hall 8.1, stand B 12", "8.1馆B12", "B12号展位".
 */

const escaped = (list: readonly string[]): string =>
  list
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace('.', '\\.'))
    .join('|')
const [hallWord, boothWord, numberWord] = [escaped(words.hall), escaped(words.stand), escaped(words.number)]
const hall = `(?:(?:hall|h)\\s*)?(?<hall>\\d{1,2}\\.\\d)\\s*(?:${numberWord})?\\s*(?:${hallWord})?`
const stand = `(?<letter>[a-z]{1,3})[\\s_-]*0*(?<digits>\\d{1,3})`
const code = new RegExp(
  `(?<![a-z0-9.])(?:${hall}[\\s,\\u3001\\uff0c/_-]*(?:(?:${boothWord})\\s*)?)?${stand}(?![a-z0-9.])(?:\\s*(?:${numberWord}))?(?:\\s*(?:${boothWord}))?`,
  'g',
)
const aboutBooths = new RegExp(`^(?:${hallWord}|${boothWord})$`)

const isLatin = (word: string): boolean => /^[a-z]/.test(word)
const [latinHall, easternHall] = [words.hall.filter(isLatin), words.hall.filter((word) => !isLatin(word))].map(escaped)
// Not the floor in "1号馆 2楼", where the word belongs to the number before it.
const hallBefore = new RegExp(`(?:(?<![a-z])(?:${latinHall}|h)|(?<!(?:\\d|${numberWord})\\s*)(?:${easternHall}))\\s*$`)
const hallAfter = new RegExp(`^\\s*(?:${numberWord})?\\s*(?:${easternHall})`)

/** Whether the text around a number says that it is the number of a hall: "Hall 2", "2号馆". */
export const isHallNumber = (before: string, after: string): boolean =>
  hallBefore.test(before.toLowerCase()) || hallAfter.test(after)

const keyOf = (letter: string, digits: string): string => `${letter.toLowerCase()}${Number(digits)}`

/** The keys of a booth: its stand, and its hall with its stand. */
export function boothKeys({ hall: hallName, stand: boothName }: Booth): string[] {
  const match = /^([a-z]{1,3})[\s_-]*(\d+)$/i.exec(boothName.trim())
  const own = match ? keyOf(match[1] ?? '', match[2] ?? '') : normalise(boothName)
  return [own, `${normalise(hallName)} ${own}`]
}

/** A keyword that is a booth in the form in which the fair writes it: "Hall 8 AA07" as one of `boothKeys`. */
export const wholeKey = (keyword: string): string =>
  normalise(keyword).replace(/(?<![a-z0-9])([a-z]{1,3})[\s_-]*0*(\d+)$/, '$1$2')

/** A keyword without its booths, and the booths in it; each with the words that spell it. */
export interface BoothReading {
  rest: string
  booths: { key: string; typed: string; hasHall: boolean }[]
}

/**
 * Extracts booths from a keyword.
 *
 * @param isBooth whether there is a booth with that key: "M2" is a speaker if no booth has that name
 */
export function readBooths(keyword: string, isBooth: (key: string) => boolean): BoothReading {
  const booths: BoothReading['booths'] = []
  const rest = normalise(keyword).replace(code, (typed: string, ...others: unknown[]) => {
    const groups = others.at(-1) as { hall?: string; letter: string; digits: string }
    const own = keyOf(groups.letter, groups.digits)
    const key = groups.hall === undefined ? own : `${groups.hall} ${own}`
    if (!isBooth(key)) return typed
    booths.push({ key, typed: typed.trim(), hasHall: groups.hall !== undefined })
    return ' '
  })
  if (booths.length === 0) return { rest, booths }
  return {
    rest: rest
      .split(' ')
      .filter((word) => !aboutBooths.test(word))
      .join(' ')
      .trim(),
    booths,
  }
}
