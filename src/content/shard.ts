/*
 * Sharded builds: one site made by several builds (`npm run build -- --shard i/n`), each on its own machine, and merged
 * (`npm run build:merge`). A hash of its address assigns every file to one shard, without coordination. All shards read
 * the same lists and therefore plan the same pages: each counts all of them and renders its own, and the merge uses the
 * counts to check that none is missing. Within a build, processes (`--jobs`) divide the languages as usual.
 */
import { createHash, type Hash, hash } from 'node:crypto'
import type { Language } from '@fair/contract/rules/language.ts'
import { hrefOf, type Scope } from '../lib/i18n/paths.ts'

/** Identifies one shard of a sharded build, from 0. */
export interface Shard {
  index: number
  of: number
}

/** Display form: 1/3, 2/3, 3/3. */
export const nameOfShard = ({ index, of }: Shard): string => `${index + 1}/${of}`

/** @param address of a page without its language, so that all languages of an exhibit are in one shard; or of a file */
export const isOfShard = ({ index, of }: Shard, address: string): boolean =>
  Number.parseInt(hash('sha256', address).slice(0, 12), 16) % of === index

/** A page's address without its language, which determines its shard. */
export const addressOfShard = (
  { exhibitionId }: Pick<Scope, 'exhibitionId'>,
  defaultLanguage: Language,
  path: string,
): string => hrefOf({ language: defaultLanguage, exhibitionId }, defaultLanguage, path)

/** A shard's summary of all pages of a language. */
export interface PlanOfLanguage {
  /** All pages of the site, including those that other shards render. */
  pages: number
  /** Pages of this shard that were not rendered because another record has the address. */
  skipped: number
  /** Digest of the addresses of all pages, in order. */
  digest: string
}

/** The planned pages of a build. */
export class Plan {
  readonly shard: Shard
  readonly #languages = new Map<Language, { pages: number; skipped: number; hash: Hash }>()

  constructor(shard: Shard) {
    this.shard = shard
  }

  /** Counts a page; returns its position among its language's pages, or null if it belongs to another shard. */
  add(language: Language, address: string, withoutLanguage: string): number | null {
    const known = this.#languages.get(language) ?? { pages: 0, skipped: 0, hash: createHash('sha256') }
    this.#languages.set(language, known)
    known.hash.update(`${address}\n`)
    known.pages += 1
    return isOfShard(this.shard, withoutLanguage) ? known.pages : null
  }

  skip(language: Language): void {
    const known = this.#languages.get(language)
    if (known) known.skipped += 1
  }

  languages(): [Language, PlanOfLanguage][] {
    return [...this.#languages].map(([language, { pages, skipped, hash }]) => [
      language,
      { pages, skipped, digest: hash.copy().digest('base64url').slice(0, 22) },
    ])
  }
}
