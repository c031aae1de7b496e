import type { Endpoint } from '../../contract/endpoint.ts'
import type { Instant } from '../../domain/brand.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import type { FairAt } from '../lists.ts'
import { nameSkipped } from '../stored-skipped.ts'

/** Calls under way at the same time. */
const SIDE_BY_SIDE = 8

interface Versioned {
  updateTime: Instant
  /** Of what runs and ends. */
  state?: string
}

interface OneByOne<W, I> {
  /** By which the items are kept. */
  name: string
  endpoint: Endpoint<I, W>
  inputOf: (id: string) => I
}

/**
 * The whole of each item of a kind that has no batch call: kept ones as they are, the others by one call each. An item
 * counts as changed also when its state is another: a replay comes without a new update time. The list's fields are the
 * newest. One that cannot be read, or is gone, is left out.
 */
export async function loadOneByOne<B extends Versioned, W extends B, I>(
  fetchOrFail: FetchOrFail,
  at: FairAt,
  kind: OneByOne<W, I>,
  briefs: readonly B[],
  idOf: (brief: B) => string,
): Promise<W[]> {
  const name = `${at.tenantId}/${at.exhibitionId}/${kind.name}.${at.language}`
  const kept = at.store.read<W>(name)
  const isKept = (brief: B) => {
    const item = kept.get(idOf(brief))
    return item?.updateTime === brief.updateTime && item.state === brief.state
  }
  const missing = briefs.filter((brief) => !isKept(brief)).map(idOf)
  const queue = missing.values()
  const worker = async () => {
    for (const id of queue) {
      const item = await fetchOrFail.orNone(kind.endpoint, kind.inputOf(id), id)
      if (item) kept.set(id, item)
      else kept.delete(id)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker))
  const items = briefs.flatMap((brief) => {
    const item = kept.get(idOf(brief))
    return item ? [{ ...item, ...brief }] : []
  })
  nameSkipped(fetchOrFail, at.store, name, kind.endpoint.path, items.map(idOf), new Set(missing))
  const isComplete = kept.size === items.length
  if (missing.length > 0 || !isComplete) {
    at.store.write(name, new Map(items.map((item) => [idOf(item), item])), isComplete ? missing : undefined)
  }
  return items
}
