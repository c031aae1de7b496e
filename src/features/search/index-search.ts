import type { SearchKind } from '@fair/contract/search.ts'
import { findIn, type SearchFound, tierOf } from '@fair/search/engine.ts'
import { narrowedBy } from '@fair/search/facets.ts'
import type { SearchResult } from '@fair/search/result.ts'
import { type IndexManifest, placesIn } from '@fair/search/shards.ts'
import { RowsMissing, rangeOf } from '@fair/search/source.ts'
import { type ReadyCore, readyCore } from './index-core.ts'
import { createIndexFiles, fetchJson, type IndexFiles } from './index-files.ts'
import { readCore, readManifest, readValues } from './index-read.ts'
import { FetchedSource } from './index-source.ts'
import type { SearchAnswer } from './search-answer.ts'
import { pageSizeOf } from './search-kinds.ts'
import type { SearchState } from './search-state.ts'

/*
 * Searches the index that was built with the site, for when the platform does not respond. It uses the same engine as
 * the platform's sandbox (@fair/search/engine.ts), and fetches only the parts of the index that a search needs
 * (@fair/search/shards.ts).
 */

/** The index of a language and exhibition. */
export interface SearchIndex {
  /** Searches for the state in an address. */
  search(state: SearchState): Promise<SearchAnswer>
  /** Completions: the titles of the results, the best first, without duplicates. */
  suggest(keyword: string): Promise<string[]>
}

interface Opened {
  readonly files: IndexFiles
  readonly core: ReadyCore
}

const SUGGESTIONS = 8

/**
 * Opens the index of a language and exhibition. Rejects if it cannot be loaded.
 *
 * @param address of its manifest, `…/search/index.json`
 * @param read the manifest's content, if it has been fetched already
 */
export async function openIndex(
  address: string,
  get: typeof fetch = fetch,
  read: unknown = undefined,
): Promise<SearchIndex> {
  const manifestNow = async () => readManifest(await fetchJson(address, get))
  const open = async (manifest: IndexManifest): Promise<Opened> => {
    const files = createIndexFiles(manifest, get)
    return { files, core: readyCore(await files.load(manifest.core, readCore)) }
  }
  let opened = await open(read === undefined ? await manifestNow() : readManifest(read))
  return {
    async search(state) {
      const answer = await searchIn(opened, state)
      if (!answer.isPartial) return answer
      // A newer release may have removed files; the current manifest names the new ones.
      const manifest = await manifestNow().catch(() => null)
      if (!manifest || JSON.stringify(manifest) === JSON.stringify(opened.files.manifest)) return answer
      try {
        opened = await open(manifest)
        return await searchIn(opened, state)
      } catch {
        return answer
      }
    },
    suggest: (keyword) => suggestFrom(opened, keyword),
  }
}

interface Place {
  kind: SearchKind
  row: number
}

/** The results of a blank keyword: everything in its original order. */
const everything = ({ ranges }: ReadyCore): SearchFound<SearchKind> => ({
  rows: (kind) => {
    const [from, to] = ranges.get(kind) ?? [0, 0]
    return Array.from({ length: to - from }, (_, row) => ({ row, score: 0 }))
  },
  why: () => null,
  isHidden: () => false,
  needed: [],
  corrected: null,
  left: [],
  marks: [],
})

/** Repeats the search after each missing part of the index has loaded. */
async function foundIn(source: FetchedSource, core: ReadyCore, keyword: string): Promise<SearchFound<SearchKind>> {
  for (;;) {
    try {
      return findIn(keyword, source) ?? everything(core)
    } catch (reason) {
      if (!(reason instanceof RowsMissing)) throw reason
      await source.load()
    }
  }
}

async function searchIn({ files, core }: Opened, state: SearchState): Promise<SearchAnswer> {
  const source = new FetchedSource(core, files)
  // Fetched in parallel with the words, as it takes as long.
  const values = state.kind === null ? null : valuesOf(state.kind, files)
  const found = await foundIn(source, core, state.keyword)
  const { kind } = state
  const narrowing = await values
  const { items, facets } =
    kind === null
      ? { items: mixed(found, core), facets: {} }
      : narrowedBy(
          found.rows(kind).map(({ row }): Place => ({ kind, row })),
          ({ row }) => narrowing?.at(row) ?? {},
          narrowing?.labels ?? {},
          // If facet values are missing, the results are shown unfiltered and marked as partial.
          narrowing ? state.chosen : {},
        )
  const size = pageSizeOf(kind)
  const places = items.slice((state.page - 1) * size, state.page * size)
  const rowOf = ({ kind: own, row }: Place) => rangeOf(source, own)[0] + row
  const { needed } = found
  const explained = places.filter((place) => found.isHidden(place.kind, place.row))
  await source.loadRows([...places.map(rowOf), ...needed], [...explained.map(rowOf), ...needed])
  const results = places.flatMap((place): SearchResult[] => {
    const find = source.find(place.kind, rowOf(place))
    return find ? [{ ...find, matched: found.why(place.kind, place.row) }] : []
  })
  const { corrected, left, marks } = found
  return {
    counts: Object.fromEntries([...core.ranges.keys()].map((each) => [each, found.rows(each).length])),
    total: items.length,
    results,
    facets,
    indexedAt: files.manifest.at,
    isPartial: !source.isWhole || (kind !== null && narrowing === null),
    corrected,
    left,
    marks,
  }
}

/** The facet values of a kind's rows; null if they cannot be loaded. */
async function valuesOf(kind: SearchKind, files: IndexFiles) {
  const name = files.manifest.values[kind]
  const read = name === undefined ? null : await files.load(name, readValues).catch(() => null)
  if (!read) return null
  const columns = Object.entries(read.values).map(([facet, column]) => ({
    facet,
    all: column.all,
    places: placesIn(column),
  }))
  return {
    labels: read.labels,
    at: (row: number) =>
      Object.fromEntries(columns.map(({ facet, all, places }) => [facet, all[places[row] ?? -1] ?? []])),
  }
}

/** The best first. Nearly equal results alternate between the kinds, so that no kind fills a page. */
const mixed = (found: SearchFound<SearchKind>, { ranges }: ReadyCore): Place[] =>
  [...ranges.keys()]
    .flatMap((kind) => found.rows(kind).map(({ row, score }, at) => ({ kind, row, at, tier: tierOf(score) })))
    .sort((a, b) => b.tier - a.tier || a.at - b.at)

async function suggestFrom({ files, core }: Opened, keyword: string): Promise<string[]> {
  if (keyword.trim() === '') return []
  const source = new FetchedSource(core, files)
  const places = mixed(await foundIn(source, core, keyword), core).slice(0, SUGGESTIONS * SUGGESTIONS)
  const folded = core.fold(keyword)
  const titles = new Set<string>()
  // Loads only as many titles as needed, as identical ones are shown once.
  for (let at = 0; at < places.length && titles.size < SUGGESTIONS; at += SUGGESTIONS) {
    const rows = places.slice(at, at + SUGGESTIONS).map((place) => ({
      ...place,
      all: rangeOf(source, place.kind)[0] + place.row,
    }))
    await source.loadRows(
      rows.map(({ all }) => all),
      [],
    )
    for (const { kind, all } of rows) {
      const title = source.find(kind, all)?.title ?? ''
      if (title !== '' && core.fold(title) !== folded) titles.add(title)
    }
  }
  return [...titles].slice(0, SUGGESTIONS)
}
