import { persistentAtom } from '@nanostores/persistent'
import { tenantKey } from '../lib/storage-keys.ts'
import { pageTenant } from './owner.ts'
import { keep } from './persistent.ts'

/**
 * Whether page views may be counted, as the visitor has answered this tenant in this browser: '1' they may, '0' not, ''
 * never asked; of any kind, as storage is anybody's. In the browser only.
 */
export const $consent = persistentAtom<string>(tenantKey('trackingConsent', pageTenant()), '')

/** Global Privacy Control: the browser has said it of all sites, and need not be asked. */
export const isRefusedByBrowser = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Whether page views are counted now. `needsConsent`: the tenant (TRACKING_CONSENT) counts nobody who has not answered. */
export function isTracked(needsConsent: boolean): boolean {
  if (isRefusedByBrowser()) return false
  const answer = $consent.get()
  return needsConsent ? answer === '1' : answer !== '0'
}

/** Holds from the next page view on; answers whether the device kept it. */
export const setTracked = (isAllowed: boolean): boolean => keep($consent, isAllowed ? '1' : '0')
