import type { SkippedField } from './border-report.ts'
import type { FetchOrFail } from './fetch-or-fail.ts'
import type { ItemStore } from './store.ts'

/**
 * Reports the skipped fields of stored items in every build until they are corrected, not only in the one that fetched
 * them; and stores the skipped fields of the items fetched now with the others.
 *
 * @param name under which the items are stored
 * @param path of the call that returns them
 * @param fresh ids of the items fetched now
 */
export function nameSkipped(
  fetchOrFail: FetchOrFail,
  store: ItemStore,
  name: string,
  path: string,
  ids: readonly string[],
  fresh: ReadonlySet<string>,
): void {
  const before = store.readSkipped(name)
  const now = new Map<string, SkippedField[]>()
  for (const id of ids) {
    const isFresh = fresh.has(id)
    const fields = (isFresh ? fetchOrFail.options.fieldsOf?.(path, id) : before.get(id)) ?? []
    if (!isFresh) fetchOrFail.options.onKept?.(path, id, fields)
    if (fields.length > 0) now.set(id, fields)
  }
  if (fresh.size > 0 || now.size !== before.size) store.writeSkipped(name, now)
}
