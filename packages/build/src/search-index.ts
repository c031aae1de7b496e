// Writes the index for searches while the platform does not answer (format: packages/search/src/shards.ts).

import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Instant } from '@fair/contract/rules/brand.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { namesRead } from '@fair/sandbox/search-text.ts'
import type { IndexManifest } from '@fair/search/shards.ts'
import { type BuildContext, scopesOf } from '../../../src/content/build-context.ts'
import { fairKey } from '../../../src/content/types.ts'
import { hrefOf } from '../../../src/lib/i18n/paths.ts'
import { type SearchableKind, searchableKinds } from './search-kinds.ts'
import { readingsIn, shardsOf } from './search-shards.ts'
import { type IndexWeight, weighIndex } from './search-weight.ts'
import { writeComplete } from './write-complete.ts'

/** Results whose readings are cached together: when one item changes, only these are read again. */
const PART = 2000
/** Incremented with the format of the files, so that cached ones in another format are not used. */
const FORM = 4
/** Their folder in the site: every build writes all files there, and browsers may cache them permanently. */
export const SHARDS = '_astro/search'

/**
 * Writes a manifest for each language and exhibition of the build (`…/search/index.json`), and the files listed in it.
 * Files are named by their content; an unchanged index is copied from the cache, and pinyin is computed only for
 * changed names.
 *
 * @param cacheDir the folder of files made by earlier builds of this tenant
 */
export function writeSearchIndex(stage: string, run: BuildContext, cacheDir: string): WrittenIndexes {
  const written = [...indexesOf(run)].map((index) => writeIndex(stage, index, cacheDir))
  return {
    names: [...new Set(written.flatMap(({ names }) => names))],
    weights: written.flatMap(({ weights }) => weights),
  }
}

export interface WrittenIndexes {
  /** The names of all cached files that they use. */
  names: string[]
  weights: IndexWeight[]
}

/** All search items in a language of an exhibition. */
export interface SearchIndex {
  /** Address of the search page; the manifest is below it. */
  folder: string
  language: Language
  exhibitionId: string
  /** When the content was read: ISO 8601, UTC. */
  at: Instant
  kinds: SearchableKind[]
}

/** One for each language and exhibition of the build. */
export function* indexesOf({ content, config }: BuildContext): Generator<SearchIndex> {
  for (const scope of scopesOf(content)) {
    const fair = scope.actualId === null ? undefined : content.fairs.get(fairKey(scope.language, scope.actualId))
    if (!fair) continue
    const folder = hrefOf(scope, content.defaultLanguage, '/search')
    yield {
      folder,
      language: scope.language,
      exhibitionId: fair.exhibition.exhibitionId,
      at: config.now,
      kinds: searchableKinds(fair),
    }
  }
}

/** Writes one index. */
export function writeIndex(
  stage: string,
  { folder, language, at, kinds }: SearchIndex,
  cacheDir: string,
): WrittenIndexes {
  mkdirSync(cacheDir, { recursive: true })
  mkdirSync(join(stage, SHARDS), { recursive: true })
  const { list, names } = listed(kinds, language, cacheDir)
  const manifest: IndexManifest = { at, folder: `/${SHARDS}`, ...list }
  for (const name of filesOf(list)) place(name, stage, cacheDir)
  const file = join(stage, folder, 'index.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(manifest))
  return { names, weights: [weighIndex(stage, folder)] }
}

/** The files of an index. */
type IndexList = Omit<IndexManifest, 'at' | 'folder'>

const filesOf = ({ core, postings, shown, hidden, readings, values }: IndexList): string[] =>
  [core, ...postings, ...shown, ...hidden, readings, ...Object.values(values)].map((name) => `${name}.json`)

/** The files of an index, created if they are not cached; and the names of everything that is cached for it. */
function listed(
  kinds: readonly SearchableKind[],
  language: Language,
  cacheDir: string,
): { list: IndexList; names: string[] } {
  const digest = createHash('sha256').update(`${FORM} ${language}`)
  for (const { kind, labels, results } of kinds) {
    digest.update(`${kind} ${JSON.stringify(labels)}`)
    for (const result of results) digest.update(JSON.stringify(result))
  }
  const key = `list-${digest.digest('hex').slice(0, 20)}.json`
  const before = cachedJson<{ list: IndexList; readings: string[] }>(join(cacheDir, key))
  const made =
    before && filesOf(before.list).every((name) => isSound(cacheDir, name))
      ? before
      : make(kinds, language, cacheDir, (value) => keep(join(cacheDir, key), JSON.stringify(value)))
  return { list: made.list, names: [key, ...made.readings, ...filesOf(made.list)] }
}

function make(
  kinds: readonly SearchableKind[],
  language: Language,
  cacheDir: string,
  remember: (made: { list: IndexList; readings: string[] }) => void,
) {
  const put = (value: unknown): string => {
    const text = JSON.stringify(value)
    const name = nameOf(text)
    keep(join(cacheDir, `${name}.json`), text)
    return name
  }
  const { core, postings, shown, hidden, values } = shardsOf(kinds)
  const reads = readingsOf(kinds, language, cacheDir)
  const list: IndexList = {
    core: put(core),
    postings: postings.map(put),
    shown: shown.map(put),
    hidden: hidden.map(put),
    readings: put(readingsIn(reads.all)),
    values: Object.fromEntries(values.map(([kind, each]) => [kind, put(each)])),
  }
  const made = { list, readings: reads.names }
  remember(made)
  return made
}

const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The text of a cached file; '' if it is missing. A power cut may have left it empty, cut off or full of zeros. */
const cachedText = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Whether a file named by its content is cached and undamaged. */
const isSound = (cacheDir: string, name: string): boolean => `${nameOf(cachedText(join(cacheDir, name)))}.json` === name

/** Null for a missing or damaged file. */
function cachedJson<T>(file: string): T | null {
  try {
    return JSON.parse(cachedText(file)) as T
  } catch {
    return null
  }
}

/** Two processes may create the same file. */
function keep(file: string, text: string): void {
  if (cachedText(file) !== text) writeComplete(file, text)
}

/** Copies a cached file to the stage. */
function place(name: string, stage: string, cacheDir: string): void {
  const to = join(stage, SHARDS, name)
  if (existsSync(to)) return
  try {
    linkSync(join(cacheDir, name), to)
  } catch {
    copyFileSync(join(cacheDir, name), to)
  }
}

type Read = readonly [title: string, owner: string]

/** The readings of all rows' names: the dictionary is slow, so each part of them is cached. */
function readingsOf(
  kinds: readonly SearchableKind[],
  language: Language,
  cacheDir: string,
): { all: Read[]; names: string[] } {
  const results = kinds.flatMap((each) => each.results)
  const parts = Array.from({ length: Math.ceil(results.length / PART) }, (_, n) => {
    const named = results.slice(n * PART, (n + 1) * PART).map(({ title, by }) => [title, by] as const)
    const digest = createHash('sha256')
      .update(`${FORM} ${language} ${JSON.stringify(named)}`)
      .digest('hex')
    const name = `read-${digest.slice(0, 20)}.json`
    const made =
      cachedJson<Read[]>(join(cacheDir, name)) ??
      named.map(([title, by]): Read => [namesRead([title], language), namesRead([by], language)])
    keep(join(cacheDir, name), JSON.stringify(made))
    return { name, made }
  })
  return { all: parts.flatMap(({ made }) => made), names: parts.map(({ name }) => name) }
}
