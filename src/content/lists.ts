import type { Goods } from '@fair/contract/home.ts'
import { contract } from '@fair/contract/index.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { GoodsType } from '@fair/contract/search.ts'
import type { FetchOrFail } from './fetch-or-fail.ts'
import type { ItemStore } from './store.ts'
import { nameSkipped } from './stored-skipped.ts'

/** The prerendered exhibits: this many, the most visited first. */
export interface Head {
  count: number
  /** Ids by number of visits, highest first; other exhibits follow in the platform's order, recommended first. */
  visited: readonly string[]
}

/** Where an exhibition's content is read from and stored. */
export interface FairAt {
  language: Language
  exhibitionId: string
  tenantId: string
  store: ItemStore
  /** In a shard: whether it renders the page at a path of this exhibition. */
  isOwn?: ((path: string) => boolean) | undefined
  /** In a build with a head: which exhibits are prerendered; the tail service renders all others. */
  head?: Head | undefined
  /**
   * Cuts texts that are too long for a page, for records that are not in memory once everything is loaded (shorten.ts).
   */
  shorten?: ((record: object) => void) | undefined
}

/** Why an item of a list is skipped. */
export const INCOMPLETE = 'in the list, but not returned in full'

/** Complete items per call of list/ids (contract/home.ts). */
const BATCH = 200
const SMALL_BATCH = 20
/** Maximum number of items requested one by one. */
const MAX_LISTED = 40

export interface Kind<W> {
  goodsType: GoodsType
  of: (goods: Goods) => W | null | undefined
  /** For items that are read in parts: the name under which this part is stored. */
  part?: string
}

/**
 * Every item in full: the stored one if it has the update time from the list and agrees with everything that the list
 * shows of it (a platform may not change the time if only another record's name changes); the others through list/ids.
 */
export async function loadComplete<B extends { updateTime: string }, W extends B>(
  fetchOrFail: FetchOrFail,
  at: FairAt,
  kind: Kind<W>,
  summaries: B[],
  idOf: (summary: B) => string,
): Promise<W[]> {
  const name = `${at.tenantId}/${at.exhibitionId}/${kind.goodsType}${kind.part ?? ''}.${at.language}`
  const stored = at.store.read<W>(name)
  const isKept = (summary: B) => {
    const item = stored.get(idOf(summary))
    return item !== undefined && agrees(item, summary)
  }
  const missing = summaries.filter((summary) => !isKept(summary)).map(idOf)
  for (const id of missing) stored.delete(id)
  const { goodsType } = kind
  const take = (fetched: readonly (Goods[] | null)[]) => {
    for (const goods of fetched.flat()) {
      const item = goods && kind.of(goods)
      if (item) stored.set(goods.goodsId, item)
    }
  }
  const requestAll = async (ids: string[], size: number) => {
    const batches = Array.from({ length: Math.ceil(ids.length / size) }, (_, n) => ids.slice(n * size, (n + 1) * size))
    take(await Promise.all(batches.map((list) => fetchOrFail.orNone(contract.home.listIds, { goodsType, list }, null))))
  }
  const lost = () => missing.filter((id) => !stored.has(id))
  await requestAll(missing, BATCH)
  // A platform may return fewer complete items per call than requested. Items still missing are then requested
  // individually, to find out why.
  if (lost().length > 0) await requestAll(lost(), SMALL_BATCH)
  const { path } = contract.home.listIds
  for (const [n, id] of lost().entries()) {
    if (n < MAX_LISTED) take([await fetchOrFail.orNone(contract.home.listIds, { goodsType, list: [id] }, id)])
    if (!stored.has(id)) fetchOrFail.options.onSkipped?.(path, id, INCOMPLETE)
  }
  const fresh = new Set(missing)
  const items = summaries.flatMap((summary) => {
    const item = stored.get(idOf(summary))
    if (!item) return []
    // A list and its items may differ in time: the list takes precedence.
    return [fresh.has(idOf(summary)) ? { ...item, ...summary } : item]
  })
  nameSkipped(fetchOrFail, at.store, name, path, items.map(idOf), fresh)
  const isComplete = stored.size === items.length
  if (missing.length > 0 || !isComplete) {
    at.store.write(name, new Map(items.map((item) => [idOf(item), item])), isComplete ? missing : undefined)
  }
  return items
}

/** Whether an item agrees with everything that a list shows of it. */
function agrees<B extends object>(item: B, summary: B): boolean {
  return (Object.keys(summary) as (keyof B)[]).every((name) => {
    const [own, summarised] = [item[name], summary[name]]
    return own === summarised || (typeof summarised === 'object' && JSON.stringify(own) === JSON.stringify(summarised))
  })
}
