import type { Endpoint } from '@fair/contract/endpoint.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import type { FairAt } from '../lists.ts'
import { nameSkipped } from '../stored-skipped.ts'

/** Maximum number of concurrent calls. */
const SIDE_BY_SIDE = 8

interface Versioned {
  updateTime: Instant
  /** State of an item that runs and ends. */
  state?: string
}

interface OneByOne<W, I> {
  /** Name under which the items are stored. */
  name: string
  endpoint: Endpoint<I, W>
  inputOf: (id: string) => I
}

/**
 * Every item in full, for a kind that has no batch call: stored ones unchanged, the others by one call each. An item
 * also counts as changed if its state differs: a replay appears without a new update time. The list's fields are the
 * newest. Items that cannot be read, or no longer exist, are skipped.
 */
export async function loadOneByOne<B extends Versioned, W extends B, I>(
  fetchOrFail: FetchOrFail,
  at: FairAt,
  kind: OneByOne<W, I>,
  summaries: readonly B[],
  idOf: (summary: B) => string,
): Promise<W[]> {
  const name = `${at.tenantId}/${at.exhibitionId}/${kind.name}.${at.language}`
  const stored = at.store.read<W>(name)
  const isKept = (summary: B) => {
    const item = stored.get(idOf(summary))
    return item?.updateTime === summary.updateTime && item.state === summary.state
  }
  const missing = summaries.filter((summary) => !isKept(summary)).map(idOf)
  const queue = missing.values()
  const worker = async () => {
    for (const id of queue) {
      const item = await fetchOrFail.orNone(kind.endpoint, kind.inputOf(id), id)
      if (item) stored.set(id, item)
      else stored.delete(id)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker))
  const items = summaries.flatMap((summary) => {
    const item = stored.get(idOf(summary))
    return item ? [{ ...item, ...summary }] : []
  })
  nameSkipped(fetchOrFail, at.store, name, kind.endpoint.path, items.map(idOf), new Set(missing))
  const isComplete = stored.size === items.length
  if (missing.length > 0 || !isComplete) {
    at.store.write(name, new Map(items.map((item) => [idOf(item), item])), isComplete ? missing : undefined)
  }
  return items
}
