// A shard's data for the merge, in its folder: one line of JSON about the shard, one for each page, including those of
// the tail service, one for each other file. Lines, because all pages of a large fair exceed the longest string.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { PlannedPage } from '../../../src/content/build-context.ts'
import { nameOfShard, type PlanOfLanguage, type Shard } from '../../../src/content/shard.ts'
import type { Part } from './built-part.ts'
import { linesOf, writeLines } from './json-lines.ts'
import { readMarker, SHARD_FILE } from './release.ts'
import type { Findings } from './report.ts'

/** Incremented with the format of the file. */
const FORM = 4

interface Head {
  form: number
  shard: Shard
  domain: string
  tenantId: string
  platform: string
  product: string
  /** Settings that are the same for all shards of a site, by readable names. */
  settled: Record<string, unknown>
  plan: [Language, PlanOfLanguage][]
  origin: string
  languages: Language[]
  defaultLanguage: Language
  met: Findings
  peakMb: number
  /** When the platform was read, in milliseconds since 1970. */
  readAt: number
  /** The moment for which its pages are rendered. */
  now: Instant
}

export interface ShardFolder extends Omit<Head, 'form'> {
  dir: string
  pages: [address: string, page: PlannedPage][]
  /** Pages that the tail service renders. */
  tail: [address: string, page: PlannedPage][]
  files: string[]
}

interface ShardManifest {
  domain: string
  tenantId: string
  platform: string
  product: string
  shard: Shard
  planned: ReadonlyMap<string, PlannedPage>
  parts: readonly Part[]
  met: Findings
  peakMb: number
  readAt: number
  files: readonly string[]
}

/** Writes it into a shard's folder, and returns its name. */
export function writeShard(dir: string, { planned, parts, files, ...meta }: ShardManifest): string {
  const [first] = parts
  if (!first) throw new Error('A build has at least one part.')
  const { settled, origin, languages, defaultLanguage, now } = first
  const plan = parts.flatMap((part) => part.plan)
  const head: Head = { form: FORM, ...meta, settled, plan, origin, languages, defaultLanguage, now }
  writeLines(join(dir, SHARD_FILE), linesFor(head, planned, parts, files))
  return SHARD_FILE
}

function* linesFor(
  head: Head,
  planned: ShardManifest['planned'],
  parts: ShardManifest['parts'],
  files: ShardManifest['files'],
): Generator<unknown> {
  yield head
  yield* planned
  for (const { tail } of parts) for (const [address, page] of tail) yield [address, page, 'tail']
  yield* files
}

/** @throws BuildFailure (2) the folder is not a shard of ours */
export function readShard(dir: string): ShardFolder {
  const usage = (sentence: string) => new BuildFailure(EXIT.usage, sentence)
  const none = () => usage(`${dir} is not a shard of a site: npm run build -- --shard 1/3 --out ${dir} creates one.`)
  const marker = readMarker(dir)
  if (!marker || !existsSync(join(dir, SHARD_FILE))) throw none()
  const lines = linesOf(join(dir, SHARD_FILE))
  const { form, ...head } = (lines.next().value ?? {}) as Head
  if (form !== FORM) throw usage(`${dir} was built by another version of this code: build the shard again.`)
  if (marker.shard !== nameOfShard(head.shard) || marker.domain !== head.domain) throw none()
  const shard: ShardFolder = { ...head, dir, pages: [], tail: [], files: [] }
  for (const line of lines) {
    const each = line as string | [string, PlannedPage, 'tail'?]
    if (typeof each === 'string') shard.files.push(each)
    else shard[each[2] ? 'tail' : 'pages'].push([each[0], each[1]])
  }
  return shard
}
