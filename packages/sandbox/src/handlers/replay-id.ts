import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import type { RunKind } from '../db/runs.ts'
import type { Captions } from '../sent.ts'
import { captionsUrl } from './stream-address.ts'

const LETTERS = { LIVE: 'RL-', MEETING: 'RM-' } as const

/** The id of the recording of a live or a meeting. */
export const recordingId = (kind: RunKind, id: string): string => LETTERS[kind] + id

/** The subject of a recording; undefined if the id is not a recording's. */
export function readRecordingId(text: string): { readonly kind: RunKind; readonly id: string } | undefined {
  for (const kind of ['LIVE', 'MEETING'] as const) {
    if (text.startsWith(LETTERS[kind])) return { kind, id: text.slice(LETTERS[kind].length) }
  }
  return undefined
}

/** A language by its own name, without a country. */
export const ownName = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language.slice(0, 2)) ?? language

/** Captions in each language of the site, each labelled with the language's own name. */
export function captionsOf(id: string): Captions[] {
  return LANGUAGES.map((language) => ({ language, label: ownName(language), url: captionsUrl(id, language) }))
}
