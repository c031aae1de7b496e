import { load } from '../../data/load.ts'
import { hangulInitial } from '../korean.ts'
import type { Text } from '../text.ts'

/** The first character of each letter's run in pinyin order; no syllable begins with I, U or V. */
const PINYIN_STARTS = '阿八嚓搭蛾发噶哈击喀垃妈拿哦啪期然撒塌挖昔压匝'
const PINYIN_LETTERS = 'ABCDEFGHJKLMNOPQRSTWXYZ'
const PINYIN = new Intl.Collator('zh-CN-u-co-pinyin')

/** The letter under which a Chinese name is listed, by pinyin; a Latin letter is itself, anything else '#'. */
export function pinyinInitial(name: string): string {
  const first = name.charAt(0)
  if (/[A-Za-z]/.test(first)) return first.toUpperCase()
  if (!/\p{Script=Han}/u.test(first)) return '#'
  let letter = '#'
  for (let i = 0; i < PINYIN_STARTS.length; i += 1) {
    if (PINYIN.compare(first, PINYIN_STARTS.charAt(i)) >= 0) letter = PINYIN_LETTERS.charAt(i)
  }
  return letter
}

const KANA_ROWS: readonly (readonly [string, string])[] = load('names/kana-rows')

/** The letter of a name in kana, by Hepburn; '#' for kanji, whose readings are only in the tables. */
export function kanaInitial(name: string): string {
  const code = name.charCodeAt(0)
  const first = code >= 0x3041 && code <= 0x3096 ? String.fromCharCode(code + 0x60) : name.charAt(0)
  if (/[A-Za-z]/.test(first)) return first.toUpperCase()
  if (first === 'フ' && name.charAt(1) === 'ァ') return 'F'
  return KANA_ROWS.find(([, row]) => row.includes(first))?.[0] ?? '#'
}

const latinInitial = (name: string): string => {
  const first = name.normalize('NFD').charAt(0).toUpperCase()
  return first >= 'A' && first <= 'Z' ? first : '#'
}

/** The letters A–Z of a company in the four languages; `jaInitial` if its Japanese name begins with kanji. */
export function initialsOf(name: Text, jaInitial: string): Text {
  const [zh, en, ja, ko] = name
  return [pinyinInitial(zh), latinInitial(en), jaInitial || kanaInitial(ja), hangulInitial(ko)]
}
