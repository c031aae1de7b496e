import { site } from '../contract/site.ts'
import { readStored, session, writeStored } from '../lib/storage.ts'
import { tenantAt, tenantKey } from '../lib/storage-keys.ts'
import type { PageData } from '../stores/page-data.ts'
import { showToast } from '../stores/toasts.ts'
import { connect } from './browser.ts'
import type { ClientOptions } from './client.ts'

/** The host of a check that is under way or done on this page. */
let checked: string | null = null

/**
 * Resolves the tenant from the page's own domain (Spec 1; readings, "in the browser from the hostname") and compares it with
 * the tenant that the page was built for. Where the platform names another one, the page says so until it is closed. Requested
 * once a tab and host, with the first use of the session; a platform that does not know the host, or does not answer, changes
 * nothing: the site may be served at addresses that only the organiser uses.
 */
export async function checkTenant(
  page: PageData,
  text: ClientOptions['text'],
  { hostname = location.hostname, ...options }: { hostname?: string } & Partial<Pick<ClientOptions, 'fetch'>> = {},
): Promise<void> {
  const key = tenantKey('host-checked', tenantAt(page))
  if (checked === hostname || readStored(session, key) === hostname) return
  checked = hostname
  const input = { domainName: hostname, networkType: 'PUBLIC', terminalType: 'PC' }
  const answer = await connect(page, text, options)(site.tenantSite, input)
  if (!answer.ok) return
  if (answer.data.tenantId === page.tenantId) writeStored(session, key, hostname)
  else showToast({ id: 'tenant', text: text('otherTenant'), bad: true })
}
