import MiniSearch from 'minisearch'
import type { Facets } from '../../contract/endpoint.ts'
import { SearchKind } from '../../contract/search.ts'
import { narrowedBy } from '../../domain/search-facets.ts'
import type { Find, IndexedFind, IndexManifest, IndexShard } from '../../domain/search-find.ts'
import { rowMatcher } from '../../domain/search-readings.ts'
import { folded, searchText } from '../../domain/search-text.ts'
import { queryTokensOf, tokensOf } from '../../domain/search-tokens.ts'
import type { SearchAnswer } from './search-answer.ts'
import { pageSizeOf } from './search-kinds.ts'
import type { SearchState } from './search-state.ts'

/*
 * Search over what was built with the site, for when the platform does not answer. It is loaded only then: the finds of a
 * language and exhibition, 90 KB for a fair of 1,200 exhibits, of which the index is made here. (Made at build it is three
 * times as heavy on the line, and a minute longer to build at 20,000 exhibits: README, decisions.)
 */

/** All finds of a kind, ready to be searched. */
interface Indexed {
  labels: Facets
  finds: IndexedFind[]
  texts: string[]
  index: MiniSearch<{ id: number; title: string; rest: string }>
}

export interface LoadedIndex {
  /** When its content was read: ISO 8601. */
  at: string
  kinds: ReadonlyMap<SearchKind, Indexed>
}

/** Letters of a word that may be wrong, of its length; East Asian words are pairs of letters, which may not. */
const FUZZY = 0.2
const LEAST_FUZZY = 4
const SUGGESTIONS = 8
/** Documents indexed before the page gets a breath. */
const CHUNK = 200

/**
 * Fetches the index of a language and exhibition. Rejects when it cannot be had.
 *
 * @param manifest its address, `…/search/index.json`
 */
export async function loadIndex(manifest: string, get: typeof fetch = fetch): Promise<LoadedIndex> {
  const json = async (address: string) => {
    const answer = await get(address)
    if (!answer.ok) throw new Error(`No index at ${address} (${answer.status})`)
    return (await answer.json()) as unknown
  }
  const { at, shards } = (await json(manifest)) as IndexManifest
  const parts = await Promise.all(shards.map(async ({ file }) => (await json(file)) as IndexShard))
  const kinds = new Map<SearchKind, Indexed>()
  for (const kind of SearchKind.options) {
    const own = parts.filter((part) => part.kind === kind)
    const finds = own.flatMap((part) => part.finds)
    if (own[0]) kinds.set(kind, await indexed(finds, own[0].labels))
  }
  return { at, kinds }
}

async function indexed(finds: IndexedFind[], labels: Facets): Promise<Indexed> {
  const index = new MiniSearch<{ id: number; title: string; rest: string }>({
    fields: ['title', 'rest'],
    tokenize: tokensOf,
    processTerm: (token) => token,
    searchOptions: { boost: { title: 3 }, combineWith: 'AND', tokenize: queryTokensOf, processTerm: (token) => token },
  })
  const documents = finds.map(({ title, by, words }, id) => ({ id, title, rest: [by, ...words].join('\n') }))
  await index.addAllAsync(documents, { chunkSize: CHUNK })
  return { labels, finds, texts: finds.map(({ title, by, words }) => searchText(title, by, ...words)), index }
}

const isWord = (token: string) => /^[\p{Script=Latin}\p{N}]+$/u.test(token)

interface Found {
  /** Rows, best first. */
  rows: number[]
  isSimilar: boolean
}

/** Rows of a kind that a keyword finds: by the index, checked letter by letter; else by how names are read. */
function find({ finds, texts, index }: Indexed, keyword: string): number[] {
  const matches = rowMatcher(keyword, texts, () => finds.map(({ read }) => read))
  const ranked = index.search(keyword, { prefix: true }).map(({ id }) => Number(id))
  const known = new Set(ranked)
  // What holds the keyword otherwise than from a word's beginning, or is read so, comes after it.
  const others = texts.flatMap((_, row) => (!known.has(row) && matches(row) ? row : []))
  const wanted = folded(keyword)
  const place = (row: number) => titleScore(folded(finds[row]?.title ?? ''), wanted)
  return [...ranked.filter(matches), ...others]
    .map((row, at) => ({ row, at, score: place(row) }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ row }) => row)
}

/** As the platform ranks: 3 is it, 2 begins with it, 1 has it, 0 by other words. */
const titleScore = (title: string, wanted: string): number =>
  title === wanted ? 3 : title.startsWith(wanted) ? 2 : title.includes(wanted) ? 1 : 0

/** Rows written nearly so: a Latin word with a letter wrong. */
function similar({ index }: Indexed, keyword: string): number[] {
  const fuzzy = (token: string) => (isWord(token) && token.length >= LEAST_FUZZY ? FUZZY : false)
  return index.search(keyword, { prefix: true, fuzzy }).map(({ id }) => Number(id))
}

/** What an address asks for, of the index. */
export function searchIndex({ at, kinds }: LoadedIndex, state: SearchState): SearchAnswer {
  const all = new Map<SearchKind, Found>()
  for (const [kind, own] of kinds) all.set(kind, { rows: find(own, state.keyword), isSimilar: false })
  const isSimilar = [...all.values()].every(({ rows }) => rows.length === 0)
  if (isSimilar) for (const [kind, own] of kinds) all.set(kind, { rows: similar(own, state.keyword), isSimilar })
  const counts = Object.fromEntries(SearchKind.options.map((kind) => [kind, all.get(kind)?.rows.length ?? 0]))
  const rowsOf = (kind: SearchKind) => {
    const own = kinds.get(kind)
    return (all.get(kind)?.rows ?? []).flatMap((row) => own?.finds[row] ?? [])
  }
  const size = pageSizeOf(state.kind)
  const page = <T>(items: readonly T[]) => items.slice((state.page - 1) * size, state.page * size)
  const said = { counts, indexedAt: at, isSimilar: isSimilar && Object.values(counts).some((count) => count > 0) }
  if (state.kind === null) {
    const mixed = mix(
      SearchKind.options.map((kind) => rowsOf(kind)),
      state.keyword,
    )
    return { ...said, total: mixed.length, finds: page(mixed), facets: {} }
  }
  const labels = kinds.get(state.kind)?.labels ?? {}
  const { items, facets } = narrowedBy(rowsOf(state.kind), ({ values }) => values, labels, state.chosen)
  return { ...said, total: items.length, finds: page(items), facets }
}

/** Best titles first; among equals the first of each kind, then the second of each, so that no kind fills a page. */
function mix(all: readonly (readonly IndexedFind[])[], keyword: string): Find[] {
  const wanted = folded(keyword)
  return all
    .flatMap((finds) => finds.map((each, rank) => ({ each, rank, score: titleScore(folded(each.title), wanted) })))
    .sort((a, b) => b.score - a.score || a.rank - b.rank)
    .map(({ each }) => each)
}

/** Completions: titles that begin with what is typed, then those that have it, each once. @public */
export function suggestFrom({ kinds }: LoadedIndex, keyword: string): string[] {
  const wanted = folded(keyword)
  if (wanted === '') return []
  const titles = [...kinds.values()].flatMap((own) =>
    find(own, keyword)
      .slice(0, SUGGESTIONS)
      .map((row) => own.finds[row]?.title ?? ''),
  )
  return [...new Set(titles)]
    .filter((title) => title !== '' && folded(title) !== wanted)
    .sort((a, b) => titleScore(folded(b), wanted) - titleScore(folded(a), wanted))
    .slice(0, SUGGESTIONS)
}
