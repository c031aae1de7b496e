// Writes the index by which search goes on while the platform does not answer (src/domain/search-find.ts has its form).
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pinyin } from 'pinyin-pro'
import { type BuildContext, scopesOf } from '../../src/content/build-context.ts'
import { fairKey } from '../../src/content/types.ts'
import type { Language } from '../../src/domain/language.ts'
import type { IndexedFind, IndexManifest, IndexShard } from '../../src/domain/search-find.ts'
import { readingsOf } from '../../src/domain/search-readings.ts'
import { hrefOf } from '../../src/lib/i18n/paths.ts'
import { hanVariants } from '../../src/sandbox/han-variants.ts'
import { type FoundKind, foundKinds } from './search-kinds.ts'

/** Finds in a file: when one item changes, no more than these are read again. */
const PART = 2000
/** Goes up with the form of the files, so that kept ones of another form are not taken. */
const FORM = 3
/** Where they stand in the site: there every build emits all, and servers let browsers keep them for ever. */
export const SHARDS = '_astro/search'

/**
 * Writes a manifest for each language and exhibition of the run (`…/search/index.json`), and the files that it names. A file
 * is known by what it holds and taken from the kept ones where it is there: only what changed is read in pinyin again.
 *
 * @param kept the folder of files made by earlier builds of this tenant
 * @returns the names of all files that the manifests name
 */
export function writeSearchIndex(stage: string, run: BuildContext, kept: string): string[] {
  const names = [...indexesOf(run)].flatMap((index) => writeIndex(stage, index, kept))
  return [...new Set(names)]
}

/** What can be found in a language of an exhibition. */
export interface SearchIndex {
  /** Address of the search page: the manifest stands below it. */
  folder: string
  language: Language
  exhibitionId: string
  /** When the content was read: ISO 8601, UTC. */
  at: string
  kinds: FoundKind[]
}

/** One for each language and exhibition of the run. */
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
      kinds: foundKinds(fair),
    }
  }
}

/** Writes one index; gives the names of the files that its manifest names. */
export function writeIndex(stage: string, { folder, language, at, kinds }: SearchIndex, kept: string): string[] {
  mkdirSync(kept, { recursive: true })
  mkdirSync(join(stage, SHARDS), { recursive: true })
  const shards = kinds.flatMap((kind) =>
    parts(kind).map((part) => {
      const name = placeShard(part, language, stage, kept)
      return { kind: kind.kind, name, count: part.finds.length }
    }),
  )
  const manifest: IndexManifest = {
    at,
    han: hanPairs(kinds),
    shards: shards.map(({ kind, name, count }) => ({ kind, file: `/${SHARDS}/${name}`, count })),
  }
  const file = join(stage, folder, 'index.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(manifest))
  return shards.map(({ name }) => name)
}

/** The variants of characters that the finds have: a reader may type either. */
function hanPairs(kinds: readonly FoundKind[]): string {
  const letters = new Set<string>()
  for (const { finds } of kinds) {
    for (const { title, by, names, tags, texts } of finds) {
      for (const text of [title, by, ...names, ...tags, ...texts]) for (const letter of text) letters.add(letter)
    }
  }
  const variants = hanVariants()
  const simplified = new Set([...letters].map((letter) => variants.get(letter) ?? letter))
  return [...variants].flatMap(([letter, plain]) => (simplified.has(plain) ? [letter + plain] : [])).join('')
}

function parts({ kind, labels, finds }: FoundKind): IndexShard[] {
  const count = Math.ceil(finds.length / PART)
  return Array.from({ length: count }, (_, n) => ({ kind, labels, finds: finds.slice(n * PART, (n + 1) * PART) }))
}

/** Puts a file into the stage, made if it is not kept; gives its name. */
function placeShard(shard: IndexShard, language: Language, stage: string, kept: string): string {
  const digest = createHash('sha256').update(`${FORM} ${language} `).update(JSON.stringify(shard)).digest('hex')
  const name = `${digest.slice(0, 20)}.json`
  if (!existsSync(join(kept, name))) {
    const finds = shard.finds.map((find) => ({ ...find, read: readOf(find, language) }))
    const draft = join(kept, `${name}.${process.pid}`)
    writeFileSync(draft, JSON.stringify({ ...shard, finds } satisfies IndexShard))
    // Two processes may make the same file: each leaves a whole one.
    renameSync(draft, join(kept, name))
  }
  const place = join(stage, SHARDS, name)
  if (existsSync(place)) return name
  try {
    linkSync(join(kept, name), place)
  } catch {
    copyFileSync(join(kept, name), place)
  }
  return name
}

const han = /\p{Script=Han}/u

function readOf({ title, by }: IndexedFind, language: Language): string {
  const syllables = (name: string) =>
    language === 'zh-CN' && han.test(name)
      ? pinyin(name, { toneType: 'none', v: true, type: 'array', nonZh: 'removed' })
      : []
  return [title, by].map((name) => readingsOf(name, syllables(name))).join('\n')
}
