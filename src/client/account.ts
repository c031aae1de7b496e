import type { PageData } from '../stores/page-data.ts'
import { readAuthorization, readSummary } from '../stores/session-token.ts'
import { loadActs } from './lazy-actions.ts'

/**
 * Who is logged in, in the header: from what the device keeps, so that a page costs no call and nothing moves. The other
 * tabs are followed once the page stands (client/after-load.ts); the rest of the session comes with a first touch (client/action-handlers.ts).
 */
export function startAccount(data: PageData): void {
  const show = () => {
    const isIn = readAuthorization() !== null
    document.documentElement.classList.toggle('signed-in', isIn)
    const summary = isIn ? readSummary() : {}
    for (const each of document.querySelectorAll<HTMLElement>('[data-account]'))
      each.textContent = String(summary[each.dataset['account'] ?? ''] ?? '')
  }
  addEventListener('fair:session', show)
  // A page that comes out of the back-forward cache has heard nothing meanwhile: this comes then too.
  addEventListener('pageshow', show)
  addEventListener('fair:open', (event) => loadActs((acts) => acts.open((event as CustomEvent).detail, data), data))
}
