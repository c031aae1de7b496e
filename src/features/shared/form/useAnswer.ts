import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsland } from '../../../islands/IslandProvider.tsx'

export type Answer<T> = { ok: true; data: T } | { ok: false; code?: string; message: string; errCode?: string }

interface LoadState<T> {
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
 * Loads on first render and whenever `load` changes. Drops an answer that a later request has overtaken.
 *
 * @param isList what is shown stays until the answer to another question of the same list: its next page, its filter
 */
export function useAnswer<T>(load: () => Promise<Answer<T>>, isList = false): LoadState<T> {
  const { text } = useIsland()
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const [busy, setBusy] = useState(true)
  const turn = useRef(0)
  /** The question whose answer is shown; null where it failed. */
  const answered = useRef<typeof load | null>(null)
  const refresh = useCallback(() => {
    turn.current += 1
    const mine = turn.current
    setBusy(true)
    void load()
      .catch((error: unknown): Answer<T> => {
        // A fault of ours, which window.onerror reports: the page must not wait for ever.
        reportError(error)
        return { ok: false, code: 'exception', message: text('exception') }
      })
      .then((result) => {
        if (mine !== turn.current) return
        setBusy(false)
        if (!result.ok && result.code === 'aborted') return
        answered.current = result.ok ? load : null
        setAnswer(result)
      })
  }, [load, text])
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
    else if (answered.current !== load) again()
    // The page was hidden while its login had run out (islands/RequireLogin.tsx): the answer still holds.
    else setBusy(false)
    return () => {
      turn.current += 1
    }
  }, [again, refresh, isList, load])
  return { answer, busy, again, refresh, put }
}
