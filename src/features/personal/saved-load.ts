import { type Collectable, favourite } from '@fair/contract/favourite.ts'
import type { Call, Result } from '../../api/client.ts'
import type { PageContext } from '../../lib/page.ts'
import { readFavourites, writeFavourites } from '../../stores/favourites.ts'
import { withWaiting } from '../../stores/follows-out.ts'
import { deviceThings } from './device-things.ts'
import { type SavedItem, savedItem } from './saved-kinds.ts'

/** Entries per page of a list. */
export const SAVED_PAGE_SIZE = 20

export interface SavedEntries {
  items: SavedItem[]
  /** On all pages, including entries that are no longer at the fair. */
  total: number
  /** Entries of this page that are no longer at the fair. */
  gone: { followType: Collectable; targetId: string }[]
}

interface SavedQuery {
  page: PageContext
  call: Call
  type: Collectable
  pageNum: number
  keyword: string
  exhibitionId: string
}

/** A page of the account's followed entries, newest first (Spec 7, followType). */
export async function loadFollowed({ page, call, type, pageNum, keyword }: SavedQuery): Promise<Result<SavedEntries>> {
  const words = keyword === '' ? {} : { keyword }
  const result = await call(favourite.page, { followType: type, pageNum, pageSize: SAVED_PAGE_SIZE, ...words })
  if (!result.ok) return result
  // Listed entries are followed, so their hearts are pressed from the first render, except those pressed since.
  const all = readFavourites()
  const ids = result.data.records.map(({ targetId }) => targetId)
  writeFavourites(withWaiting({ ...all, [type]: [...new Set([...(all[type] ?? []), ...ids.toReversed()])] }))
  const items: SavedItem[] = []
  const missing: SavedEntries['gone'] = []
  for (const entry of result.data.records) {
    const item = savedItem(page, { ...entry, followType: type })
    if (item) items.push(item)
    else missing.push({ followType: type, targetId: entry.targetId })
  }
  return { ok: true, data: { items, gone: missing, total: result.data.total } }
}

/** A page of the entries saved on this device, newest first. A keyword is searched for in names and lines. */
export async function loadStored({
  page,
  call,
  type,
  pageNum,
  keyword,
  exhibitionId,
}: SavedQuery): Promise<Result<SavedEntries>> {
  const ids = (readFavourites()[type] ?? []).toReversed()
  const result = await deviceThings(call, type, ids, exhibitionId)
  if (!result.ok) return result
  const term = folded(keyword)
  const entries = ids.flatMap((targetId) => {
    const things = result.data.get(targetId)
    const item = things && savedItem(page, { followType: type, targetId, followTime: null, ...things })
    const isMatch = item ? folded([item.name, ...item.lines].join(' ')).includes(term) : term === ''
    return isMatch ? { targetId, item } : []
  })
  const from = (pageNum - 1) * SAVED_PAGE_SIZE
  const shown = entries.slice(from, from + SAVED_PAGE_SIZE)
  return {
    ok: true,
    data: {
      items: shown.flatMap(({ item }) => item ?? []),
      total: entries.length,
      gone: shown.flatMap(({ targetId, item }) => (item ? [] : { followType: type, targetId })),
    },
  }
}

/** Ignores case and the difference between full-width and half-width letters. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim()
