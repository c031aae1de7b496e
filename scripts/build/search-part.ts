// A share's part of the search index. Only the share that has an exhibit knows all that it is found by, so that each tells
// its own, and the merge puts them together in the order of the platform's list. Of all else the first share tells.
import { join } from 'node:path'
import type { BuildContext } from '../../src/content/build-context.ts'
import { BuildFailure, EXIT } from '../../src/content/failure.ts'
import { addressOfShard, isOfShard, type Shard } from '../../src/content/shard.ts'
import type { IndexedFind } from '../../src/domain/search-find.ts'
import { linesOf, writeLines } from './json-lines.ts'
import { indexesOf, type SearchIndex } from './search-index.ts'
import type { ShareFolder } from './share-file.ts'

/** Each of a share's processes has its own. */
const NAME = /^search-\d+\.jsonl$/
export const isSearchPart = (file: string): boolean => NAME.test(file)

/** One exhibit of those that can be found: its place among all of its index. */
type OwnFind = [folder: string, place: number, find: IndexedFind]

export function writeSearchPart(stage: string, run: BuildContext, shard: Shard, part: number): void {
  writeLines(join(stage, `search-${part}.jsonl`), linesFor(run, shard))
}

function* linesFor(run: BuildContext, shard: Shard): Generator<SearchIndex | OwnFind> {
  const { currentId, defaultLanguage } = run.content
  for (const index of indexesOf(run)) {
    const { exhibitionId, kinds, folder } = index
    const scope = { exhibitionId: exhibitionId === currentId ? null : exhibitionId }
    const isOwn = ({ id }: IndexedFind) =>
      isOfShard(shard, addressOfShard(scope, defaultLanguage, `/exhibits/detail/${id}`))
    if (shard.index === 0) {
      const others = kinds.map((each) => (each.kind === 'EXHIBIT' ? { ...each, finds: [] } : each))
      yield { ...index, kinds: others }
    }
    for (const [place, find] of (kinds.find(({ kind }) => kind === 'EXHIBIT')?.finds ?? []).entries()) {
      if (isOwn(find)) yield [folder, place, find]
    }
  }
}

/** The whole indexes of a site. Throws BuildFailure (2) where an exhibit is missing. */
export function* joinSearch(shares: readonly ShareFolder[]): Generator<SearchIndex> {
  const finds = new Map<string, IndexedFind[]>()
  const indexes: SearchIndex[] = []
  for (const { dir, files } of shares) {
    for (const line of files.filter(isSearchPart).flatMap((file) => [...linesOf(join(dir, file))])) {
      if (!Array.isArray(line)) {
        indexes.push(line as SearchIndex)
        continue
      }
      const [folder, place, find] = line as OwnFind
      const known = finds.get(folder) ?? []
      finds.set(folder, known)
      known[place] = find
    }
  }
  for (const index of indexes) {
    const exhibits = finds.get(index.folder) ?? []
    if (exhibits.includes(undefined as never))
      throw new BuildFailure(EXIT.usage, `The search of ${index.folder} lacks exhibits: build the shares again.`)
    const kinds = index.kinds.map((each) => (each.kind === 'EXHIBIT' ? { ...each, finds: exhibits } : each))
    yield { ...index, kinds }
  }
}
