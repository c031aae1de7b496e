import { encode, type Owner, type PersonalItem, type TenantItem } from '../lib/storage-keys.ts'

/** What goes even when a login has only run out, and its owner is asked to log in again: what the account sees. */
const SEEN: ReadonlySet<string> = new Set<PersonalItem>([
  'follows',
  'follows-at',
  'identity',
  'unread',
  'plan',
  'tickets',
])

/** Items that are not named by an account, but say what the person did or looked for. */
export const VISIT: ReadonlySet<string> = new Set<TenantItem>([
  'inquiry-basket',
  'compared',
  'cached',
  'tracking',
  'oidc',
  'act',
  'logIdUrl',
  'previewToken',
  'questions-put-off',
])

/**
 * Whether a key goes with a login. At the logout, all that is the account's, and what its person did on this device without a
 * login: the next person must not find it, nor be given its favourites. What another account has written stays. At the
 * login's expiry, only what the account sees, so that what was written is still there after the next login.
 */
export function goesWithLogin(key: string, { tenantId, userId }: Owner, isLogout: boolean): boolean {
  const [item = '', tenant, user] = key.split(':')
  if (tenant !== encode(tenantId)) return false
  if (VISIT.has(item)) return isLogout
  if (user === '') return isLogout
  return userId !== null && user === encode(userId) && (isLogout || SEEN.has(item))
}

/** Removes from a storage what goes with a login. */
export function dropItems(storage: () => Storage, owner: Owner, isLogout: boolean): void {
  try {
    const kept = storage()
    const keys = Array.from({ length: kept.length }, (_, n) => kept.key(n) ?? '')
    for (const key of keys) if (goesWithLogin(key, owner, isLogout)) kept.removeItem(key)
  } catch {
    // Blocked: nothing is kept there either.
  }
}
