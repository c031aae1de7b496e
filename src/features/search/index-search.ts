import type { Facets } from '../../contract/endpoint.ts'
import { SearchKind } from '../../contract/search.ts'
import { type Corpus, createCorpus, type Fold, hanFold, variantsOf } from '../../domain/search-corpus.ts'
import { type SearchDocument, searchDocument } from '../../domain/search-document.ts'
import { withOwnerNames } from '../../domain/search-documents.ts'
import { findIn, type SearchFound, tierOf } from '../../domain/search-engine.ts'
import { narrowedBy } from '../../domain/search-facets.ts'
import type { Find, IndexedFind, IndexManifest, IndexShard } from '../../domain/search-find.ts'
import type { SearchAnswer } from './search-answer.ts'
import { pageSizeOf } from './search-kinds.ts'
import type { SearchState } from './search-state.ts'

/*
 * Search over what was built with the site, for when the platform does not answer; by the same engine as the platform's
 * sandbox (domain/search-engine.ts). It is loaded only then: the finds of a language and exhibition, of which the corpora are
 * made here. (Made at build they are three times as heavy on the line.)
 */

/** All finds of a kind, ready to be searched. */
interface Indexed {
  labels: Facets
  finds: IndexedFind[]
  corpus: Corpus
}

export interface LoadedIndex {
  /** When its content was read: ISO 8601. */
  at: string
  fold: Fold
  kinds: ReadonlyMap<SearchKind, Indexed>
}

const SUGGESTIONS = 8

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
  const { at, han, shards } = (await json(manifest)) as IndexManifest
  const parts = await Promise.all(shards.map(async ({ file }) => (await json(file)) as IndexShard))
  const fold = hanFold(variantsOf(han))
  const exhibitors = parts.filter(({ kind }) => kind === 'EXHIBITOR').flatMap(({ finds }) => finds.map(documentOf))
  const kinds = new Map<SearchKind, Indexed>()
  for (const kind of SearchKind.options) {
    const own = parts.filter((part) => part.kind === kind)
    const finds = own.flatMap((part) => part.finds)
    const documents = finds.map(documentOf)
    const known = kind === 'EXHIBITOR' ? documents : withOwnerNames(documents, exhibitors)
    const corpus = createCorpus(known, fold, () => finds.map(({ read }) => read))
    if (own[0]) kinds.set(kind, { labels: own[0].labels, finds, corpus })
    // The page gets a breath between two kinds.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { at, fold, kinds }
}

const documentOf = ({ title, by, booth, names, tags, texts }: IndexedFind): SearchDocument =>
  searchDocument({ title, by, booth, names, tags, texts })

/** What a blank keyword finds: everything in its own order. */
const everything = (kinds: LoadedIndex['kinds']): SearchFound<SearchKind> => ({
  rows: (kind) => (kinds.get(kind)?.finds ?? []).map((_, row) => ({ row, score: 0 })),
  why: () => null,
  corrected: null,
  left: [],
  marks: [],
})

const findsOf = ({ kinds, fold }: LoadedIndex, keyword: string): SearchFound<SearchKind> =>
  findIn(keyword, new Map([...kinds].map(([kind, { corpus }]) => [kind, corpus])), fold) ?? everything(kinds)

/** What an address asks for, of the index. */
export function searchIndex(index: LoadedIndex, state: SearchState): SearchAnswer {
  const { at, kinds } = index
  const found = findsOf(index, state.keyword)
  const { corrected, left, marks } = found
  const counts = Object.fromEntries(SearchKind.options.map((kind) => [kind, found.rows(kind).length]))
  const size = pageSizeOf(state.kind)
  const page = <T>(items: readonly T[]) => items.slice((state.page - 1) * size, state.page * size)
  const told = { counts, indexedAt: at, corrected, left, marks }
  const shown = ({ kind, row }: Place): Find[] => {
    const find = kinds.get(kind)?.finds[row]
    return find ? [{ ...find, matched: found.why(kind, row) }] : []
  }
  if (state.kind === null) {
    const places = mixed(found)
    return { ...told, total: places.length, finds: page(places).flatMap(shown), facets: {} }
  }
  const kind = state.kind
  const own = kinds.get(kind)
  const { items, facets } = narrowedBy(
    found.rows(kind).map(({ row }): Place => ({ kind, row })),
    ({ row }) => own?.finds[row]?.values ?? {},
    own?.labels ?? {},
    state.chosen,
  )
  return { ...told, total: items.length, finds: page(items).flatMap(shown), facets }
}

interface Place {
  kind: SearchKind
  row: number
}

/** The best first; among those nearly as good the first of each kind, then the second of each, so that no kind fills a page. */
const mixed = (found: SearchFound<SearchKind>): Place[] =>
  SearchKind.options
    .flatMap((kind) => found.rows(kind).map(({ row, score }, at) => ({ kind, row, at, tier: tierOf(score) })))
    .sort((a, b) => b.tier - a.tier || a.at - b.at)

/** Completions: the titles of what is found, the best first, each once. @public */
export function suggestFrom(index: LoadedIndex, keyword: string): string[] {
  if (keyword.trim() === '') return []
  const wanted = index.fold(keyword)
  const places = mixed(findsOf(index, keyword)).slice(0, SUGGESTIONS * SUGGESTIONS)
  const titles = places.map(({ kind, row }) => index.kinds.get(kind)?.finds[row]?.title ?? '')
  return [...new Set(titles)].filter((title) => title !== '' && index.fold(title) !== wanted).slice(0, SUGGESTIONS)
}
