import { TRACKING_PATH } from '@fair/contract/call-paths.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { CALL_TIMEOUT_MS } from '@fair/contract/rules/limits.ts'
import { addressOf } from '../api/address.ts'
import { pageHeaders } from '../api/browser-headers.ts'
import { now } from '../lib/clock.ts'
import { parseAddress } from '../lib/i18n/paths.ts'
import { readStored, readStoredJson, session, writeStored } from '../lib/storage.ts'
import { tenantAt, tenantKey } from '../lib/storage-keys.ts'
import { $consent, isRefusedByBrowser, isTracked, readConsent, setTracked } from '../stores/consent.ts'
import { $loadedRecord } from '../stores/loaded-record.ts'
import type { PageData } from '../stores/page-data.ts'
import { $session } from '../stores/session.ts'
import { readSession, writeSession } from '../stores/session-items.ts'
import { createTracker, type Owner, type PageView } from './tracking-queue.ts'

/** The routes of pages that belong to an owner, by the name of the owner (Spec 3). */
export const OWNERS: Readonly<Record<string, string>> = {
  '/exhibitor/detail': 'EXHIBITOR',
  '/exhibition-group/detail': 'EXHIBITOR_GROUP',
}

/** The tracker's data about this page. */
function viewOf(data: PageData, at: number): PageView {
  const { path } = parseAddress(location.pathname, data.fallback, LANGUAGES)
  const pathname = path.replace(/(.)\/$/, '$1')
  const { route } = data
  // A page for any record (`?id=`) has an owner once the record is loaded.
  const owner = pathname === route?.pattern ? null : ownerOf(data, pathname.split('/').at(-1))
  return {
    at,
    pathname,
    label: route?.trackingLabel ?? route?.pattern ?? '/404',
    keepsOwner: route?.keepsOwner === true,
    owner,
  }
}

function ownerOf({ route }: PageData, ownerId: string | undefined): Owner | null {
  const owner = OWNERS[route?.pattern ?? '']
  return owner && ownerId ? { owner, ownerId } : null
}

function readOwner(): Owner | null {
  const [owner, ownerId] = [readSession('owner'), readSession('ownerId')]
  return owner && ownerId ? { owner, ownerId } : null
}

/**
 * Page views (Spec 1, 4): sent only to the tenant's own platform, and if the tenant requires consent (TRACKING_CONSENT)
 * only once the visitor has given it; a visitor who has refused is not tracked anywhere. Pages seen before consent, or
 * while it is refused, are not recorded.
 */
export function startTracking(data: PageData): void {
  const needsConsent = data.flags.includes('TRACKING_CONSENT')
  const key = tenantKey('tracking', tenantAt(data))
  const tracker = createTracker({
    now: () => now().getTime(),
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    read: () => readStoredJson(session, key),
    keep: (state) => void writeStored(session, key, state && JSON.stringify(state)),
    allowed: () => isTracked(needsConsent),
    ready: () => {
      const sender = navigator.onLine
      return {
        tenant: data.tenantId !== '',
        exhibition: data.exhibitionId !== null,
        sender,
        hopeless: !sender || data.exhibitionId === null,
      }
    },
    readOwner,
    keepOwner: (owner) => {
      writeSession('owner', owner?.owner ?? null)
      writeSession('ownerId', owner?.ownerId ?? null)
    },
    post: async (records) => {
      try {
        const response = await fetch(addressOf(data.apiBase, data.product, TRACKING_PATH), {
          method: 'POST',
          keepalive: true,
          headers: { 'content-type': 'application/json', ...pageHeaders(data) },
          body: JSON.stringify({ records }),
          signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        })
        // Read to its end, or the browser counts the request as open for as long as the page is open.
        await response.text()
        return response.status < 500
      } catch {
        return false
      }
    },
  })
  const view = viewOf(data, Math.round(performance.timeOrigin))
  tracker.enter(view)
  $loadedRecord.subscribe((id) => {
    const owner = id === null ? null : ownerOf(data, id)
    if (owner) tracker.setOwner(view.pathname, owner)
  })
  addEventListener('online', tracker.wake)
  addEventListener('pageshow', (event) => {
    if (event.persisted) tracker.enter(viewOf(data, now().getTime()))
  })
  // A logout and another person's login remove the stored page views; an expired login does not.
  $session.listen(() => {
    if (readStored(session, key) === null) tracker.clear()
  })
  startConsent(needsConsent, tracker.wake)
}

/** The consent question, if the tenant requires it (layouts/Consent.tsx); the footer opens it again. */
function startConsent(needsConsent: boolean, answered: () => void): void {
  const notice = document.querySelector<HTMLElement>('[data-consent]')
  if (!notice) return
  if (needsConsent && !isRefusedByBrowser() && readConsent() === '') notice.hidden = false
  // Answered here, in the settings, or in another tab.
  $consent.listen(() => {
    notice.hidden = true
    answered()
  })
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-consent-answer],[data-consent-open]')
    const answer = button?.dataset['consentAnswer']
    if (!button) return
    notice.hidden = answer !== undefined
    if (answer === undefined) notice.querySelector('button')?.focus()
    else setTracked(answer === '1')
  })
}
