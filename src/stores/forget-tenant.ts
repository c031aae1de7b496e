import { deleteCachedPages } from '../lib/offline.ts'
import { local, session } from '../lib/storage.ts'
import { encode } from '../lib/storage-keys.ts'
import { forgetAllDatabases } from './own-databases.ts'
import { pageOwner, pageTenant } from './owner.ts'

/**
 * After the end of an account: nothing is left on the device of what anybody has done on this tenant's site, with or without
 * a login. Settings of the browser stay: they say nothing of a person.
 */
export function forgetTenant(): void {
  void deleteCachedPages(pageTenant())
  void forgetAllDatabases(pageOwner())
  const tenant = encode(pageTenant())
  for (const storage of [local, session]) {
    try {
      const kept = storage()
      const keys = Array.from({ length: kept.length }, (_, n) => kept.key(n) ?? '')
      for (const key of keys) if (key.split(':')[1] === tenant) kept.removeItem(key)
    } catch {
      // Blocked: nothing is kept there either.
    }
  }
}
