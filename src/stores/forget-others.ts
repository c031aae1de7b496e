import { local, session } from '../lib/storage.ts'
import { encode, type PersonalItem, type TenantItem, tenantKey } from '../lib/storage-keys.ts'
import { lastVisitor } from './expired-login.ts'
import { VISIT } from './logout-items.ts'
import { pageTenant } from './owner.ts'

/** Texts that a visitor has typed: they survive an expired login, whoever logs in next. */
const TYPED: ReadonlySet<string> = new Set<PersonalItem>(['draft', 'chat-draft', 'chat-leave', 'chat-out'])

/** Items of this tab that describe what the previous person did. */
const PAST: readonly TenantItem[] = ['tracking', 'previewToken']

/**
 * At a login: removes the items of other accounts of this tenant, whose logins have expired or ended with their tab.
 * Texts that they have typed remain.
 *
 * @param userId the user who logs in
 * @returns whether another account was logged in or has left items: the caller then deletes the cached pages
 */
export function forgetOthers(userId: string): boolean {
  const tenant = encode(pageTenant())
  let hasOthers = ![null, userId].includes(lastVisitor())
  for (const storage of [local, session]) {
    try {
      const area = storage()
      for (const key of Array.from({ length: area.length }, (_, n) => area.key(n) ?? '')) {
        const [item = '', of, user = ''] = key.split(':')
        if (of !== tenant || VISIT.has(item) || user === '' || user === encode(userId)) continue
        hasOthers = true
        if (!TYPED.has(item)) area.removeItem(key)
      }
      if (hasOthers) for (const item of PAST) area.removeItem(tenantKey(item, pageTenant()))
    } catch {
      // The browser blocks this storage, so that nothing is stored there.
    }
  }
  return hasOthers
}
