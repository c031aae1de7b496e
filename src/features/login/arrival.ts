import type { LoginResult } from '@fair/contract/auth.ts'
import { useEffect, useState } from 'react'
import { openSession } from '../../api/browser.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { loginOf } from '../../stores/login.ts'
import { showQueryState } from '../../stores/query-state.ts'
import type { SessionStore } from '../../stores/session-store.ts'
import { showToast } from '../../stores/toasts.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { takeFromAddress } from './address.ts'

/** The secrets in the address of a login page, and the session to log in to. */
export interface Arrival {
  /** The parameters removed from the address. */
  taken: URLSearchParams
  session: SessionStore
}

/**
 * Removes the secrets from the address as soon as the page is hydrated. Returns null until the session is open as well.
 *
 * @param names of the secrets in the query; the same on each render
 */
export function useArrival(names: readonly string[]): Arrival | null {
  const { data, text } = useIsland()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the address that the page was opened with
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

/** Logs in with the result of a form. */
export function enter(session: SessionStore, result: LoginResult): void {
  session.send({ type: 'loggedIn', login: loginOf(result), here: true })
}
