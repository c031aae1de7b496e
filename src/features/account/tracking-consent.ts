import { local, readStored, writeStored } from '../../lib/storage.ts'

/** Kept by client/tracking.ts under this name: '1' allowed, '0' not. */
const CONSENT = 'trackingConsent'

/** Global Privacy Control: the browser has said it of all sites. */
export const isRefusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Whether page views are counted now. A tenant that asks counts nobody who has not answered. */
export function isTracked(flags: ReadonlySet<string>): boolean {
  if (isRefusedByBrowser()) return false
  const kept = readStored(local, CONSENT)
  return flags.has('TRACKING_CONSENT') ? kept === '1' : kept !== '0'
}

/** Holds from the next page view on, and the question over the page is answered with it. */
export function setTracked(isAllowed: boolean): boolean {
  const notice = document.querySelector<HTMLElement>('[data-consent]')
  if (notice) notice.hidden = true
  return writeStored(local, CONSENT, isAllowed ? '1' : '0')
}
