import type { Ask } from './ask.ts'
import type { LeftField } from './border-report.ts'
import type { ItemStore } from './store.ts'

/**
 * Names what was left out of kept items in every build until it is mended, not only in the one that fetched them; and
 * keeps with the others what was left out of those that were fetched now.
 *
 * @param name by which the items are kept
 * @param path of the call that gives them
 * @param fresh ids of those that were fetched now
 */
export function nameLeftOut(
  ask: Ask,
  store: ItemStore,
  name: string,
  path: string,
  ids: readonly string[],
  fresh: ReadonlySet<string>,
): void {
  const before = store.readLeftOut(name)
  const now = new Map<string, LeftField[]>()
  for (const id of ids) {
    const isFresh = fresh.has(id)
    const fields = (isFresh ? ask.options.fieldsOf?.(path, id) : before.get(id)) ?? []
    if (!isFresh) ask.options.onKept?.(path, id, fields)
    if (fields.length > 0) now.set(id, fields)
  }
  if (fresh.size > 0 || now.size !== before.size) store.writeLeftOut(name, now)
}
