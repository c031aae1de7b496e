import { atom } from 'nanostores'
import { local, readStored, writeStored } from '../lib/storage.ts'
import { tenantKey } from '../lib/storage-keys.ts'
import { pageTenant } from './owner.ts'
import { onOtherTab } from './tabs.ts'

const KEY = tenantKey('trackingConsent', pageTenant())

/**
 * Whether page views may be counted, as the visitor answered this tenant in this browser: '1' yes, '0' no, '' not
 * answered; possibly any other value, as storage can be changed from outside. Read from storage each time: a page
 * restored by Back has missed the changes of other tabs. In the browser only.
 */
export const readConsent = (): string => readStored(local, KEY) ?? ''

/** The answer, for those who follow it. Every page reads it: `persistentAtom` would be 1 KB more of executed script. */
export const $consent = atom(readConsent())
onOtherTab(() => $consent.set(readConsent()))

/** Global Privacy Control: the browser has refused for all sites, so the visitor need not be asked. */
export const isRefusedByBrowser = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * Whether page views are counted now. `needsConsent`: the tenant (TRACKING_CONSENT) does not count visitors who have
 * not answered.
 */
export function isTracked(needsConsent: boolean): boolean {
  if (isRefusedByBrowser()) return false
  const answer = readConsent()
  return needsConsent ? answer === '1' : answer !== '0'
}

/** Applies from the next page view on; returns whether the device stored it. */
export function setTracked(isAllowed: boolean): boolean {
  const isStored = writeStored(local, KEY, isAllowed ? '1' : '0')
  $consent.set(readConsent())
  return isStored
}
