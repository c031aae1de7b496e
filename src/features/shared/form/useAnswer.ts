import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsland } from '../../../islands/IslandProvider.tsx'

export type Answer<T> = { ok: true; data: T } | { ok: false; code?: string; message: string; errCode?: string }

interface Asked<T> {
  /** null while the first answer is on its way, and after `again`. */
  answer: Answer<T> | null
  /** A question is on its way. */
  busy: boolean
  /** Asks anew, as if for the first time. */
  again: () => void
  /** Asks anew; what is shown stays until the answer. */
  refresh: () => void
  /** Shows this instead of asking, where a write has answered it. */
  put: (data: T) => void
}

/**
 * Asks once it is drawn and whenever `ask` changes; an answer that a later question has overtaken is dropped.
 *
 * @param isList what is shown stays until the answer to another question of the same list: its next page, its filter
 */
export function useAnswer<T>(ask: () => Promise<Answer<T>>, isList = false): Asked<T> {
  const { text } = useIsland()
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const [busy, setBusy] = useState(true)
  const turn = useRef(0)
  /** The question whose answer is shown; null where it failed. */
  const answered = useRef<typeof ask | null>(null)
  const refresh = useCallback(() => {
    turn.current += 1
    const mine = turn.current
    setBusy(true)
    void ask()
      .catch((error: unknown): Answer<T> => {
        // A fault of ours, which window.onerror hears of: the page must not wait for ever.
        reportError(error)
        return { ok: false, code: 'exception', message: text('exception') }
      })
      .then((result) => {
        if (mine !== turn.current) return
        setBusy(false)
        if (!result.ok && result.code === 'aborted') return
        answered.current = result.ok ? ask : null
        setAnswer(result)
      })
  }, [ask, text])
  const again = useCallback(() => {
    answered.current = null
    setAnswer(null)
    refresh()
  }, [refresh])
  const put = useCallback((data: T) => {
    turn.current += 1
    setBusy(false)
    setAnswer({ ok: true, data })
  }, [])
  useEffect(() => {
    if (isList) refresh()
    else if (answered.current !== ask) again()
    // The page was hidden while its login had run out (islands/RequireLogin.tsx): the answer still holds.
    else setBusy(false)
    return () => {
      turn.current += 1
    }
  }, [again, refresh, isList, ask])
  return { answer, busy, again, refresh, put }
}
