import { hasDatabase } from '../lib/databases.ts'
import { withoutDefaultPrefix } from '../lib/i18n/paths.ts'
import { local, readStored, session, writeStored } from '../lib/storage.ts'
import { deviceKey, personalKey, tenantAt, tenantKey } from '../lib/storage-keys.ts'
import { $booked, $bookings } from '../stores/bookings.ts'
import { $followed, $rendered } from '../stores/changes.ts'
import { $consent, isRefusedByBrowser, readConsent } from '../stores/consent.ts'
import { markSynced, staleTypes } from '../stores/follow-age.ts'
import { readStoredWaiting } from '../stores/follows-waiting.ts'
import { loginStorage } from '../stores/login-storage.ts'
import { $isOffline } from '../stores/offline.ts'
import type { PageData } from '../stores/page-data.ts'
import { planKey } from '../stores/plan-key.ts'
import { RECOMMEND } from '../stores/recommend.ts'
import { $session } from '../stores/session.ts'
import { writeSession } from '../stores/session-items.ts'
import { readUserId } from '../stores/session-storage.ts'
import { followTabs, onOtherTab } from '../stores/tabs.ts'
import { startAutoRedirect } from './auto-redirect.ts'
import { countBasket } from './basket.ts'
import { followForcedColours, printInLight } from './colour-modes.ts'
import { startConnection } from './connection.ts'
import { expireStaff } from './expire-staff.ts'
import { onFirstInteraction } from './first-interaction.ts'
import { startGallery } from './gallery.ts'
import { startHeaderClock } from './header-clock.ts'
import { restoreLostFocus } from './lost-focus.ts'
import { showPortrait } from './portrait.ts'
import { prefetchFramework } from './prefetch-framework.ts'
import { prepareLoginOnIntent } from './prepare-login.ts'
import { watchSearchKey } from './search-key.ts'
import { showTheme } from './theme.ts'
import { startToasts } from './toast.ts'
import { startTracking } from './tracking.ts'

// Code that every page runs, but only after it has loaded: fetched then.

export function startAfterLoad(data: PageData): void {
  const own = withoutDefaultPrefix(location, data.fallback)
  if (own !== null) {
    location.replace(own)
    return
  }
  startToasts(data)
  startConnection(data)
  restoreLostFocus()
  watchSearchKey()
  storeLogId(data)
  // An unbuilt exhibition redirects to its own address (client/unbuilt.ts).
  if (data.liveId === null) startAutoRedirect()
  writeSession('tenantId', data.tenantId)
  followTabs()
  onOtherTab(({ key, newValue }) => {
    if (key === deviceKey('theme') && newValue) showTheme(newValue)
  })
  followForcedColours()
  printInLight()
  startHeaderClock(data)
  startTracking(data)
  followHearts(data)
  sendWaiting(data)
  followBookings(data)
  prepareLoginOnIntent(data)
  remind(data)
  showPortrait(data)
  followHome(data)
  followHallMap(data)
  if (data.liveId !== null) followUnbuilt(data, data.liveId)
  watchRecommendations()
  onFirstInteraction(prefetchFramework)
  onFirstInteraction(startGallery)
  followCompared(data)
  if (matchMedia('(display-mode: standalone)').matches)
    void import('./installed.ts').then((late) => late.storeForInstalled(data)).catch(() => {})
  if (data.vitals) followVitals(data, data.vitals)
  countBasket(data)
  expireStaff()
  followExhibitor(data)
  // The action that the visitor started before the login navigated away (features/login/oidc-return.ts), or chose in
  // a row (RowAction.tsx).
  const key = tenantKey('pendingAction', tenantAt(data))
  const chosen = location.hash === '#book' ? 'book' : null
  const before = readStored(session, key) ?? chosen
  if (before === null) return
  writeStored(session, key, null)
  // Once: not again on a reload, nor on Back.
  if (chosen) history.replaceState(history.state, '', location.pathname + location.search)
  document.querySelector<HTMLElement>(`[data-action="${CSS.escape(before)}"]`)?.click()
}

/** A visit may begin anywhere: the pre-registration data in its address is stored until the visitor gets there. */
function storeLogId(data: PageData): void {
  const logIdUrl = new URLSearchParams(location.search).get('logIdUrl')
  if (logIdUrl) writeStored(session, tenantKey('logIdUrl', tenantAt(data)), logIdUrl)
}

/** Hearts show what the account follows: requested once in a while, and after a login. */
function followHearts(data: PageData): void {
  const sync = () => {
    const hearts = document.querySelectorAll<HTMLElement>('[data-save]')
    const types = [...new Set([...hearts].map((each) => each.dataset['save']?.split(':')[0] ?? ''))]
    const stale = readUserId() === null ? [] : staleTypes(types)
    if (stale.length === 0) return
    // Mark as requested whatever the outcome: if the platform fails, not every rendered list requests it again.
    for (const type of stale) markSynced(type)
    void import('./follow.ts').then((late) => late.syncFollows(data, stale)).catch(() => {})
  }
  for (const $store of [$session, $followed, $rendered]) $store.listen(sync)
  sync()
}

