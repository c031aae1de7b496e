import { type Owner, tenantAt } from '../lib/storage-keys.ts'
import type { PageData } from './page-data.ts'
import { readUserId } from './session-storage.ts'

/** The tenant whose site this page is, with its platform (tenantAt); '' where there is no page. */
export function pageTenant(): string {
  const text = globalThis.document?.getElementById('page')?.textContent
  return tenantAt(JSON.parse(text || '{}') as Partial<PageData>)
}

/** Whose things this page reads and keeps: the visitor's at this tenant, of their account while they are logged in. */
export const pageOwner = (): Owner => ({ tenantId: pageTenant(), userId: readUserId() })
