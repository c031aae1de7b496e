import { encode, type Owner, type PersonalItem, type TenantItem } from '../lib/storage-keys.ts'

/**
 * Items that are removed at a logout and also when the login expires: copies of the account's data on the platform. They
 * are fetched again after the next login.
 */
const SEEN: ReadonlySet<string> = new Set<PersonalItem>([
  'follows',
  'follows-at',
  'identity',
  'unread',
  'plan',
  'tickets',
])

/** Items that are not stored under an account, but show what the person did or looked for. */
export const VISIT: ReadonlySet<string> = new Set<TenantItem>([
  'inquiry-basket',
  'compared',
  'cached',
  'tracking',
  'oidc',
  'pendingAction',
  'logIdUrl',
  'previewToken',
  'questions-put-off',
])

/**
 * Whether a key is removed with a login. At a logout, all of the account's data, and what its person did on this device
 * without a login: the next person must not find it or receive its favourites. What another account has written
 * remains. When the login expires, only copies of the account's data, so that typed texts are still there after the
 * next login.
 */
export function goesWithLogin(key: string, { tenantId, userId }: Owner, isLogout: boolean): boolean {
  const [item = '', tenant, user] = key.split(':')
  if (tenant !== encode(tenantId)) return false
  if (VISIT.has(item)) return isLogout
  if (user === '') return isLogout
  return userId !== null && user === encode(userId) && (isLogout || SEEN.has(item))
}

/** Removes from a storage the items that end with a login. */
export function dropItems(storage: () => Storage, owner: Owner, isLogout: boolean): void {
  try {
    const area = storage()
    const keys = Array.from({ length: area.length }, (_, n) => area.key(n) ?? '')
    for (const key of keys) if (goesWithLogin(key, owner, isLogout)) area.removeItem(key)
  } catch {
    // Blocked: nothing is stored there anyway.
  }
}
