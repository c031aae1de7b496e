import { useEffect, useState } from 'react'
import { openSession } from '../../api/browser.ts'
import type { LoginResult } from '../../contract/auth.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { loginOf } from '../../stores/login.ts'
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

/** The login that a form's code came to. */
export function enter(session: SessionStore, result: LoginResult): void {
  session.send({ type: 'loggedIn', login: loginOf(result), here: true })
}
