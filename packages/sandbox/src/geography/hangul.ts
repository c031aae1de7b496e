import { load } from '../data/load.ts'
import { divisionName, type Kind, PEOPLES } from './division-name.ts'
import { syllables } from './romanise.ts'

const data = load('geography/hangul')

/*
 * Chinese names in Korean, by the rules for loanwords (외래어 표기법, 중국어): 宁波 is 닝보, 杭州 항저우.
 */

/** Initials by pinyin: the index of the Korean consonant in a syllable's code. Longer ones first. */
const INITIALS: readonly (readonly [pinyin: string, consonant: number])[] = data.initials
const SILENT = 11

/** Finals as they are written without an initial. */
const FINALS: Readonly<Record<string, string>> = data.finals

/** Syllables without an initial, spelled with y and w in pinyin. */
const BARE: Readonly<Record<string, string>> = data.bare

/** zhi, chi, shi, ri, zi, ci, si. */
const BUZZING = new Set(['zh', 'ch', 'sh', 'r', 'z', 'c', 's'])
/** After ㅈ, ㅉ and ㅊ the vowels ㅑ ㅕ ㅛ ㅠ ㅖ lose their y. By their index in a syllable's code. */
const PLAIN_VOWELS: Readonly<Record<number, number>> = { 2: 0, 6: 4, 7: 5, 12: 8, 17: 13 }
const AFFRICATES = new Set([12, 13, 14])

const FIRST = 0xac00
const PER_INITIAL = 588
const PER_VOWEL = 28

/** One syllable of pinyin without its tone ('v' for ü) in hangul. */
export function hangulOf(syllable: string): string {
  const bare = BARE[syllable] ?? FINALS[syllable]
  if (bare !== undefined) return bare
  const [initial, consonant] = INITIALS.find(([start]) => syllable.startsWith(start)) ?? ['', SILENT]
  const final = syllable.slice(initial.length)
  if (final === 'i' && BUZZING.has(initial)) return withInitial('으', consonant)
  // j, q and x are followed by ü, spelled u.
  const isFront = initial === 'j' || initial === 'q' || initial === 'x'
  const key = isFront && /^u(e|an|n)?$/.test(final) ? `v${final.slice(1)}` : final
  const written = FINALS[key] ?? FINALS[key === 'ue' ? 've' : key]
  return written === undefined ? syllable : withInitial(written, consonant)
}

/** Prepends a consonant to syllables that begin without one. */
function withInitial(text: string, consonant: number): string {
  const code = text.charCodeAt(0) - FIRST
  const vowel = Math.floor((code % PER_INITIAL) / PER_VOWEL)
  const plain = AFFRICATES.has(consonant) ? (PLAIN_VOWELS[vowel] ?? vowel) : vowel
  return String.fromCharCode(FIRST + consonant * PER_INITIAL + plain * PER_VOWEL + (code % PER_VOWEL)) + text.slice(1)
}

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  新区: '신구',
  林区: '임구',
  矿区: '광구',
  地区: ' 지구',
  群岛: ' 군도',
  区: '구',
  县: '현',
  市: '시',
  州: '주',
  旗: '기',
  盟: '맹',
}

/** A division's name in Korean: 닝보시, 인저우구, 징닝 서족 자치현. */
export function inHangul(name: string): string {
  const { base, peoples, isAutonomous, kind } = divisionName(name)
  const own = syllables(base).map(hangulOf).join('')
  const kindName = kind === '' ? '' : KIND_NAMES[kind]
  if (peoples.length === 0) return own + kindName
  const last = isAutonomous ? `자치${kindName}` : kindName
  return [own, ...peoples.map((one) => PEOPLES[one]?.[1] ?? ''), last].filter((part) => part !== '').join(' ')
}
