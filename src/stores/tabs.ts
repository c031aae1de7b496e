import { $expiredUser, lastVisitor } from './expired-login.ts'
import { refreshFavourites } from './favourites.ts'
import { forgetOthers } from './forget-others.ts'
import { forgetLogin, forgetOverdueLogin, storeLogin } from './login.ts'
import { pageTenant } from './owner.ts'
import { $session } from './session.ts'
import { type Login, readAuthorization, readUntil, readUserId, staysSignedIn } from './session-storage.ts'

/*
 * The other tabs of this browser. Logins are sent over a channel, since they are in session storage; changes of local
 * storage are reported by the browser's own event.
 */

const TYPES = ['storage', 'pageshow']

type TabMessage = 'hello' | Login | { ended: string; isLogout: boolean }

let channel: BroadcastChannel | undefined

/** Notifies the other tabs of this tenant: who has logged in, or which token has ended. */
export const broadcastLogin = (message: TabMessage): void => channel?.postMessage(message)

/** Follows the other tabs; a tab without a login checks whether another has one. */
export function followTabs(): void {
  channel = new BroadcastChannel(`session-${pageTenant()}`)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    const own = readAuthorization()
    if (data === 'hello') {
      if (own !== null)
        broadcastLogin({ authorization: own, userId: readUserId() ?? '', stay: staysSignedIn(), until: readUntil() })
    } else if ('ended' in data) {
      // A login made since then is not this one.
      if (data.ended === own || own === null) forget(data.isLogout)
    } else if (data.authorization !== $session.get()?.authorization) enter(data)
  }
  forgetOverdueLogin()
  if (readAuthorization() === null) broadcastLogin('hello')
  onOtherTab(refreshFavourites)
  // Changes that another tab saved while this page was loading.
  refreshFavourites()
}

/** Stores a login made in another tab, which has deleted the cached pages of other accounts. */
function enter(login: Login): void {
  // A tab without a login may have been opened just now: it has nothing of others.
  if (lastVisitor() !== null) forgetOthers(login.userId)
  storeLogin(login)
  $expiredUser.set(null)
}

function forget(isLogout: boolean): void {
  // What the visitor has typed waits for their next login here too (islands/RequireLogin.tsx).
  $expiredUser.set(isLogout ? null : lastVisitor())
  forgetLogin(isLogout)
  // The tab that logged out deletes the cached pages; this one stops caching its own.
  if (isLogout) void import('../lib/offline.ts').then((late) => late.deleteCachedPages(pageTenant())).catch(() => {})
}

/**
 * Calls back when another tab has changed an item of local storage, or cleared all (key null), and when the page is shown
 * (no key): one that Back restores has missed such changes. Returns a function that stops it.
 */
export function onOtherTab(changed: (change: Partial<Pick<StorageEvent, 'key' | 'newValue'>>) => void): () => void {
  const report = (event: Event) => changed(event as StorageEvent)
  for (const type of TYPES) globalThis.addEventListener?.(type, report)
  return () => {
    for (const type of TYPES) globalThis.removeEventListener?.(type, report)
  }
}
