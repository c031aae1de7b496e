import { deleteCachedPages } from '../lib/offline.ts'
import { local, session } from '../lib/storage.ts'
import { encode } from '../lib/storage-keys.ts'
import { forgetAllDatabases } from './own-databases.ts'
import { pageOwner, pageTenant } from './owner.ts'

/**
 * After an account is deleted: removes everything on the device that any visitor has done on this tenant's site, with
 * or without a login. Browser settings remain, as they describe no person.
 */
export function forgetTenant(): void {
  void deleteCachedPages(pageTenant())
  void forgetAllDatabases(pageOwner())
  const tenant = encode(pageTenant())
  for (const storage of [local, session]) {
    try {
      const area = storage()
      const keys = Array.from({ length: area.length }, (_, n) => area.key(n) ?? '')
      for (const key of keys) if (key.split(':')[1] === tenant) area.removeItem(key)
    } catch {
      // Blocked: nothing is stored there anyway.
    }
  }
}
