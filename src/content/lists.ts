import type { Page } from '../contract/endpoint.ts'
import type { Goods } from '../contract/home.ts'
import { contract } from '../contract/index.ts'
import type { GoodsType } from '../contract/search.ts'
import type { Language } from '../domain/language.ts'
import type { asker } from './fetch-or-fail.ts'
import type { ItemStore } from './store.ts'

export type Ask = ReturnType<typeof asker>

/** Where an exhibition's content is read from, and kept. */
export interface FairAt {
  language: Language
  exhibitionId: string
  tenantId: string
  store: ItemStore
}

/** A page of a list as the build asks for it: few calls, each of a size that a platform bears. */
export const LIST_PAGE = 500
/** Whole items a call of list/ids (contract/home.ts). */
const BATCH = 200

/** Every page of a list: the first tells how many there are, the others are asked for together. */
export async function all<T>(ask: (pageNum: number) => Promise<Page<T>>): Promise<Page<T>> {
  const one = await ask(1)
  const pages = Math.ceil(one.total / LIST_PAGE)
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, n) => ask(n + 2)))
  return { ...one, records: [one, ...rest].flatMap((page) => page.records) }
}

export interface Kind<W> {
  goodsType: GoodsType
  of: (goods: Goods) => W | null | undefined
}

/**
 * The whole of each item: a kept one where it has the update time that the list tells, and says the same in all that the
 * list shows of it (a platform may give no new time to what only shows another's name); the others by list/ids.
 */
export async function loadWhole<B extends { updateTime: string }, W extends B>(
  ask: Ask,
  at: FairAt,
  kind: Kind<W>,
  briefs: B[],
  idOf: (brief: B) => string,
): Promise<W[]> {
  const name = `${at.tenantId}/${at.exhibitionId}/${kind.goodsType}.${at.language}`
  const kept = at.store.read<W>(name)
  const isKept = (brief: B) => {
    const item = kept.get(idOf(brief))
    return item !== undefined && agrees(item, brief)
  }
  const missing = briefs.filter((brief) => !isKept(brief)).map(idOf)
  const batches = Array.from({ length: Math.ceil(missing.length / BATCH) }, (_, n) =>
    missing.slice(n * BATCH, (n + 1) * BATCH),
  )
  const fetched = await Promise.all(
    batches.map((ids) => ask(contract.home.listIds, { goodsType: kind.goodsType, list: ids })),
  )
  for (const id of missing) kept.delete(id)
  for (const goods of fetched.flat()) {
    const item = kind.of(goods)
    if (item) kept.set(goods.goodsId, item)
  }
  const fresh = new Set(missing)
  const items = briefs.flatMap((brief) => {
    const item = kept.get(idOf(brief))
    if (!item) return []
    // A list and its items stand side by side: what the list says holds.
    return [fresh.has(idOf(brief)) ? { ...item, ...brief } : item]
  })
  const isWhole = kept.size === items.length
  if (missing.length > 0 || !isWhole) {
    at.store.write(name, new Map(items.map((item) => [idOf(item), item])), isWhole ? missing : undefined)
  }
  return items
}

/** Whether an item says all that a list says of it. */
function agrees<B extends object>(item: B, brief: B): boolean {
  return (Object.keys(brief) as (keyof B)[]).every((name) => {
    const [own, told] = [item[name], brief[name]]
    return own === told || (typeof told === 'object' && JSON.stringify(own) === JSON.stringify(told))
  })
}
