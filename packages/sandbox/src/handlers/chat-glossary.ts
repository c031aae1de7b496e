import type { Language } from '@fair/contract/rules/language.ts'
import { load } from '../data/load.ts'
import { normalise } from '../search-text.ts'
import { columnOf, type Text } from '../seed/text.ts'

/*
 * Word for word, for sentences that no phrase of the table matches: a reader gets the gist, and the marks ⟦…⟧ show what
 * the glossary does not contain. Words are neither inflected nor reordered for the other language.
 */

/** The maximum number of words in an entry, or of characters in a Chinese one. */
const WORDS_MAX = 6
/** Suffixes of Korean words, which are dropped. */
const PARTICLES =
  /^(?:은|는|이|가|을|를|의|에|에서|에게|께|로|으로|도|와|과|만|까지|부터|들|들이|들을|입니까|인가요|이에요|예요|요|고|하고|합니다|해요|하는|하기|할|한|했습니다|됩니다|입니다)$/
const ENDINGS = [/(?<=\w{3})(?:es|ed|s|d)$/, /(?<=\w{3})(?:s|ed|ing)$/, /(?:'s|’s)$/]
const MARKS: Readonly<Record<string, Text>> = {
  '.': ['。', '.', '。', '.'],
  ',': ['，', ',', '、', ','],
  '?': ['？', '?', '？', '?'],
  '!': ['！', '!', '！', '!'],
}
const PLAIN_MARK: Readonly<Record<string, string>> = {
  '。': '.',
  '．': '.',
  '，': ',',
  '、': ',',
  '？': '?',
  '！': '!',
}

interface Glossary {
  readonly entries: ReadonlyMap<string, Text>
  /** Words without a meaning of their own: articles, particles. */
  readonly silent: ReadonlySet<string>
}

const data = load('alive/glossary')
const made = new Map<Language, Glossary>()

function glossaryOf(language: Language): Glossary {
  const known = made.get(language)
  if (known) return known
  const column = columnOf(language)
  const entries = new Map<string, Text>()
  const rows = [...data.words, ...Object.values(load('products/words'))].map((row) =>
    row.map((each) => each.split('|')),
  )
  for (const [zh = [], en = [], ja = [], ko = []] of rows) {
    const written: Text = [zh[0] ?? '', en[0] ?? '', ja[0] ?? '', ko[0] ?? '']
    for (const form of [zh, en, ja, ko][column] ?? [])
      if (form !== '' && !entries.has(normalise(form))) entries.set(normalise(form), written)
  }
  const glossary = { entries, silent: new Set(data.silent[column]) }
  made.set(language, glossary)
  return glossary
}

/** The forms in which a word may be in the glossary. */
function formsOf(word: string, language: Language): string[] {
  if (language === 'en-US') return [word, ...ENDINGS.map((ending) => word.replace(ending, ''))]
  if (language !== 'ko-KR') return [word]
  const cuts = Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.length - 1 - at)
  return [word, ...cuts.filter((cut) => PARTICLES.test(word.slice(cut))).map((cut) => word.slice(0, cut))]
}

interface Token {
  readonly text: string
  readonly isWord: boolean
}

/** Latin words and models with their hyphens, runs of each other script, and each punctuation mark separately. */
const RUNS =
  /[\p{Script=Latin}\p{M}\p{N}]+(?:[-.'’/+&][\p{Script=Latin}\p{N}]+)*|\p{Script=Hangul}+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|\S/gu

/** Chinese is split by characters, taking the longest known word; Japanese by Intl.Segmenter. */
function tokensOf(text: string, language: Language): Token[] {
  return [...text.matchAll(RUNS)].flatMap(([run]) => {
    const isWord = /[\p{L}\p{N}]/u.test(run)
    if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run)) return [{ text: run, isWord }]
    if (language === 'zh-CN') return [...run].map((character) => ({ text: character, isWord }))
    const words = new Intl.Segmenter('ja', { granularity: 'word' }).segment(run)
    return [...words].map(({ segment }) => ({ text: segment, isWord }))
  })
}

const isSpaced = (language: Language) => language === 'en-US' || language === 'ko-KR'
/** Numbers, models and names of companies are the same in every language. */
const isSame = (word: string, language: Language, isFirst: boolean) =>
  /\d/.test(word) ||
  (language === 'en-US' ? !isFirst && /^\p{Lu}/u.test(word) : /^[\p{Script=Latin}\p{M}]+$/u.test(word))

/** A sentence word for word; undefined if the glossary has none of its words. */
export function wordForWord(sentence: string, source: Language, target: Language): string | undefined {
  const { entries, silent } = glossaryOf(source)
  const tokens = tokensOf(sentence, source)
  const words: string[] = []
  let unknown: string[] = []
  let found = 0
  const closeUnknown = () => {
    if (unknown.length > 0) words.push(`⟦${unknown.join(isSpaced(source) ? ' ' : '')}⟧`)
    unknown = []
  }
  const entryAt = (at: number): { entry: Text; length: number } | undefined => {
    for (let length = WORDS_MAX; length > 0; length -= 1) {
      const part = tokens.slice(at, at + length)
      if (part.length < length || part.some(({ isWord }) => !isWord)) continue
      const key = normalise(part.map(({ text }) => text).join(isSpaced(source) ? ' ' : ''))
      const entry = formsOf(key, source)
        .map((form) => entries.get(form))
        .find((each) => each !== undefined)
      if (entry) return { entry, length }
    }
    return undefined
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const { text, isWord } = tokens[at] ?? { text: '', isWord: false }
    const hit = isWord ? entryAt(at) : undefined
    if (isWord && !hit && !silent.has(normalise(text)) && !isSame(text, source, at === 0)) {
      unknown.push(text)
      continue
    }
    closeUnknown()
    if (hit) {
      words.push(hit.entry[columnOf(target)])
      found += 1
      at += hit.length - 1
    } else if (!isWord) words.push(MARKS[PLAIN_MARK[text] ?? text]?.[columnOf(target)] ?? text)
    else if (!silent.has(normalise(text))) words.push(text)
  }
  closeUnknown()
  return found === 0 ? undefined : joined(words, target)
}

const LATIN_EDGE = /[\p{Script=Latin}\d]$/u
const LATIN_START = /^[\p{Script=Latin}\d]/u

/** Words with blanks if the language uses them, and around Latin words elsewhere; none before punctuation. */
function joined(words: readonly string[], target: Language): string {
  let text = ''
  for (const word of words.filter((each) => each !== '')) {
    const isMark = /^\p{P}+$/u.test(word)
    const isBlank = isSpaced(target) ? !isMark : LATIN_EDGE.test(text) && LATIN_START.test(word)
    text += text !== '' && isBlank ? ` ${word}` : word
  }
  return target === 'en-US' ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
