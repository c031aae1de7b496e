import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { normalise } from '../search-text.ts'
import * as lives from '../seed/alive/live-prose.ts'
import * as meetings from '../seed/alive/meeting-prose.ts'
import { AUDIENCE_LINES, STAFF_LINES, VISITOR_LINES } from '../seed/alive/phrases.ts'
import { fill } from '../seed/template.ts'
import { columnOf, type Text } from '../seed/text.ts'
import { wordForWord } from './chat-glossary.ts'

export interface Translated {
  readonly text: string
  readonly source: Language
  /** Whether a part of it was translated word for word by the glossary, not by a full phrase. */
  readonly isWordForWord?: true
}

/** A phrase with names in it, as recognised in one language. */
interface Pattern {
  readonly phrase: Text
  readonly source: Language
  readonly shape: RegExp
}

interface Table {
  /** Phrases without names, by their comparison key. */
  readonly exact: ReadonlyMap<string, { readonly phrase: Text; readonly source: Language }>
  readonly patterns: readonly Pattern[]
}

/** Blanks and punctuation at the end of a sentence are ignored, as are case and width. */
const key = (text: string) => normalise(text).replace(/[\s.!?。！？…、,，]+$/u, '')

const SLOT = /\{(\w+)(?::[^}]+)?\}/g
/** A Korean particle follows its word without a blank; it is matched along with the name and dropped. */
const PARTICLE = '(?:은|는|이|가|을|를|과|와|으로|로)'

function shapeOf(template: string): RegExp {
  const seen = new Set<string>()
  let source = ''
  let from = 0
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  for (const match of template.matchAll(SLOT)) {
    const [whole, name = ''] = match
    source += literal(template.slice(from, match.index))
    source += seen.has(name) ? `\\k<${name}>` : `(?<${name}>.+?)`
    if (whole.includes(':')) source += PARTICLE
    seen.add(name)
    from = match.index + whole.length
  }
  return new RegExp(`^${source}${literal(template.slice(from))}$`, 'su')
}

function makeTable(phrases: readonly Text[]): Table {
  const exact = new Map<string, { phrase: Text; source: Language }>()
  const patterns: Pattern[] = []
  for (const known of phrases) {
    // A viewer's line in a transcript is marked by a '?' that is not part of the text.
    const [zh, en, ja, ko] = known.map((text) => text.replace(/^\?/, ''))
    const phrase: Text = [zh ?? '', en ?? '', ja ?? '', ko ?? '']
    for (const source of LANGUAGES) {
      const text = phrase[columnOf(source)]
      if (text.includes('{')) patterns.push({ phrase, source, shape: shapeOf(text) })
      else exact.set(key(text), { phrase, source })
    }
  }
  return { exact, patterns }
}

let table: Table | undefined

/** Created on the first translation. */
const phraseTable = (): Table => {
  // If two phrases are the same in a language, the one from the conversations wins: it comes last.
  table ??= makeTable([
    ...Object.values(lives.SPOKEN).flat(),
    ...Object.values(meetings.SPOKEN).flat(),
    ...Object.values(AUDIENCE_LINES),
    ...Object.values(STAFF_LINES),
    ...Object.values(VISITOR_LINES),
  ])
  return table
}

function phraseIn(text: string, target: Language): Translated | undefined {
  const { exact, patterns } = phraseTable()
  const found = exact.get(key(text))
  if (found) return { text: found.phrase[columnOf(target)], source: found.source }
  for (const { phrase, source, shape } of patterns) {
    const names = shape.exec(text.trim())?.groups
    if (names) return { text: fill(phrase[columnOf(target)], (name) => names[name] ?? ''), source }
  }
  return undefined
}

const SENTENCE = /[^.!?。！？\n]+[.!?。！？\n]*\s*/gu

/**
 * A text in another language: as a whole by the table of phrases, otherwise sentence by sentence, by a phrase or by the
 * glossary, with untranslated parts left as they were within ⟦…⟧. Undefined if nothing of it could be translated.
 */
export function translated(text: string, target: Language): Translated | undefined {
  const written = languageOf(text)
  if (written === target) return { text, source: written }
  const complete = phraseIn(text, target)
  if (complete) return complete
  const sentences = text.match(SENTENCE) ?? []
  const phrases = sentences.map((sentence) => phraseIn(sentence, target))
  const source = phrases.find((each) => each !== undefined)?.source ?? written
  const found = sentences.map((sentence, at) => phrases[at]?.text ?? wordForWord(sentence, source, target))
  if (found.every((each) => each === undefined)) return undefined
  const said = found.map((each, at) => each ?? `⟦${sentences[at]?.trim() ?? ''}⟧`)
  const translation = said.join(target === 'zh-CN' || target === 'ja-JP' ? '' : ' ')
  return { text: translation, source, ...(phrases.includes(undefined) && { isWordForWord: true }) }
}

/** By its letters: kana are Japanese, hangul Korean, Han alone Chinese, everything else English. */
export function languageOf(text: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja-JP'
  if (/\p{Script=Hangul}/u.test(text)) return 'ko-KR'
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en-US'
}
