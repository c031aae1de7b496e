const FIRST = 0xac00
const LAST = 0xd7a3
const VOWELS = 21
const FINALS = 28

const isSyllable = (code: number) => code >= FIRST && code <= LAST

/**
 * The initial consonants of a text's syllables, as Korean readers type them to find a name quickly; '' for a text
 * without any. They are the letters to which NFKC converts the consonants of a keyboard.
 */
export function initialConsonants(text: string): string {
  let initials = ''
  for (const letter of text.normalize('NFC')) {
    const code = letter.charCodeAt(0)
    if (isSyllable(code)) initials += String.fromCharCode(0x1100 + Math.floor((code - FIRST) / (VOWELS * FINALS)))
  }
  return initials
}

/** Whether a folded term consists only of initial consonants, at least two of them. */
export const isInitialConsonants = (term: string): boolean => /^[\u1100-\u1112]{2,}$/.test(term)

// The Korean keyboard: which letter is on which key, by the letter's index among initials, vowels and finals.
const INITIAL_KEYS = 'r R s e E f a q Q t T d w W c z x v g'.split(' ')
const VOWEL_KEYS = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ')
const FINAL_KEYS = ['', ...'r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ')]

// Keywords are lower case: a double consonant cannot be distinguished from its single one, which is more common.
const placeOf = (keys: readonly string[], typed: string) => keys.indexOf(typed)

/**
 * The intended Korean of a text typed with the keyboard set to Latin: "fhqht" for the word that means robot. null
 * unless all of it makes complete syllables, at least two.
 *
 * @param term lower case
 */
export function hangulOfKeys(term: string): string | null {
  if (!/^[a-z]{4,}$/.test(term)) return null
  let word = ''
  let at = 0
  while (at < term.length) {
    const initial = placeOf(INITIAL_KEYS, term[at] ?? '')
    const vowel = longest(VOWEL_KEYS, term, at + 1)
    if (initial < 0 || vowel === null) return null
    at += 1 + vowel.length
    const final = finalAt(term, at)
    at += final.length
    word += String.fromCharCode(FIRST + (initial * VOWELS + vowel.place) * FINALS + final.place)
  }
  return word.length < 2 ? null : word
}

/** A consonant is a final only if the next letters can begin a syllable, or nothing follows. */
function finalAt(term: string, at: number): { place: number; length: number } {
  for (const length of [2, 1]) {
    const typed = term.slice(at, at + length)
    const place = typed.length === length ? placeOf(FINAL_KEYS, typed) : -1
    const rest = at + length
    const begins = placeOf(INITIAL_KEYS, term[rest] ?? '') >= 0 && longest(VOWEL_KEYS, term, rest + 1) !== null
    if (place > 0 && (rest === term.length || begins)) return { place, length }
  }
  return { place: 0, length: 0 }
}

function longest(keys: readonly string[], term: string, at: number): { place: number; length: number } | null {
  for (const length of [2, 1]) {
    const typed = term.slice(at, at + length)
    const place = typed.length === length ? placeOf(keys, typed) : -1
    if (place >= 0) return { place, length }
  }
  return null
}
