import { useState } from 'react'

const texts = new Map<string, string>()

/**
 * A text that outlives the dialog it is typed into, until it is sent or the page is left. @param first the initial text
 */
export function useWritten(key: string, first = ''): readonly [string, (text: string) => void, () => void] {
  const [text, setText] = useState(() => texts.get(key) ?? first)
  const write = (next: string) => {
    setText(next)
    texts.set(key, next)
  }
  return [text, write, () => texts.delete(key)]
}
