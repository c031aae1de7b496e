import { NO_MEDIA } from '@fair/contract/rules/own-values.ts'
import { isZone } from '@fair/contract/rules/platform-values.ts'
import { offsetMinutes } from '@fair/contract/rules/time.ts'
import { computed, effect } from 'nanostores'
import type { Call } from '../api/client.ts'
import { now } from '../lib/clock.ts'
import { deleteCachedPages } from '../lib/offline.ts'
import { readStored, session, writeStored } from '../lib/storage.ts'
import { personalKey, tenantKey } from '../lib/storage-keys.ts'
import { $expiredUser, readVisitor } from './expired-login.ts'
import { forgetOthers } from './forget-others.ts'
import { $identity, $unread, type Identity, type Unread } from './identity.ts'
import { forgetLogin, storeLogin } from './login.ts'
import { closeOverlay, isOpen, openOverlay } from './open-overlay.ts'
import { $blockingWrites, $overlay, type OverlayKind } from './overlay.ts'
import { forgetDatabases } from './own-databases.ts'
import { pageTenant } from './owner.ts'
import { $session, sessionUser } from './session.ts'
import { readAuthorization, readOwnOffset, readUserId, staysSignedIn, writeOwnOffset } from './session-storage.ts'
import { createSession, type SessionPorts, type SessionStore } from './session-store.ts'
import type { SessionDialog, SessionState } from './session-types.ts'
import { broadcastLogin } from './tabs.ts'
import { showToast } from './toasts.ts'

/** The overlay that shows each of the session's dialogs. */
const OVERLAY_OF: Record<SessionDialog, 'login' | 'identity'> = {
  login: 'login',
  preregistration: 'login',
  channels: 'identity',
  channelForm: 'identity',
}

/** The comparison bar is beside the page, not over it. */
const $isIdle = computed(
  [$overlay, $blockingWrites],
  (overlays, writes) => writes === 0 && overlays.every(({ kind }) => kind === 'compare'),
)

function onceIdle(callback: () => void): void {
  let isDone = false
  const check = () => {
    if (isDone || !$isIdle.get()) return
    isDone = true
    stop()
    callback()
  }
  // In a separate task, so that an action that has just started opens its overlay or begins its write first.
  const stop = $isIdle.subscribe((isIdle) => {
    if (isIdle) setTimeout(check)
  })
}

const browser: SessionPorts = {
  readLogin() {
    const authorization = readAuthorization()
    return authorization === null ? null : { authorization, userId: readUserId() ?? '', stay: staysSignedIn() }
  },
  keep(login) {
    if (forgetOthers(login.userId)) void deleteCachedPages(pageTenant())
    storeLogin(login)
    $expiredUser.set(null)
    broadcastLogin(login)
  },
  forget(token, isLogout) {
    const owner = { tenantId: pageTenant(), userId: sessionUser() }
    $expiredUser.set(isLogout ? null : owner.userId)
    forgetLogin(isLogout)
    // Static imports, so that the deletion needs no network.
    if (isLogout) {
      void deleteCachedPages(owner.tenantId)
      forgetDatabases(owner)
    }
    if (token !== null) broadcastLogin({ ended: token, isLogout })
  },
  open(dialog) {
    const kind = OVERLAY_OF[dialog]
    if (!isOpen(kind)) openOverlay(kind, null)
  },
  toast: (text, bad) => showToast({ text, bad }),
  mergeFavourites(userId, call) {
    // Its code, with the schemas of everything that can be saved, is loaded only after the login; failed merges are
    // retried at the next.
    void import('./merge-favourites.ts').then((module) => module.mergeDevice(userId, call)).catch(() => {})
  },
  whenIdle: onceIdle,
  readPutOff: () => readStored(session, tenantKey('questions-put-off', pageTenant())),
  putOff: (userId) => void writeStored(session, tenantKey('questions-put-off', pageTenant()), userId),
  watch: (changed) => void $session.listen(changed),
}

const shown = (count: number): string => (count > 99 ? '99+' : count > 0 ? String(count) : '')

/** What the header shows of a session (Spec 3, userMessage); null until the data has loaded. */
function summaryOf({ userInfo, userMessage }: SessionState): { identity: Identity; unread: Unread } | null {
  if (!userInfo) return null
  return {
    identity: {
      name: userInfo.userName || userInfo.phone || userInfo.email || '',
      picture: userInfo.portrait?.url ?? NO_MEDIA.url,
      timeZone: userInfo.timeZone ?? '',
    },
    unread: {
      all: shown(userMessage.notReadAllCounts),
      advice: shown(userMessage.adviceNotReadCounts),
      message: shown(userMessage.messageNotReadCounts),
    },
  }
}

/** For this page, and for the next one of the session. */
function storeSummary(userId: string | null, { identity, unread }: { identity: Identity; unread: Unread }): void {
  // Another tab may just have replaced the login on the device.
  const owner = { tenantId: pageTenant(), userId }
  writeStored(session, personalKey('identity', owner), JSON.stringify(identity))
  storeOffset(identity.timeZone)
  writeStored(session, personalKey('unread', owner), JSON.stringify(unread))
  $identity.set(identity)
  $unread.set(unread)
}

/**
 * Stores the offset of the account's zone for the first paint of the next page. It is computed only after the zone has
 * changed, because the first use of a zone in Intl blocks a slow phone.
 */
function storeOffset(timeZone: string): void {
  if (timeZone === $identity.get().timeZone && readOwnOffset() !== null) return
  const [start = now().getTime()] = document.documentElement.dataset['fairClock']?.split(' ') ?? []
  writeOwnOffset(isZone(timeZone) ? offsetMinutes(new Date(Number(start)), timeZone) : null)
}

/** Overlays that contain nothing of a person, or that the session itself closes. */
const STAYS: ReadonlySet<OverlayKind> = new Set(['login', 'identity', 'compare'])

/** Closes the visitor's overlays at their logout, and when another person logs in, as RequireLogin does on pages. */
function closeForOthers(): void {
  let last = readVisitor()
  $session.listen(() => {
    const before = last
    last = readVisitor()
    if (before === null || before === last) return
    for (const { kind } of $overlay.get()) if (!STAYS.has(kind)) closeOverlay(kind)
  })
}

let page: SessionStore | undefined

/**
 * The session of this page: created at the first call, the same for all islands.
 *
 * @param call a client that does not itself wait for the login (api/browser.ts creates both)
 */
export function pageSession(call: Call): SessionStore {
  if (page) return page
  const made = createSession(call, browser)
  page = made
  closeForOthers()
  effect(made.$session, (state) => {
    const shown = state.dialog && OVERLAY_OF[state.dialog]
    for (const kind of ['login', 'identity'] as const) if (kind !== shown) closeOverlay(kind)
    const summary = summaryOf(state)
    if (summary) storeSummary(state.userId, summary)
  })
  return made
}
