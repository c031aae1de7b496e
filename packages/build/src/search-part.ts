// A shard's part of the search index. Only the shard that contains an exhibit or an exhibitor has its search data, so
// each writes its own, and the merge combines them in the order of the platform's list. The first writes all else.
import { join } from 'node:path'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import type { SearchKind } from '@fair/contract/search.ts'
import type { IndexedResult } from '@fair/search/result.ts'
import type { BuildContext } from '../../../src/content/build-context.ts'
import { addressOfShard, isOfShard, type Shard } from '../../../src/content/shard.ts'
import { linesOf, writeLines } from './json-lines.ts'
import { indexesOf, type SearchIndex } from './search-index.ts'
import type { ShardFolder } from './shard-file.ts'

/** Each process of a shard writes one. */
const NAME = /^search-\d+\.jsonl$/
export const isSearchPart = (file: string): boolean => NAME.test(file)

/** Kinds whose complete records only their shard has, with the pages that assign an item to a shard. */
const SPLIT_KINDS: Partial<Record<SearchKind, string>> = {
  EXHIBIT: '/exhibits/detail/',
  EXHIBITOR: '/exhibitor/detail/',
}

/** An index without the results of the split kinds, but with their number. */
type CommonIndex = SearchIndex & { sizes: Partial<Record<SearchKind, number>> }

/** A search result with its position among all results of its kind. */
type OwnResult = [folder: string, kind: SearchKind, place: number, result: IndexedResult]

export function writeSearchPart(stage: string, run: BuildContext, shard: Shard, part: number): void {
  writeLines(join(stage, `search-${part}.jsonl`), linesFor(run, shard))
}

function* linesFor(run: BuildContext, shard: Shard): Generator<CommonIndex | OwnResult> {
  const { currentId, defaultLanguage } = run.content
  for (const index of indexesOf(run)) {
    const { exhibitionId, kinds, folder } = index
    const scope = { exhibitionId: exhibitionId === currentId ? null : exhibitionId }
    if (shard.index === 0) {
      const others = kinds.map((each) => (SPLIT_KINDS[each.kind] ? { ...each, results: [] } : each))
      const sizes = kinds.flatMap(({ kind, results }) => (SPLIT_KINDS[kind] ? [[kind, results.length]] : []))
      yield { ...index, kinds: others, sizes: Object.fromEntries(sizes) }
    }
    for (const { kind, results } of kinds) {
      const page = SPLIT_KINDS[kind]
      if (page === undefined) continue
      for (const [place, result] of results.entries()) {
        if (isOfShard(shard, addressOfShard(scope, defaultLanguage, page + result.id)))
          yield [folder, kind, place, result]
      }
    }
  }
}

/** The complete indexes of a site. Throws BuildFailure (2) if an exhibit or an exhibitor is missing. */
export function* joinSearch(shards: readonly ShardFolder[]): Generator<SearchIndex> {
  const resultsByKind = new Map<string, IndexedResult[]>()
  const indexes: CommonIndex[] = []
  for (const { dir, files } of shards) {
    for (const line of files.filter(isSearchPart).flatMap((file) => [...linesOf(join(dir, file))])) {
      if (!Array.isArray(line)) {
        indexes.push(line as CommonIndex)
        continue
      }
      const [folder, kind, place, result] = line as OwnResult
      const known = resultsByKind.get(`${folder} ${kind}`) ?? []
      resultsByKind.set(`${folder} ${kind}`, known)
      known[place] = result
    }
  }
  for (const { sizes, ...index } of indexes) {
    const kinds = index.kinds.map((each) => {
      if (!SPLIT_KINDS[each.kind]) return each
      const all = resultsByKind.get(`${index.folder} ${each.kind}`) ?? []
      if (all.length !== sizes[each.kind] || all.includes(undefined as never))
        throw new BuildFailure(
          EXIT.usage,
          `The search index of ${index.folder} is missing items: build the shards again.`,
        )
      return { ...each, results: all }
    })
    yield { ...index, kinds }
  }
}
