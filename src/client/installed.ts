import { canStoreArchive, sendToArchive } from '../lib/archive-client.ts'
import { isSavingData } from '../lib/saving-data.ts'
import { local, readStored, writeStored } from '../lib/storage.ts'
import { deviceKey, tenantAt } from '../lib/storage-keys.ts'
import type { PageData } from '../stores/page-data.ts'

/**
 * Stores the fair for offline use when the installed app is first opened, so that it opens without a network. Runs only
 * once, so that a deletion at `/offline/` is final.
 */
export async function storeForInstalled({ tenantId, apiBase, language, fallback }: PageData): Promise<void> {
  const key = deviceKey('installed')
  if (readStored(local, key) !== null || isSavingData() || !canStoreArchive()) return
  await sendToArchive({ tenant: tenantAt({ tenantId, apiBase }), language, fallback }, { kind: 'take' })
  writeStored(local, key, '1')
}
