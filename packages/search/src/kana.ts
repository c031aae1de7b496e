/** Romaji of the hiragana from U+3041 on, by Hepburn; small letters with an x, as in input methods. */
const ROMAJI =
  'xa a xi i xu u xe e xo o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi di xtsu tsu du te de to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo xya ya xyu yu xyo yo ra ri ru re ro xwa wa wi we wo n vu'.split(
    ' ',
  )
/** Other spellings of the same letters. */
const ALSO: Readonly<Record<string, string>> = { si: 'shi', zi: 'ji', ti: 'chi', tu: 'tsu', hu: 'fu' }
/** Digraphs: the first letter's i-row, and a small y or vowel. */
const GLIDES: readonly (readonly [string, string])[] = [
  ['ky', 'ki'],
  ['gy', 'gi'],
  ['sh', 'shi'],
  ['sy', 'shi'],
  ['j', 'ji'],
  ['zy', 'ji'],
  ['ch', 'chi'],
  ['ty', 'chi'],
  ['ny', 'ni'],
  ['hy', 'hi'],
  ['by', 'bi'],
  ['py', 'pi'],
  ['my', 'mi'],
  ['ry', 'ri'],
]
/** Sounds in foreign words: tea, file, web, duo. */
const FOREIGN: readonly (readonly [string, string, string])[] = [
  ['thi', 'te', 'xi'],
  ['dhi', 'de', 'xi'],
  ['fa', 'fu', 'xa'],
  ['fi', 'fu', 'xi'],
  ['fe', 'fu', 'xe'],
  ['fo', 'fu', 'xo'],
  ['va', 'vu', 'xa'],
  ['vi', 'vu', 'xi'],
  ['ve', 'vu', 'xe'],
  ['vo', 'vu', 'xo'],
  ['wi', 'u', 'xi'],
  ['we', 'u', 'xe'],
  ['she', 'shi', 'xe'],
  ['je', 'ji', 'xe'],
  ['che', 'chi', 'xe'],
]

const letters = new Map(ROMAJI.map((romaji, at) => [romaji, String.fromCharCode(0x3041 + at)]))
const kana = (romaji: string): string => letters.get(romaji) ?? ''
const syllables = new Map(letters)
for (const [written, same] of Object.entries(ALSO)) syllables.set(written, kana(same))
for (const [begin, row] of GLIDES) {
  for (const [vowel, small] of [
    ['a', 'xya'],
    ['u', 'xyu'],
    ['o', 'xyo'],
  ] as const)
    syllables.set(begin + vowel, kana(row) + kana(small))
}
for (const [written, first, small] of FOREIGN) syllables.set(written, kana(first) + kana(small))

const LONGEST = 4
const N = kana('n')
const SMALL_TSU = kana('xtsu')
/** Shorter ones are more often Latin abbreviations than Japanese words. */
const MIN_LETTERS = 4
const MIN_KANA = 2

/**
 * Romaji as kana, folded (search-text.ts): "robotto" as typed for a robot. A hyphen is the long vowel. null for
 * anything else, and for words so short that they would match everything.
 *
 * @param term lower case
 */
export function kanaOf(term: string): string | null {
  if (term.length < MIN_LETTERS || !/^[a-z-]+$/.test(term)) return null
  let read = ''
  for (let at = 0; at < term.length; ) {
    const [length, letter] = letterAt(term, at)
    if (length === 0) return null
    read += letter
    at += length
  }
  const stem = read.replace(/\u30fc+$/, '')
  return stem.length < MIN_KANA ? null : stem
}

function letterAt(term: string, at: number): readonly [number, string] {
  const [now = '', next = ''] = [term[at], term[at + 1]]
  if (now === '-') return [1, '\u30fc']
  if (now === 'n' && !/^[aiueoy]/.test(next)) return [next === 'n' && !/[aiueoy]/.test(term[at + 2] ?? '') ? 2 : 1, N]
  if (/[bcdfghjklmpqrstvwz]/.test(now) && (next === now || (now === 't' && next === 'c'))) return [1, SMALL_TSU]
  for (let length = Math.min(LONGEST, term.length - at); length > 0; length -= 1) {
    const letter = syllables.get(term.slice(at, at + length))
    if (letter !== undefined) return [length, letter]
  }
  return [0, '']
}

const romaji = new Map([...syllables].reverse().map(([written, read]) => [read, written]))

/** Hiragana in Hepburn romaji: "kitamori". null unless it is all kana, and as long as a name. */
export function romajiOf(word: string): string | null {
  if (word.length < MIN_KANA || !/^[\u3041-\u3096\u30fc]+$/.test(word)) return null
  let read = ''
  for (let at = 0; at < word.length; ) {
    if (word[at] === '\u30fc') {
      at += 1
      continue
    }
    if (word[at] === SMALL_TSU && at + 1 < word.length) {
      const after = romaji.get(word.slice(at + 1, at + 3)) ?? romaji.get(word.charAt(at + 1)) ?? ''
      read += after.charAt(0)
      at += 1
      continue
    }
    const two = romaji.get(word.slice(at, at + 2))
    const one = two ?? romaji.get(word.charAt(at))
    if (one === undefined) return null
    read += one
    at += two === undefined ? 1 : 2
  }
  return read.length < MIN_LETTERS ? null : read
}
