// The bytes of a first answer from the built search index: the build checks them against a budget, as for pages.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { IndexCore, IndexManifest } from '@fair/search/shards.ts'

/** In bytes after brotli 5, as for a server that compresses on the fly. */
export interface IndexWeight {
  /** Bytes of its manifest. */
  address: string
  /** The number of items in it. */
  finds: number
  /** Bytes fetched before the first word is looked up: the manifest, all words, and the largest postings file. */
  first: number
}

/** A fair's vocabulary, and the bytes that each item adds to it: 20,000 exhibits may take 270 KB. */
const BASE = 32 * 1024
const EACH = 12

const squeezed = (file: string): number =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/** @param folder the address of the index's search page */
export function weighIndex(stage: string, folder: string): IndexWeight {
  const address = `${folder.replace(/\/$/, '')}/index.json`
  const manifest = JSON.parse(readFileSync(join(stage, address), 'utf8')) as IndexManifest
  const fileOf = (name: string) => join(stage, manifest.folder, `${name}.json`)
  const core = fileOf(manifest.core)
  const { kinds } = JSON.parse(readFileSync(core, 'utf8')) as IndexCore
  const sizes = manifest.postings.map((name) => ({ name, size: statSync(fileOf(name)).size }))
  const [largest] = sizes.sort((a, b) => b.size - a.size)
  return {
    address,
    finds: kinds.reduce((sum, [, count]) => sum + count, 0),
    first: squeezed(join(stage, address)) + squeezed(core) + (largest ? squeezed(fileOf(largest.name)) : 0),
  }
}

/** A sentence for each index whose first answer fetches too much. */
export const heavyIndexes = (weights: readonly IndexWeight[]): string[] =>
  weights.flatMap(({ address, finds, first }) => {
    const limit = BASE + EACH * finds
    return first > limit
      ? [`${address}: ${first} bytes of search index before the first result (at most ${limit} for ${finds} items)`]
      : []
  })
