import { useCallback, useEffect, useState } from 'react'

export type Answer<T> = { ok: true; data: T } | { ok: false; code?: string; message: string; errCode?: string }

/** Asks once it is drawn, and again by hand. `answer` is null while it is on its way. */
export function useAnswer<T>(ask: () => Promise<Answer<T>>): { answer: Answer<T> | null; again: () => void } {
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const again = useCallback(() => {
    setAnswer(null)
    void ask().then(setAnswer)
  }, [ask])
  useEffect(() => void ask().then(setAnswer), [ask])
  return { answer, again }
}
