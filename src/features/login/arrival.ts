import type { LoginResult } from '@fair/contract/auth.ts'
import { useEffect, useState } from 'react'
import { openSession } from '../../api/browser.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { loginOf } from '../../stores/login.ts'
import { showQueryState } from '../../stores/query-state.ts'
import type { SessionStore } from '../../stores/session-store.ts'
import { showToast } from '../../stores/toasts.ts'
import { dialogSheet } from '../shared/style-sheets.ts'

/** The secrets in the address of a login page, and the session to log in to. */
export interface Arrival {
  /** The parameters removed from the address. */
  taken: URLSearchParams
  session: SessionStore
}

/**
 * Removes the secrets from the address as soon as the page is hydrated; they return if its files do not load. Returns
 * null until the session is open as well.
 *
 * @param names of the secrets in the query; the same on each render
 */
export function useArrival(names: readonly string[]): Arrival | null {
  const { data, text } = useIsland()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the address that the page was opened with
  useEffect(() => {
    const address = location.href
    const taken = takeFromAddress(names)
    showQueryState()
    Promise.all([openSession(data, text), dialogSheet()]).then(
      ([session]) => setArrival({ taken, session }),
      () => {
        // They have not been used: a reload needs them.
        history.replaceState(history.state, '', address)
        showToast({ text: text('network'), bad: true })
      },
    )
  }, [])
  return arrival
}

/**
 * Removes secrets from the address (the code of an email, of a QR code or of an identity provider) and returns them.
 * They must not stay in the history or reach the next page as referrer.
 */
function takeFromAddress(names: readonly string[]): URLSearchParams {
  const url = new URL(location.href)
  const taken = new URLSearchParams()
  for (const name of names) {
    const value = url.searchParams.get(name)
    if (value !== null) taken.set(name, value)
    url.searchParams.delete(name)
  }
  if (taken.size > 0) history.replaceState(history.state, '', url)
  return taken
}

/** Logs in with the result of a form. */
export function enter(session: SessionStore, result: LoginResult): void {
  session.send({ type: 'loggedIn', login: loginOf(result), here: true })
}
