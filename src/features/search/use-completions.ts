import { THROTTLE_MS } from '@fair/contract/rules/limits.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { debounce } from '../../lib/debounce.ts'
import { keywordOf } from '../shared/list/list-query.ts'
import { recentFor } from './recent-searches.ts'
import type { Suggest } from './search-answer.ts'

/** A line under the search field. */
interface Completion {
  text: string
  /** The visitor has searched for it before. */
  isRecent: boolean
}

export interface Completions {
  options: readonly Completion[]
  /** The text changed, or the field was focused; `composing` while an input method is active. */
  type(text: string, composing: boolean): void
  /** The list was closed. */
  stop(): void
  /** Removes an earlier search from the device. */
  forget(keyword: string): void
}

const RECENT = 4
const SHOWN = 8

/** A composed Korean syllable is already part of a word; letters that an input method still converts are not. */
const isReadable = (text: string): boolean => /[\uac00-\ud7a3]$/.test(text)

/**
 * Completions while typing: earlier searches at once, the platform's after a pause of 200 ms (Spec 9). (Its 1000 ms are
 * for actions that render a page again; completions a second late would go unnoticed.)
 */
export function useCompletions(
  suggest: Suggest,
  recent: readonly string[],
  forget: (keyword: string) => void,
): Completions {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<{ typed: string; words: readonly string[] }>({ typed: '', words: [] })
  const running = useRef<AbortController | null>(null)
  const fetchAnswer = useMemo(
    () =>
      debounce(async (text: string) => {
        running.current?.abort()
        const own = new AbortController()
        running.current = own
        const words = await suggest(text, own.signal)
        if (running.current === own) setFound({ typed: text, words })
      }, THROTTLE_MS),
    [suggest],
  )
  const stop = () => {
    fetchAnswer.cancel()
    running.current?.abort()
    running.current = null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the field unmounts
  useEffect(() => stop, [])
  const before = recentFor(recent, typed).slice(0, RECENT)
  // Completions for fewer letters stay until the next response, as far as they match.
  const words = typed !== '' && typed.startsWith(found.typed) && found.typed !== '' ? found.words : []
  const options = [
    ...before.map((text) => ({ text, isRecent: true })),
    ...words.filter((text) => !before.includes(text)).map((text) => ({ text, isRecent: false })),
  ].slice(0, SHOWN)
  return {
    options,
    type(text, composing) {
      const keyword = keywordOf(text)
      setTyped(keyword)
      if (keyword === '') stop()
      else if (!composing || isReadable(keyword)) fetchAnswer(keyword)
      else fetchAnswer.cancel()
    },
    stop,
    forget,
  }
}