/** Sends presses and texts stored without a network: on load, once the browser is online, and after a login. */
function sendWaiting(data: PageData): void {
  const send = () => {
    const owner = { tenantId: tenantAt(data), userId: readUserId() }
    if (owner.userId === null || $isOffline.get()) return
    if (Object.keys(readStoredWaiting()).length > 0)
      void import('./follow.ts').then((late) => late.sendWaitingPresses(data)).catch(() => {})
    // Not an item of local storage, which loses its last seconds if the browser is killed.
    void hasDatabase(personalKey('outbox', owner)).then(
      async (isWaiting) => {
        if (isWaiting) await (await import('../features/shared/outbox/send-outbox.ts')).sendOutbox(data)
      },
      () => {},
    )
  }
  for (const $store of [$session, $isOffline]) $store.listen(send)
  send()
}

/** Booking buttons show what the account has booked: on load, after a login or logout, and after a booking. */
function followBookings(data: PageData): void {
  const show = () => {
    const needed = readUserId() === null ? '[data-booked]' : '[data-booking]'
    if (document.querySelector(needed)) void import('./booked.ts').then((late) => late.showBooked(data)).catch(() => {})
  }
  $rendered.listen(show)
  for (const $store of [$session, $booked]) {
    $store.listen(() => {
      $bookings.set(null)
      show()
    })
  }
  show()
}

/** Updates home to the current state (client/home.ts). In live mode its island has just requested it. */
function followHome(data: PageData): void {
  const panel = document.querySelector<HTMLElement>('[data-fair]')
  if (panel && data.liveId === null) void import('./home.ts').then((late) => late.startHome(panel)).catch(() => {})
  if (!panel || readStored(session, deviceKey('firstNotice')) !== null) return
  void import('./first-notice.ts').then((late) => late.showFirstNotice(data)).catch(() => {})
}

/**
 * On the first interaction, requests which of an exhibitor's staff are online. A page rendered by an island has just
 * requested it.
 */
function followExhibitor(data: PageData): void {
  const staff = document.querySelector<HTMLElement>('[data-staff]')
  if (staff === null || staff.closest('astro-island')) return
  onFirstInteraction(
    () => void import('./exhibitor-now.ts').then((late) => late.refreshExhibitor(data, staff)).catch(() => {}),
  )
}

/** Starts a hall's map (client/hall-map.ts) on the first interaction. A press on a zoom button before that is replayed. */
function followHallMap(data: PageData): void {
  const map = document.querySelector<HTMLElement>('.hall-map')
  if (!map) return
  const early = new AbortController()
  let pressed: HTMLElement | null = null
  map.addEventListener(
    'click',
    ({ target }) => {
      pressed = (target as Element).closest<HTMLElement>('[data-map-zoom]')
    },
    early,
  )
  onFirstInteraction(() => {
    void import('./hall-map.ts')
      .then((late) => {
        early.abort()
        late.startHallMap(data, map)
        pressed?.click()
      })
      .catch(() => {})
  })
}

function followUnbuilt(data: PageData, liveId: string): void {
  void import('./unbuilt.ts').then((late) => late.showUnbuilt(data, liveId)).catch(() => {})
}

/**
 * The platform's recommendations are requested when a slot for them comes near the viewport; with Save-Data only for
 * logged-in visitors.
 */
function watchRecommendations(): void {
  const island = document.querySelector('astro-island[component-export="Recommendations"]')
  if (!island) return
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData && readUserId() === null) {
    for (const slot of document.querySelectorAll<HTMLElement>('[data-recommend]:empty')) slot.hidden = true
    return
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      island.dispatchEvent(new Event(RECOMMEND))
    },
    { rootMargin: '400px' },
  )
  const watch = () => {
    for (const slot of document.querySelectorAll('[data-recommend]')) near.observe(slot)
  }
  const stop = $rendered.listen(watch)
  island.addEventListener(RECOMMEND, stop, { once: true })
  watch()
}

/** Reminds visitors who have a plan on this device, on every page. */
function remind(data: PageData): void {
  const owner = { tenantId: tenantAt(data), exhibitionId: data.exhibitionId, userId: readUserId() }
  const storage = loginStorage(owner.userId)
  if (storage === null || readStored(storage, planKey(owner)) === null) return
  void import('./reminders.ts').then((late) => late.startReminders(data, owner)).catch(() => {})
}

/**
 * Loads the compare buttons and bar (client/compare.ts): at idle if exhibits have been chosen already, otherwise on the first
 * interaction. A press on a compare button before that is replayed.
 */
function followCompared(data: PageData): void {
  const key = tenantKey('compared', tenantAt(data), data.exhibitionId ?? '')
  const early = new AbortController()
  let pressed: HTMLElement | null = null
  const load = () =>
    void import('./compare.ts')
      .then(async (late) => {
        await late.startCompare(data)
        early.abort()
        pressed?.click()
      })
      .catch(() => {})
  const start = () => {
    if (readStored(local, key) !== null) onIdle(load)
    else if (document.querySelector('[data-save^="EXHIBIT:"]') !== null) onFirstInteraction(load)
    else return
    stop()
  }
  addEventListener(
    'click',
    ({ target }) => {
      pressed = (target as Element).closest<HTMLElement>('[data-compare]') ?? pressed
    },
    early,
  )
  const stop = $rendered.listen(start)
  start()
}

/**
 * Measures a share of the pages (client/vitals.ts), if the tenant has set an endpoint and the visitor has consented.
 */
function followVitals(data: PageData, { url, rate }: NonNullable<PageData['vitals']>): void {
  if (Math.random() >= rate) return
  const start = () => {
    if (readConsent() !== '1' || isRefusedByBrowser()) return
    stop()
    onIdle(() => void import('./vitals.ts').then((late) => late.startVitals(data, url)).catch(() => {}))
  }
  const stop = $consent.listen(start)
  start()
}

function onIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, 1000)
}
