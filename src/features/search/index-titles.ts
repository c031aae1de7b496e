import { SEARCH_FIELDS } from '@fair/search/document.ts'
import type { Posting } from '@fair/search/shards.ts'
import type { TitleTier } from '@fair/search/source.ts'
import type { Words } from '@fair/search/words.ts'

const TITLE = SEARCH_FIELDS.indexOf('title')
/** More than the number of words in any title. */
const PLACES = 1024

/** Visits each occurrence of a word in titles, with whether it is the last word. */
function eachPlace(posting: Posting, visit: (row: number, place: number, isLast: boolean) => void): void {
  for (const list of posting) {
    if (list[0] !== TITLE) continue
    const count = (list.length - 1) / 2
    let row = 0
    for (let at = 1; at <= count; at += 1) {
      row += list[at] ?? 0
      const place = list[count + at] ?? 0
      visit(row, place >> 1, place % 2 === 1)
    }
  }
}

/**
 * How well titles match a folded phrase, computed from the positions of their words. The result is the same as if the
 * titles were compared letter by letter.
 */
export function titleTiersBy(
  phrase: string,
  words: Words,
  postingOf: (word: number) => Posting,
): (row: number) => TitleTier {
  const tiers = new Map<number, TitleTier>()
  const note = (row: number, tier: TitleTier) => {
    if (tier > (tiers.get(row) ?? 0)) tiers.set(row, tier)
  }
  const parts = phrase.split(' ')
  const wordsWhere = (part: string, fits: (word: string) => boolean) => {
    const found: { entry: number; isIt: boolean }[] = []
    words.each(part, (entry) => {
      const word = words.all[entry] ?? ''
      if (fits(word)) found.push({ entry, isIt: word === part })
    })
    return found
  }
  const [first = '', ...others] = parts
  const last = others.pop()
  if (last === undefined) {
    for (const { entry, isIt } of wordsWhere(first, () => true)) {
      const isBegin = words.all[entry]?.startsWith(first) ?? false
      eachPlace(postingOf(entry), (row, place, isLast) => {
        note(row, place > 0 || !isBegin ? 1 : isIt && isLast ? 3 : 2)
      })
    }
    return (row) => tiers.get(row) ?? 0
  }
  const candidates = [
    wordsWhere(first, (word) => word.endsWith(first)),
    ...others.map((part) => wordsWhere(part, (word) => word === part)),
    wordsWhere(last, (word) => word.startsWith(last)),
  ]
  // A part that matches no word: no title contains the phrase, and no postings are fetched.
  if (candidates.some(({ length }) => length === 0)) return () => 0
  // Positions at which the phrase may continue, each with the tier reached so far.
  let open = new Map<number, TitleTier>()
  for (const [at, entries] of candidates.entries()) {
    const next = new Map<number, TitleTier>()
    const known = open
    for (const { entry, isIt } of entries) {
      eachPlace(postingOf(entry), (row, place, isLast) => {
        const before = at === 0 ? (place === 0 && isIt ? 3 : 1) : known.get(row * PLACES + place)
        if (before === undefined) return
        const tier = at === candidates.length - 1 && before === 3 ? (isIt && isLast ? 3 : 2) : before
        const goesOn = row * PLACES + place + 1
        if (tier > (next.get(goesOn) ?? 0)) next.set(goesOn, tier)
      })
    }
    open = next
  }
  for (const [place, tier] of open) note(Math.floor((place - 1) / PLACES), tier)
  return (row) => tiers.get(row) ?? 0
}
