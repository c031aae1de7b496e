import { SITE_STATUS_PATH } from '@fair/contract/call-paths.ts'
import { CALL_TIMEOUT_MS } from '@fair/contract/rules/limits.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { learnTime } from '../lib/learn-time.ts'
import type { PageData } from '../stores/page-data.ts'
import { addressOf } from './address.ts'
import { pageHeaders } from './browser-headers.ts'

/**
 * Requests the platform's time, by its cheapest safe call: only the Date header of the response is read, so that
 * neither a schema nor the client's library is loaded with the page. Returns whether the platform answered.
 */
export async function fetchTime(page: PageData): Promise<boolean> {
  const sentAt = machineTime()
  try {
    const response = await fetch(addressOf(page.apiBase, page.product, SITE_STATUS_PATH), {
      headers: { accept: 'application/json', ...pageHeaders(page) },
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      cache: 'no-store',
    })
    learnTime(response.headers.get('date'), sentAt, machineTime())
    // Read to its end, or the browser counts the request as open for as long as the page is open.
    await response.text()
    return true
  } catch {
    return false
  }
}
