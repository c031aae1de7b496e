import type { SearchKind } from '@fair/contract/search.ts'
import { boothKeys } from '@fair/search/booth.ts'
import { type Fold, hanFold, variantsOf } from '@fair/search/fold.ts'
import type { IndexCore } from '@fair/search/shards.ts'
import { createWords, type Words } from '@fair/search/words.ts'

/** The core of an index, ready to be searched. */
export interface ReadyCore {
  readonly fold: Fold
  readonly words: Words
  /** Entries by booth, "b12" and "8.1 b12". */
  readonly booths: ReadonlyMap<string, readonly number[]>
  readonly ranges: ReadonlyMap<SearchKind, readonly [from: number, to: number]>
  readonly perFile: number
  /** The file of postings that contains an entry. */
  fileOf(entry: number): number
  /** The first entry of a file of postings. */
  startOf(file: number): number
}

/** A hall, and a stand such as b12 or aa07. */
const STAND_LAST = /^(.*) ([a-z]{1,3}[ -]?\d\S*)$/

export function readyCore({ han, kinds, words, booths, starts, perFile }: IndexCore): ReadyCore {
  const all = words === '' ? [] : words.split('\n')
  const byBooth = new Map<string, number[]>()
  for (const [at, key] of (booths === '' ? [] : booths.split('\n')).entries()) {
    // The names of halls may contain spaces, too.
    const [, hall = '', stand = ''] = STAND_LAST.exec(key) ?? /^(\S*) (.*)$/.exec(key) ?? []
    for (const each of boothKeys({ hall, stand })) {
      byBooth.set(each, [...(byBooth.get(each) ?? []), all.length + at])
    }
  }
  let next = 0
  const ranges = kinds.map(([kind, count]) => {
    const from = next
    next += count
    return [kind, [from, next] as const] as const
  })
  return {
    fold: hanFold(variantsOf(han)),
    words: createWords(all),
    booths: byBooth,
    ranges: new Map(ranges),
    perFile,
    fileOf: (entry) => {
      let [low, high] = [0, starts.length - 1]
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((starts[middle] ?? 0) <= entry) low = middle
        else high = middle - 1
      }
      return low
    },
    startOf: (file) => starts[file] ?? 0,
  }
}
