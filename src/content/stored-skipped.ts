import type { SkippedField } from './border-report.ts'
import type { FetchOrFail } from './fetch-or-fail.ts'
import type { ItemStore } from './store.ts'

/**
 * Names what was left out of kept items in every build until it is mended, not only in the one that fetched them; and
 * keeps with the others what was left out of those that were fetched now.
 *
 * @param name by which the items are kept
 * @param path of the call that gives them
 * @param fresh ids of those that were fetched now
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
