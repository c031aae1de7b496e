/*
 * Sharded builds: one site made by several builds (`npm run build -- --shard i/n`), each on a machine of its own, and joined
 * (`npm run build:merge`). Every file has one share, told by a hash of its address; nobody deals them out. All shares read
 * the same lists and so plan the same pages: each counts them all and renders its own, and by the counts the merge knows
 * that none is missing. Processes of one build (`--jobs`) share its languages besides, as in any build.
 */
import { createHash, type Hash, hash } from 'node:crypto'
import type { Language } from '../domain/language.ts'
import { hrefOf, type Scope } from '../lib/i18n/paths.ts'

/** Which of a sharded build's shares this is, from 0. */
export interface Shard {
  index: number
  of: number
}

/** As people write it: 1/3, 2/3, 3/3. */
export const nameOfShard = ({ index, of }: Shard): string => `${index + 1}/${of}`

/** @param address of a page without its language, so that a share with an exhibit has all its languages; or of a file */
export const isOfShard = ({ index, of }: Shard, address: string): boolean =>
  Number.parseInt(hash('sha256', address).slice(0, 12), 16) % of === index

/** A page's address without its language, by which it has its share. */
export const addressOfShard = (
  { exhibitionId }: Pick<Scope, 'exhibitionId'>,
  defaultLanguage: Language,
  path: string,
): string => hrefOf({ language: defaultLanguage, exhibitionId }, defaultLanguage, path)

/** What a share knows of all pages of a language. */
export interface PlanOfLanguage {
  /** All of the site, those that other shares render as well. */
  pages: number
  /** Of this share, not made as another record has the address. */
  skipped: number
  /** Of the addresses of all, in their order. */
  digest: string
}

/** The pages of a run as they are planned. */
export class Plan {
  readonly shard: Shard
  readonly #languages = new Map<Language, { pages: number; skipped: number; hash: Hash }>()

  constructor(shard: Shard) {
    this.shard = shard
  }

  /** Counts a page; gives its place among its language's pages, or null where it is another share's. */
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
