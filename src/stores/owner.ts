import type { Owner } from '../lib/storage-keys.ts'
import type { PageData } from './page-data.ts'
import { readUserId } from './session-storage.ts'

/** The tenant whose site this page is; '' where there is no page. */
export function pageTenant(): string {
  const text = globalThis.document?.getElementById('page')?.textContent
  return text ? ((JSON.parse(text) as Partial<PageData>).tenantId ?? '') : ''
}

/** Whose things this page reads and keeps: the visitor's at this tenant, of their account while they are logged in. */
export const pageOwner = (): Owner => ({ tenantId: pageTenant(), userId: readUserId() })
