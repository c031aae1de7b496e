import { site } from '@fair/contract/site.ts'
import type { Call } from '../api/client.ts'
import { readStored, session, writeStored } from '../lib/storage.ts'
import { tenantAt, tenantKey } from '../lib/storage-keys.ts'
import type { PageData } from './page-data.ts'
import { showToast } from './toasts.ts'

/** The host of a check that is pending or done on this page. */
let checked: string | null = null

/**
 * Resolves the tenant from the page's own domain (Spec 1) and compares it with the tenant that the page was built for.
 * If the platform names another one, the page shows a warning until the visitor closes it. Requested once per tab and
 * host, at the first use of the session. A host that the platform does not have is accepted, because the site may be
 * served at addresses that only the organiser uses. Without an answer, the next page checks again.
 *
 * @param warning the text that the page then shows
 */
export async function checkTenant(
  call: Call,
  page: Pick<PageData, 'tenantId' | 'apiBase'>,
  warning: string,
  hostname = location.hostname,
): Promise<void> {
  const key = tenantKey('host-checked', tenantAt(page))
  if (checked === hostname || readStored(session, key) === hostname) return
  checked = hostname
  const input = { domainName: hostname, networkType: 'PUBLIC', terminalType: 'PC' }
  const answer = await call(site.tenantSite, input)
  if (!answer.ok && answer.code !== 'service') return
  if (!answer.ok || answer.data.tenantId === page.tenantId) writeStored(session, key, hostname)
  else showToast({ id: 'tenant', text: warning, bad: true })
}
