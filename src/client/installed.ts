import { canStoreArchive, followArchive, sendToArchive } from '../lib/archive-client.ts'
import { isSavingData } from '../lib/saving-data.ts'
import { local, readStored, writeStored } from '../lib/storage.ts'
import { deviceKey, tenantAt } from '../lib/storage-keys.ts'
import type { PageData } from '../stores/page-data.ts'

/**
 * Stores the fair for offline use when the installed app is first opened, so that it opens without a network. A later
 * page tries again only if the network has failed, so that a deletion at `/offline/` is final.
 */
export async function storeForInstalled({ tenantId, apiBase, language, fallback }: PageData): Promise<void> {
  const key = deviceKey('installed')
  if (readStored(local, key) !== null || isSavingData() || !canStoreArchive()) return
  const place = { tenant: tenantAt({ tenantId, apiBase }), language, fallback }
  const stop = followArchive(place, (state) => {
    if (state.kind === 'failed' ? state.why === 'network' : state.kind !== 'ready') return
    stop()
    writeStored(local, key, '1')
  })
  await sendToArchive(place, { kind: 'take' })
}
