import { readStored, session, writeStored } from '../lib/storage.ts'
import { deviceKey } from '../lib/storage-keys.ts'
import type { PageData } from '../stores/page-data.ts'

/** Longest wait for a busy page, in ms. */
const SOON = 1000
/** The platform has reported the time in this session; mostly the machine is right, so no offset is stored. */
const FETCHED = deviceKey('clockAsked')
let isFetching = false

/**
 * Requests the platform's time, once per session, because a visitor's computer may be wrong by days. Called by the parts
 * of a page that show times; early, but after what the page itself needs.
 */
export function fetchPlatformTime(data: PageData): void {
  if (isFetching || readStored(session, FETCHED) !== null) return
  isFetching = true
  const run = () =>
    void import('../api/browser-time.ts')
      .then(async ({ fetchTime }) => {
        if (await fetchTime(data)) writeStored(session, FETCHED, '1')
      })
      .catch(() => {})
      .finally(() => {
        isFetching = false
      })
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: SOON })
  else setTimeout(run)
}
