// The site's data on the device of a visitor who is not logged in, by the names that the site uses.
import { type PersonalItem, personalKey, type TenantItem, tenantKey } from '../../src/lib/storage-keys.ts'

/** The tenant of localhost. */
const tenantId = '1001'

export const ownKey = (item: PersonalItem): string => personalKey(item, { tenantId, userId: null })
export const siteKey = (item: TenantItem): string => tenantKey(item, tenantId)
