import type { Language } from '@fair/contract/rules/language.ts'
import { readingsOf } from '@fair/search/readings.ts'
import { pinyin } from 'pinyin-pro'

export { hasTerms, normalise, searchText, termsOf } from '@fair/search/text.ts'

const han = /\p{Script=Han}/u
const read = new Map<string, string>()

/**
 * The readings of names, one line each (search/readings.ts): Chinese ones by pinyin, Korean ones by their
 * initial consonants. The dictionary is slow, so each name is looked up once.
 */
export function namesRead(names: readonly string[], language: Language): string {
  return names.map((name) => lineRead(name, language === 'zh-CN' && han.test(name))).join('\n')
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

/** The matches of a keyword: ids with their scores, only these are listed; null without a keyword, when all are. */
export type FoundIds = ReadonlyMap<string, number> | null
