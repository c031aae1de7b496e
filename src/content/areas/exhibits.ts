import { hash } from 'node:crypto'
import type { Exhibit, ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { CategoryNode } from '@fair/contract/category.ts'
import type { Facets } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { NO_HTML, NO_LANGUAGE, NO_MEDIA } from '@fair/contract/rules/own-values.ts'
import { EXHIBIT_KEYS, type ExhibitRows, listedExhibits } from '../../domain/exhibit-rows.ts'
import { all, allInto } from '../all-pages.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import { type FairAt, type Head, type Kind, loadComplete } from '../lists.ts'
import { markPlaceholder } from '../placeholder.ts'
import { StoredRows } from '../stored-rows.ts'

const KIND: Kind<Exhibit> = { goodsType: 'EXHIBIT', of: (goods) => goods.exhibit }
const idOf = ({ exhibitsId }: ExhibitSummary): string => exhibitsId
/** Number of complete exhibits loaded and stored together: some 10 KB each. */
const PART = 5000

export interface Exhibits {
  exhibits: ExhibitRows
  exhibitFacets: Facets
  /** Ids of those that are prerendered; null: all. */
  head: ReadonlySet<string> | null
}

/**
 * The exhibits of an exhibition in full. A shard, and a build with a head, request only those whose pages they render;
 * all others are placeholders with the list entry, which is all that other pages show of an exhibit. Those builds are
 * for fairs of any size: their exhibits are in a file.
 *
 * @throws BuildFailure (5) in a shard, if the list and the category tree do not suffice for the other exhibits' pages
 */
export async function loadExhibits(
  fetchOrFail: FetchOrFail,
  at: FairAt,
  categories: () => Promise<readonly CategoryNode[]>,
): Promise<Exhibits> {
  const { isOwn, head } = at
  if (!isOwn && !head) {
    const { records, facets } = await all(fetchOrFail, contract.search.exhibits, {})
    const exhibits = listedExhibits(await loadComplete(fetchOrFail, at, KIND, records, idOf))
    return { exhibits, exhibitFacets: facets, head: null }
  }
  const rows = storedExhibits(parentsOf(await categories()), at.shorten)
  const { facets } = await allInto(fetchOrFail, contract.search.exhibits, {}, rows)
  const inHead = head ? headOf(rows, head) : null
  const own: { id: string; place: number }[] = []
  let place = 0
  for (const { id } of rows.dated()) {
    if ((isOwn?.(`/exhibits/detail/${id}`) ?? true) && (inHead?.has(id) ?? true)) own.push({ id, place })
    place += 1
  }
  const lost: number[] = []
  for (const [part, places] of partsOf(own)) lost.push(...(await loadPart(fetchOrFail, at, rows, places, part)))
  rows.remove(lost)
  return { exhibits: rows, exhibitFacets: facets, head: inHead }
}

type StoredExhibits = ReturnType<typeof storedExhibits>

/** Exhibits in a file: those without a complete record as list entries. */
function storedExhibits(parents: ReadonlyMap<string, string>, shorten: FairAt['shorten']) {
  const parentOf = ({ categoryId }: ExhibitSummary) => parents.get(categoryId) ?? ''
  return new StoredRows({
    dated: (exhibit: ExhibitSummary | Exhibit) => EXHIBIT_KEYS.dated(exhibit as Exhibit),
    keys: { category: ({ categoryId }) => categoryId, parentCategory: parentOf, exhibitor: (each) => each.exhibitorId },
    read: (stored) => {
      if (isComplete(stored)) return stored
      const item = placeholderFor(stored, parentOf(stored))
      shorten?.(item)
      return item
    },
  })
}

const isComplete = (exhibit: ExhibitSummary | Exhibit): exhibit is Exhibit => 'parentCategoryId' in exhibit

/** The shard's exhibits in parts of a bounded size; an exhibit stays in its part when others are added or removed. */
function partsOf(own: readonly { id: string; place: number }[]): Map<string, number[]> {
  let count = 1
  while (own.length > count * PART) count *= 2
  const parts = new Map<string, number[]>()
  for (const { id, place } of own) {
    const n = count === 1 ? 0 : Number.parseInt(hash('sha256', id).slice(0, 8), 16) % count
    const name = count === 1 ? '' : `-${n + 1}-of-${count}`
    const places = parts.get(name)
    if (places) places.push(place)
    else parts.set(name, [place])
  }
  return parts
}

/** Stores complete exhibits at their positions; returns the positions of those that the platform did not return. */
async function loadPart(
  fetchOrFail: FetchOrFail,
  at: FairAt,
  rows: StoredExhibits,
  places: readonly number[],
  part: string,
): Promise<number[]> {
  const summaries = places.flatMap((place) => rows.stored(place) ?? [])
  const items = new Map(
    (await loadComplete(fetchOrFail, at, { ...KIND, part }, summaries, idOf)).map((each) => [idOf(each), each]),
  )
  return summaries.flatMap((summary, n) => {
    const place = places[n] as number
    const item = items.get(idOf(summary))
    if (!item) return place
    const parent = rows.at(place)?.parentCategoryId
    // Pages of other shards use it to find related exhibits.
    if (item.parentCategoryId !== parent) {
      const { exhibitsId, categoryId, parentCategoryId } = item
      throw new BuildFailure(
        EXIT.contract,
        `Exhibit ${exhibitsId} has the category ${categoryId} below ${parentCategoryId}, but the category tree has it below ${parent || 'none'}: build such a fair in one piece, without --shard and --head.`,
      )
    }
    at.shorten?.(item)
    rows.set(place, item)
    return []
  })
}

/** The ids that are prerendered: the most visited ones, then in the list's order. */
function headOf(rows: StoredExhibits, { count, visited }: Head): ReadonlySet<string> {
  const ids = new Set<string>()
  const take = (id: string) => {
    if (ids.size < count) ids.add(id)
    return ids.size < count
  }
  if (count === 0) return ids
  for (const id of visited) if (rows.placeOf(id) !== undefined && !take(id)) return ids
  for (const { id } of rows.dated()) if (!take(id)) break
  return ids
}

function parentsOf(nodes: readonly CategoryNode[], parents = new Map<string, string>()): Map<string, string> {
  for (const { categoryId, children } of nodes) {
    for (const child of children) parents.set(child.categoryId, categoryId)
    parentsOf(children, parents)
  }
  return parents
}
function placeholderFor(summary: ExhibitSummary, parentCategoryId: string): Exhibit {
  const { exhibitorId, exhibitorName, booth } = summary
  return markPlaceholder({
    ...summary,
    ...NOTHING,
    parentCategoryId,
    exhibitor: { ...NO_EXHIBITOR, exhibitorId, exhibitorName, booth },
  })
}

const NOTHING = {
  pictures: [],
  tags: [],
  categoryName: '',
  parentCategoryName: '',
  summary: '',
  figures: [],
  specifications: [],
  description: NO_HTML,
  downloads: [],
  favouriteCount: 0,
} satisfies Partial<Exhibit>

const NO_EXHIBITOR = {
  localName: '',
  localLanguage: NO_LANGUAGE,
  logo: NO_MEDIA,
  regionName: '',
  industryName: '',
  exhibitsCount: 0,
  foundedYear: 0,
  editions: 0,
  staffOnline: 0,
} satisfies Partial<Exhibit['exhibitor']>
