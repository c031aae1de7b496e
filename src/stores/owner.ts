import { type Owner, tenantAt } from '../lib/storage-keys.ts'
import type { PageData } from './page-data.ts'
import { readUserId } from './session-storage.ts'

/** The tenant of this page's site, with its platform (tenantAt); '' if there is no page. */
export function pageTenant(): string {
  const text = globalThis.document?.getElementById('page')?.textContent
  return tenantAt(JSON.parse(text || '{}') as Partial<PageData>)
}

/**
 * The owner of the data that this page reads and stores: the visitor at this tenant, with their account while they are
 * logged in.
 */
export const pageOwner = (): Owner => ({ tenantId: pageTenant(), userId: readUserId() })
