import { $identity, $unread } from '../stores/identity.ts'
import { $loginRequest } from '../stores/login-request.ts'
import { $overlay } from '../stores/overlay.ts'
import type { PageData } from '../stores/page-data.ts'
import { $session, refreshSession } from '../stores/session.ts'
import { loadActions } from './lazy-actions.ts'

/**
 * Shows the logged-in visitor in the header, from data stored on the device, so that a page costs no call and nothing
 * moves. Other tabs are followed once the page has loaded (client/after-load.ts); the rest of the session loads with
 * the first interaction (client/action-handlers.ts).
 */
export function startAccount(data: PageData): void {
  const show = () => {
    document.documentElement.classList.toggle('signed-in', $session.get() !== null)
    const texts: Readonly<Record<string, string>> = { ...$identity.get(), ...$unread.get() }
    for (const each of document.querySelectorAll<HTMLElement>('[data-account]'))
      each.textContent = texts[each.dataset['account'] ?? ''] ?? ''
  }
  for (const $store of [$session, $identity, $unread]) $store.subscribe(show)
  // A page restored from the back-forward cache has received no events meanwhile.
  addEventListener('pageshow', refreshSession)
  $loginRequest.listen((request) => request && loadActions((actions) => actions.logIn(request, data), data))
  $overlay.listen(() => loadActions((actions) => actions.showOverlays(data), data))
}
