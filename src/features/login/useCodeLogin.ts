import { useEffect, useState } from 'react'
import { openSession } from '../../api/browser.ts'
import { auth, type LoginInput } from '../../contract/auth.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showQueryState } from '../../stores/query-state.ts'
import type { SessionStore } from '../../stores/session-store.ts'
import { showToast } from '../../stores/toasts.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { takeFromAddress } from './address.ts'

/** What the address brings to a page that logs in by it, and the session that it is for. */
export interface Arrival {
  /** What was taken out of the address. */
  taken: URLSearchParams
  session: SessionStore
}

/**
 * Takes the secrets out of the address as soon as the page is hydrated; null until the session is open as well.
 *
 * @param names of the secrets in the query; the same at each render
 */
export function useArrival(names: readonly string[]): Arrival | null {
  const { data, text } = useIsland()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page was opened with
  useEffect(() => {
    const taken = takeFromAddress(names)
    showQueryState()
    Promise.all([openSession(data, text), dialogSheet()]).then(
      ([session]) => setArrival({ taken, session }),
      () => showToast({ text: text('network'), bad: true }),
    )
  }, [])
  return arrival
}

/** One login by a code that came from elsewhere: sends it once at a time, and says what went wrong. */
export function useCodeLogin(session: SessionStore) {
  const { call } = useIsland()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const enter = async (input: LoginInput) => {
    if (busy) return
    setBusy(true)
    const result = await call(auth.login, input)
    setBusy(false)
    setMessage(result.ok ? null : result.message)
    if (!result.ok) return
    const { authorization, userId } = result.data
    session.send({ type: 'loggedIn', login: { authorization, userId }, here: true })
  }
  return { busy, message, enter }
}
