import { parseAddress } from '@fair/contract/rules/address.ts'
import type { PageContext } from '../../../lib/page.ts'
import { isUnmodifiedClick } from '../../../lib/unmodified-click.ts'
import { $rendered } from '../../../stores/changes.ts'
import { $isOffline } from '../../../stores/offline.ts'
import { showToast } from '../../../stores/toasts.ts'
import type { ListAddress, ListRoute } from './list-address.ts'
import type { ListStore } from './list-store.ts'

/**
 * Whether a page of the list without filters is to come from the stored fair (worker/archive-worker.ts): there is no
 * network to request it from the platform.
 */
const isStored = ({ search }: HTMLAnchorElement): boolean =>
  search === '' && $isOffline.get() && Boolean(navigator.serviceWorker?.controller)

/**
 * The links of a live list: those that lead to a state of it are followed in place, all others by the browser; those
 * that clear its filters (`data-clear`) can be undone. A link that is removed by its own action hands its focus on.
 */
export function followLinks<Q extends { page: number }>(
  root: HTMLElement,
  { t }: PageContext,
  { read, keyOf }: ListRoute<Q>,
  store: ListStore<unknown, Q>,
  { navigate }: ListAddress<Q>,
): void {
  let followed: Element | null = null
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isUnmodifiedClick(event) || link.getAttribute('href')?.startsWith('#'))
      return
    const address = parseAddress(link.href)
    const [now, next] = [store.$frame.get().state, address && read(address)]
    if (!next) return
    if (isStored(link)) return
    const isCleared = link.dataset['clear'] !== undefined && keyOf({ ...now, page: 1 }) !== keyOf({ ...next, page: 1 })
    navigate(next)
    if (isCleared) {
      showToast({ text: t('list:cleared'), action: { label: t('common:undo'), run: () => navigate(now) } })
    }
    event.preventDefault()
    followed = link
    requestAnimationFrame(handOn)
  })
  const handOn = () => {
    if (!followed || followed.isConnected || document.activeElement !== document.body) return
    followed = null
    const next = root.querySelector<HTMLElement>('[data-chip]') ?? root.querySelector<HTMLElement>('#list-title')
    next?.focus({ preventScroll: true })
  }
  // The empty state and its link are removed when the answer arrives.
  $rendered.listen(handOn)
}
