import { EAST_ASIAN, folded, JOINTS, normalise, termsOf } from './search-text.ts'

/*
 * How the site's own index cuts a text: words where a script has spaces, overlapping pairs of letters where it has none or
 * puts them freely. So a word is found inside a longer one in Chinese, Japanese and Korean, without a dictionary.
 */

const eastAsian = new RegExp(`[${EAST_ASIAN}]+`, 'gu')
const others = new RegExp(`(?:(?![${EAST_ASIAN}])[\\p{L}\\p{N}])+`, 'gu')
const parted = /\p{N}+|\p{L}+/gu
const joints = new RegExp(`[${JOINTS},]+`, 'g')

const runs = (text: string, of: RegExp): string[] => text.match(of) ?? []

/** Pairs of neighbours; surrogates stay together. */
function pairs(run: string): string[] {
  const letters = [...run]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

/** What a text is filed under, each once. */
export function tokensOf(text: string): string[] {
  const found = new Set<string>()
  const whole = folded(text)
  for (const run of runs(whole, eastAsian)) {
    for (const pair of pairs(run)) found.add(pair)
    // So that one letter is found wherever it stands: at the front of a pair, or at the end of a run.
    found.add([...run].at(-1) ?? '')
  }
  // GX-650 is filed under gx650, gx and 650; "low-cost" under lowcost, low and cost.
  for (const word of [...runs(whole, others), ...runs(normalise(text).replace(joints, ' '), others)]) {
    found.add(word)
    for (const part of runs(word, parted)) found.add(part)
  }
  found.delete('')
  return [...found]
}

/** What a keyword is looked up by: all of it has to be there, words from their beginning on. */
export function queryTokensOf(keyword: string): string[] {
  const found = new Set<string>()
  for (const term of termsOf(keyword)) {
    for (const run of runs(term, eastAsian)) {
      const two = pairs(run)
      for (const token of two.length > 0 ? two : [run]) found.add(token)
    }
    for (const word of runs(term, others)) found.add(word)
  }
  return [...found]
}
