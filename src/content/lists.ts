import type { Goods } from '../contract/home.ts'
import { contract } from '../contract/index.ts'
import type { GoodsType } from '../contract/search.ts'
import type { Language } from '../domain/language.ts'
import type { FetchOrFail } from './fetch-or-fail.ts'
import type { ItemStore } from './store.ts'
import { nameSkipped } from './stored-skipped.ts'

/** The exhibits that are prerendered: so many, those first that are visited most. */
export interface Head {
  count: number
  /** Ids by visits, the most first; what it does not name follows in the platform's order, recommended first. */
  visited: readonly string[]
}

/** Where an exhibition's content is read from, and kept. */
export interface FairAt {
  language: Language
  exhibitionId: string
  tenantId: string
  store: ItemStore
  /** In a share of a sharded build: whether it renders the page at a path of this exhibition. */
  isOwn?: ((path: string) => boolean) | undefined
  /** Of a build with a head: which exhibits have a page of their own; all others are the tail service's. */
  head?: Head | undefined
  /** Cuts the texts that are too long for a page, of what does not stand in memory when all is read (shorten.ts). */
  shorten?: ((record: object) => void) | undefined
}

/** Why an item is left out that a list has. */
export const INCOMPLETE = 'in the list, but not given as a whole'

/** Whole items a call of list/ids (contract/home.ts). */
const BATCH = 200
const SMALL_BATCH = 20
/** So many are asked for one by one. */
const MAX_LISTED = 40

export interface Kind<W> {
  goodsType: GoodsType
  of: (goods: Goods) => W | null | undefined
  /** Of items that are read part by part: which part this is, as they are kept. */
  part?: string
}

/**
 * The whole of each item: a kept one where it has the update time that the list contains, and says the same in all that the
 * list shows of it (a platform may give no new time to what only shows another's name); the others by list/ids.
 */
export async function loadComplete<B extends { updateTime: string }, W extends B>(
  fetchOrFail: FetchOrFail,
  at: FairAt,
  kind: Kind<W>,
  briefs: B[],
  idOf: (brief: B) => string,
): Promise<W[]> {
  const name = `${at.tenantId}/${at.exhibitionId}/${kind.goodsType}${kind.part ?? ''}.${at.language}`
  const kept = at.store.read<W>(name)
  const isKept = (brief: B) => {
    const item = kept.get(idOf(brief))
    return item !== undefined && agrees(item, brief)
  }
  const missing = briefs.filter((brief) => !isKept(brief)).map(idOf)
  for (const id of missing) kept.delete(id)
  const { goodsType } = kind
  const take = (fetched: readonly (Goods[] | null)[]) => {
    for (const goods of fetched.flat()) {
      const item = goods && kind.of(goods)
      if (item) kept.set(goods.goodsId, item)
    }
  }
  const requestAll = async (ids: string[], size: number) => {
    const batches = Array.from({ length: Math.ceil(ids.length / size) }, (_, n) => ids.slice(n * size, (n + 1) * size))
    take(await Promise.all(batches.map((list) => fetchOrFail.orNone(contract.home.listIds, { goodsType, list }, null))))
  }
  const lost = () => missing.filter((id) => !kept.has(id))
  await requestAll(missing, BATCH)
  // A platform may give fewer whole items a call than it is requested. What is lost then is requested by itself: to
  // know why.
  if (lost().length > 0) await requestAll(lost(), SMALL_BATCH)
  const { path } = contract.home.listIds
  for (const [n, id] of lost().entries()) {
    if (n < MAX_LISTED) take([await fetchOrFail.orNone(contract.home.listIds, { goodsType, list: [id] }, id)])
    if (!kept.has(id)) fetchOrFail.options.onSkipped?.(path, id, INCOMPLETE)
  }
  const fresh = new Set(missing)
  const items = briefs.flatMap((brief) => {
    const item = kept.get(idOf(brief))
    if (!item) return []
    // A list and its items stand side by side: what the list says holds.
    return [fresh.has(idOf(brief)) ? { ...item, ...brief } : item]
  })
  nameSkipped(fetchOrFail, at.store, name, path, items.map(idOf), fresh)
  const isComplete = kept.size === items.length
  if (missing.length > 0 || !isComplete) {
    at.store.write(name, new Map(items.map((item) => [idOf(item), item])), isComplete ? missing : undefined)
  }
  return items
}

/** Whether an item says all that a list says of it. */
function agrees<B extends object>(item: B, brief: B): boolean {
  return (Object.keys(brief) as (keyof B)[]).every((name) => {
    const [own, summarised] = [item[name], brief[name]]
    return own === summarised || (typeof summarised === 'object' && JSON.stringify(own) === JSON.stringify(summarised))
  })
}
