import { pinyin } from 'pinyin-pro'
import type { Language } from '../domain/language.ts'
import { readingsOf, rowMatcher } from '../domain/search-readings.ts'

export { hasTerms, normalise, searchText, termsOf } from '../domain/search-text.ts'

/** Lines of a search text that are names; what comes after them is prose, which nobody looks for by its reading. */
const NAMES = 2

const han = /\p{Script=Han}/u
const read = new Map<string, string>()

/**
 * How the names at the top of a search text are read (domain/search-readings.ts): in Chinese by pinyin, Korean ones by their
 * initial consonants. The dictionary takes its time, so each name is looked up once.
 */
export function namesRead(text: string, language: Language, names: number = NAMES): string {
  const lines = text.split('\n', names)
  return lines.map((line) => lineRead(line, language === 'zh-CN' && han.test(line))).join('\n')
}

function lineRead(line: string, isChinese: boolean): string {
  const key = `${isChinese} ${line}`
  const known = read.get(key)
  if (known !== undefined) return known
  const syllables = isChinese ? pinyin(line, { toneType: 'none', v: true, type: 'array', nonZh: 'removed' }) : []
  const made = readingsOf(line, syllables)
  read.set(key, made)
  return made
}

/**
 * Which of some items a keyword finds, by what each is found by (searchText); a blank one all.
 *
 * @param names lines of that which are names
 */
export function foundIn<T>(
  items: readonly T[],
  keyword: string | undefined,
  language: Language,
  words: (item: T) => string,
  names: number = NAMES,
): (row: number) => boolean {
  if (keyword === undefined || keyword.trim() === '') return () => true
  const texts = items.map((item) => words(item))
  return rowMatcher(keyword, texts, () => texts.map((text) => namesRead(text, language, names)))
}
