import type { PageData } from '../state/page-data.ts'
import { readAuthorization, readSummary } from '../state/session.ts'
import { loadActs } from './load-acts.ts'

/**
 * Who is logged in, in the header: from what the device keeps, so that a page costs no call and nothing moves. The other
 * tabs are followed once the page stands (boot/late.ts); the rest of the session comes with a first touch (boot/acts.ts).
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
