import { persistentAtom } from '@nanostores/persistent'
import { tenantKey } from '../lib/storage-keys.ts'
import { pageTenant } from './owner.ts'
import { keep } from './persistent.ts'

/**
 * Whether page views may be counted, as the visitor answered this tenant in this browser: '1' yes, '0' no, '' not
 * answered; possibly any other value, as storage can be changed from outside. In the browser only.
 */
export const $consent = persistentAtom<string>(tenantKey('trackingConsent', pageTenant()), '')

/** Global Privacy Control: the browser has refused for all sites, so the visitor need not be asked. */
export const isRefusedByBrowser = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * Whether page views are counted now. `needsConsent`: the tenant (TRACKING_CONSENT) does not count visitors who have
 * not answered.
 */
export function isTracked(needsConsent: boolean): boolean {
  if (isRefusedByBrowser()) return false
  const answer = $consent.get()
  return needsConsent ? answer === '1' : answer !== '0'
}

/** Applies from the next page view on; returns whether the device stored it. */
export const setTracked = (isAllowed: boolean): boolean => keep($consent, isAllowed ? '1' : '0')
