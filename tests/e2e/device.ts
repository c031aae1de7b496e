// What the site keeps on the device of somebody who is not logged in, by the names that it gives it itself.
import { type PersonalItem, personalKey, type TenantItem, tenantKey } from '../../src/lib/storage-keys.ts'

/** The tenant of localhost. */
const tenantId = '1001'

export const ownKey = (item: PersonalItem): string => personalKey(item, { tenantId, userId: null })
export const siteKey = (item: TenantItem): string => tenantKey(item, tenantId)
