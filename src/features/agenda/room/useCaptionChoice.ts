import { matchLanguage } from '@fair/contract/rules/language.ts'
import { useState } from 'react'
import { readStored, session, writeStored } from '../../../lib/storage.ts'
import { deviceKey } from '../../../lib/storage-keys.ts'
import type { CaptionChoice } from './video-element.ts'

/** Storage key: whether captions are on, and in which language. */
const KEY = deviceKey('captions')

export interface Captioning {
  /** The language that is shown; null while captions are off. */
  readonly shown: string | null
  /** The language used when they are on: the chosen one, else the reader's, else the first. '' if there is none. */
  readonly language: string
  readonly toggle: () => void
  readonly choose: (language: string) => void
}

/** Whether captions are shown and in which language, from one stream to the next. `reader`: the page's language. */
export function useCaptionChoice(choices: readonly CaptionChoice[], reader: string): Captioning {
  const [kept, setKept] = useState(() => readStored(session, KEY))
  const [isOn, setOn] = useState(kept !== null)
  const tags = choices.map(({ language }) => language)
  const language = (kept && matchLanguage(kept, tags)) || matchLanguage(reader, tags) || (tags[0] ?? '')
  const set = (on: boolean, tag: string) => {
    setOn(on)
    setKept(tag)
    writeStored(session, KEY, on ? tag : null)
  }
  return {
    shown: isOn && language !== '' ? language : null,
    language,
    toggle: () => language !== '' && set(!isOn, language),
    choose: (tag) => set(true, tag),
  }
}
