import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '../../../api/client.ts'

export interface Asked<T> {
  /** null while the first answer is on its way. */
  answer: Result<T> | null
  /** Asks again; what is shown stays until the answer. */
  again: () => void
  /** Shows this instead of asking, where a write has answered it. */
  put: (data: T) => void
}

/** Asks once it is drawn and whenever `ask` changes; an answer that a later question has overtaken is dropped. */
export function useRequest<T>(ask: () => Promise<Result<T>>): Asked<T> {
  const [answer, setAnswer] = useState<Result<T> | null>(null)
  const turn = useRef(0)
  const again = useCallback(() => {
    turn.current += 1
    const mine = turn.current
    void ask().then((result) => {
      if (mine === turn.current && (result.ok || result.code !== 'aborted')) setAnswer(result)
    })
  }, [ask])
  const put = useCallback((data: T) => {
    turn.current += 1
    setAnswer({ ok: true, data })
  }, [])
  useEffect(() => {
    setAnswer(null)
    again()
    return () => {
      turn.current += 1
    }
  }, [again])
  return { answer, again, put }
}
