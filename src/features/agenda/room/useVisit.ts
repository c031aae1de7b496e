import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '../../../api/client.ts'
import { readAuthorization, readUserId } from '../../../stores/session-storage.ts'
import { showToast } from '../../../stores/toasts.ts'
import { useLogin } from './useLogin.ts'

export type RoomMembership<T> =
  | { readonly kind: 'entering' }
  /** The platform refuses the visitor and gives a reason. */
  | { readonly kind: 'refused'; readonly message: string; readonly canRetry: boolean; readonly needsLogin?: boolean }
  | { readonly kind: 'in'; readonly room: T }

export interface Entered<T> {
  /** The platform counts the visitor as present, whatever else failed. */
  readonly joined: boolean
  readonly membership: Exclude<RoomMembership<T>, { kind: 'entering' }>
}

export interface Visit<T> {
  readonly membership: RoomMembership<T>
  change(to: (room: T) => T): void
  /** Leaves and enters again. */
  again(): void
  /** The platform has ended the visit itself: no leave request is needed. */
  forget(): void
}

/**
 * A visit to a room: entered when it opens, left when it closes or the page is unloaded. A failed leave is shown only
 * to logged-in users (Spec 4). A visitor who logs in during the visit enters again under their name, while playback
 * continues.
 */
export function useVisit<T>(enter: () => Promise<Entered<T>>, leave: () => Promise<Result<unknown>>): Visit<T> {
  const [membership, setMembership] = useState<RoomMembership<T>>({ kind: 'entering' })
  const [tries, setTries] = useState(0)
  const isIn = useRef(false)
  /** The user that the platform counts as present: a user's id, null for a visitor. */
  const as = useRef<string | null>(null)
  const isQuiet = useRef(false)
  const login = useLogin()
  /** A visitor who comes back at once would otherwise be counted out after being counted in. */
  const leaving = useRef<Promise<void>>(Promise.resolve())

  /** If another user has logged in since the room was entered. */
  const enterAgain = useCallback(() => {
    const userId = readUserId()
    if (!isIn.current || userId === null || userId === as.current) return
    // The previous visitor cannot be counted out under this name.
    isIn.current = false
    isQuiet.current = true
    setTries((count) => count + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` changes only to request again
  useEffect(() => {
    let cancelled = false
    const leaveQuietly = () => {
      if (!isIn.current) return
      isIn.current = false
      leaving.current = leave().then((left) => {
        if (!left.ok && left.code !== 'aborted' && readAuthorization() !== null) {
          showToast({ text: left.message, bad: true })
        }
      })
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setTries((count) => count + 1)
    if (!isQuiet.current) setMembership({ kind: 'entering' })
    isQuiet.current = false
    void leaving.current.then(async () => {
      if (cancelled) return
      const userId = readUserId()
      const entered = await enter()
      isIn.current = entered.joined
      as.current = userId
      if (cancelled) return leaveQuietly()
      setMembership(entered.membership)
      enterAgain()
    })
    addEventListener('pagehide', leaveQuietly)
    addEventListener('pageshow', comeBack)
    return () => {
      cancelled = true
      removeEventListener('pagehide', leaveQuietly)
      removeEventListener('pageshow', comeBack)
      leaveQuietly()
    }
  }, [enter, leave, tries])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after another login
  useEffect(enterAgain, [login])

  return {
    membership,
    change: useCallback(
      (to) => setMembership((now) => (now.kind === 'in' ? { kind: 'in', room: to(now.room) } : now)),
      [],
    ),
    again: useCallback(() => setTries((count) => count + 1), []),
    forget: useCallback(() => {
      isIn.current = false
    }, []),
  }
}
