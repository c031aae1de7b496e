import { useCallback, useEffect, useRef, useState } from 'react'

export type Answer<T> = { ok: true; data: T } | { ok: false; code?: string; message: string; errCode?: string }

interface Asked<T> {
  /** null while the first answer is on its way, and after `again`. */
  answer: Answer<T> | null
  /** Asks anew, as if for the first time. */
  again: () => void
  /** Asks anew; what is shown stays until the answer. */
  refresh: () => void
  /** Shows this instead of asking, where a write has answered it. */
  put: (data: T) => void
}

/** Asks once it is drawn and whenever `ask` changes; an answer that a later question has overtaken is dropped. */
export function useAnswer<T>(ask: () => Promise<Answer<T>>): Asked<T> {
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const turn = useRef(0)
  const refresh = useCallback(() => {
    turn.current += 1
    const mine = turn.current
    void ask().then((result) => {
      if (mine === turn.current && (result.ok || result.code !== 'aborted')) setAnswer(result)
    })
  }, [ask])
  const again = useCallback(() => {
    setAnswer(null)
    refresh()
  }, [refresh])
  const put = useCallback((data: T) => {
    turn.current += 1
    setAnswer({ ok: true, data })
  }, [])
  useEffect(() => {
    again()
    return () => {
      turn.current += 1
    }
  }, [again])
  return { answer, again, refresh, put }
}
