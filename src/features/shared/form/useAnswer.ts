import type { Endpoint } from '@fair/contract/endpoint.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsland } from '../../../islands/IslandProvider.tsx'
import { useReturn } from '../useReturn.ts'

export type Answer<T> = { ok: true; data: T } | { ok: false; code?: string; message: string; errCode?: string }

interface LoadState<T> {
  /** null until the first answer arrives, and after `again`. */
  answer: Answer<T> | null
  /** A request is pending. */
  busy: boolean
  /** Requests again, showing the loading state. */
  again: () => void
  /**
   * Requests again; the current answer is shown until the new one arrives, and stays if the request fails. Returns the
   * result; null if a later request has overtaken it.
   */
  refresh: () => Promise<Answer<T> | null>
  /** Shows this data without a request, if a write has returned it. */
  put: (data: T) => void
}

/**
 * Loads on first render and whenever `load` changes. Ignores an answer that a later request has overtaken.
 *
 * @param isList the current answer stays visible until another request of the same list is answered: its next page, its
 * filter
 */
export function useAnswer<T>(load: () => Promise<Answer<T>>, isList = false): LoadState<T> {
  const { text } = useIsland()
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const [busy, setBusy] = useState(true)
  const turn = useRef(0)
  /** The request whose answer is shown; null if it failed. */
  const answered = useRef<typeof load | null>(null)
  /** The current request: an undo in a toast refreshes the list that is shown by then, not an earlier page or filter. */
  const latest = useRef(load)
  const isAborted = useRef(false)
  const refresh = useCallback(async (): Promise<Answer<T> | null> => {
    turn.current += 1
    const mine = turn.current
    const loadNow = latest.current
    setBusy(true)
    const result = await loadNow().catch((error: unknown): Answer<T> => {
      // A bug, which window.onerror reports: the page must not wait for ever.
      reportError(error)
      return { ok: false, code: 'exception', message: text('exception') }
    })
    if (mine !== turn.current) return null
    setBusy(false)
    isAborted.current = !result.ok && result.code === 'aborted'
    if (!result.ok && (isAborted.current || answered.current === loadNow)) return result
    answered.current = result.ok ? loadNow : null
    setAnswer(result)
    return result
  }, [text])
  // The browser cancels requests of a page that is left, and may show the same page again on Back.
  useReturn(useCallback(() => isAborted.current && refresh(), [refresh]))
  const again = useCallback(() => {
    answered.current = null
    setAnswer(null)
    void refresh()
  }, [refresh])
  const put = useCallback((data: T) => {
    turn.current += 1
    setBusy(false)
    answered.current = latest.current
    setAnswer({ ok: true, data })
  }, [])
  useEffect(() => {
    latest.current = load
    if (isList) void refresh()
    else if (answered.current !== load) again()
    // The page was hidden because its login had expired (islands/RequireLogin.tsx): the answer is still valid.
    else setBusy(false)
    return () => {
      turn.current += 1
    }
  }, [again, refresh, isList, load])
  return { answer, busy, again, refresh, put }
}

/** useAnswer for one call: requested after the first render, and again for another input. */
export function useEndpoint<I, O>(endpoint: Endpoint<I, O>, input: I, isList = false) {
  const { call } = useIsland()
  const key = JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: inputs with the same content are equal
  const load = useCallback(() => call(endpoint, input), [call, endpoint, key])
  return useAnswer(load, isList)
}
