// Manages a site's releases. The output is a link to the newest: `dist` to `.dist.releases/000007`. A build creates a
// new release next to it and moves the link with one rename, so that visitors get the old site or the new one.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import type { PlannedPage } from '../../../src/content/build-context.ts'
import { flushDisk, flushFolder } from './flush-disk.ts'
import { linesOf, writeLines } from './json-lines.ts'
import { filesBelow } from './output.ts'
import { addCounts, countPages, type PageCounts } from './page-counts.ts'
import type { PageFile } from './page-files.ts'

/** In each site: marks it as a build of ours, and names its owner. Not a page; hidden, as servers hide such files. */
export const MARKER = '.fair-build.json'
/**
 * In a shard of a sharded build: its data for the merge. Not a hidden file, because CI engines do not store those; a
 * shard is never served.
 */
export const SHARD_FILE = 'shard.jsonl'
const MADE_BY = 'fair-front'
/** In the folder of the releases, for people; and as a sign that the folder is ours. */
const NOTE = 'README.txt'
const ID = /^\d{6,12}$/
/** Incremented with the format of the records, so that those in another format are not read. */
const FORM = 3

/** The owner of a folder's site. */
export interface Marker {
  domain: string
  tenantId: string
  /** '1/3': not the complete site but a shard of it, which must not be served. */
  shard?: string
  /** The moment for which its pages are rendered, ISO 8601 in UTC. */
  now?: string
  /** Pages without a file, which the tail service renders; absent: none. */
  onRequest?: PageCounts | undefined
}

/** The content of a release, stored next to it. */
export interface ReleaseRecord extends Marker {
  platform: string
  product: string
  /** Id of the previous release, from which the next build makes its own; null if there is none. */
  former: string | null
  /** By address. */
  pages: Record<string, PlannedPage>
  /** The content of their files, by address. */
  pageFiles: Record<string, PageFile>
  /** All other files, by paths relative to the release's folder. */
  files: string[]
  /** Those that come from the bundle of the pages' code and have a digest in their names. */
  assets: string[]
  /** Assets of earlier releases that open tabs may still load: since when no page refers to them (ISO 8601, UTC). */
  carried: Record<string, string>
}

export interface Release {
  id: string
  dir: string
  record: ReleaseRecord | null
}

/** What is at the output before a build. */
export type OutputState =
  | { kind: 'nothing' }
  /** A link of ours. */
  | { kind: 'release'; id: string }
  /** A folder that `npx astro build`, an older version of ours, or a copied release has left. */
  | { kind: 'folder' }

const releasesOf = (out: string): string => join(dirname(out), `.${basename(out)}.releases`)

const usage = (message: string) => new BuildFailure(EXIT.usage, message)

/**
 * Checks what is at the output, and changes nothing.
 *
 * @param isOlder whether an older version, which left no marker, has built this folder
 * @throws BuildFailure (2) unless it is ours and the same tenant's
 */
export function inspect(
  out: string,
  domain: string,
  isOlder: () => boolean = () => false,
  shard: string | undefined = undefined,
): OutputState {
  const store = releasesOf(out)
  if (exists(store) && !isStore(store)) throw usage(`${store} is in the way: it was not created by npm run build.`)
  const entry = lstatSync(out, { throwIfNoEntry: false })
  if (!entry) return { kind: 'nothing' }
  if (entry.isSymbolicLink()) {
    const id = idOf(out)
    if (id === null)
      throw usage(`${out} is a link that npm run build did not create: it was left unchanged. Choose another --out.`)
    const dir = join(store, id)
    if (!existsSync(dir)) return { kind: 'nothing' }
    sameSite(out, readRecord(store, id) ?? readMarker(dir), domain, shard)
    return { kind: 'release', id }
  }
  if (!entry.isDirectory()) throw usage(`${out} is a file: it was left unchanged. Choose a folder with --out.`)
  if (readdirSync(out).length === 0) return { kind: 'nothing' }
  const marker = readMarker(out)
  if (!marker && !isOlder())
    throw usage(
      `${out} contains files that npm run build did not create: they are unchanged. Choose another --out, or empty it.`,
    )
  sameSite(out, marker, domain, shard)
  return { kind: 'folder' }
}

/**
 * A folder belongs to one tenant. Another tenant's build is refused and does not replace it: otherwise a job that mixes
 * up two tenants' folders would show one's visitors the other's site, and one whose second build fails would publish
 * the first's again. For the same reason it is always the complete site or always one shard of it.
 */
function sameSite(out: string, marker: Marker | null, domain: string, shard: string | undefined): void {
  if (marker && marker.domain !== domain)
    throw usage(
      `${out} contains the site of ${marker.domain}: it was left unchanged. Give ${domain} a separate folder with --out, or remove that site first.`,
    )
  const named = (each: string | undefined) => (each === undefined ? 'the complete site' : `shard ${each} of a site`)
  if (marker && marker.shard !== shard)
    throw usage(
      `${out} contains ${named(marker.shard)}: it was left unchanged. Give ${named(shard)} a separate folder with --out, or remove that one first.`,
    )
}

const exists = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

const isStore = (store: string) =>
  lstatSync(store).isDirectory() && (existsSync(join(store, NOTE)) || readdirSync(store).length === 0)

/** The release that the output links to; null for any other link. */
function idOf(out: string): string | null {
  if (!lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) return null
  const target = readlinkSync(out)
  const id = basename(target)
  return target === join(basename(releasesOf(out)), id) && ID.test(id) ? id : null
}

/** The folder of the releases, created if it is missing. */
export function openStore(out: string): string {
  const store = releasesOf(out)
  mkdirSync(store, { recursive: true })
  const text = `Releases of ${basename(out)}, which is a link to one of them. Created and removed by npm run build: do not put anything else here.\n`
  if (!existsSync(join(store, NOTE))) writeFileSync(join(store, NOTE), text)
  return store
}

const recordFile = (store: string, id: string) => join(store, `${id}.json`)

/** One line for the release, and for each page and other file: two million pages exceed the longest string. */
export function* recordLines({ pages, pageFiles, files, ...head }: ReleaseRecord): Generator<unknown> {
  yield { form: FORM, ...head }
  for (const page in pages) yield [page, pages[page], pageFiles[page]]
  yield* files
}

function readRecord(store: string, id: string): ReleaseRecord | null {
  try {
    const lines = linesOf(recordFile(store, id))
    const { form, ...head } = lines.next().value as Omit<ReleaseRecord, 'pages' | 'pageFiles' | 'files'> & {
      form: number
    }
    if (form !== FORM) return null
    const record: ReleaseRecord = { ...head, pages: {}, pageFiles: {}, files: [] }
    for (const line of lines) {
      if (typeof line === 'string') record.files.push(line)
      else {
        const [address, page, file] = line as [string, PlannedPage, PageFile]
        record.pages[address] = page
        record.pageFiles[address] = file
      }
    }
    return record
  } catch {
    return null
  }
}

/** A release without a record is incomplete: the next build deletes it. */
export const forgetRecord = ({ dir }: Release): void => rmSync(`${dir}.json`, { force: true })

/** A release with its record; null if its folder is missing. */
export function readRelease(store: string, id: string): Release | null {
  const dir = join(store, id)
  return existsSync(dir) ? { id, dir, record: readRecord(store, id) } : null
}

/** Returns the size and digest of each page of the release in this folder, or null if its record is not next to it. */
export const pageFilesOf = (dir: string): ReleaseRecord['pageFiles'] | null =>
  readRecord(dirname(dir), basename(dir))?.pageFiles ?? null

/** Returns the tenant and the page counts of the site at the output, or null if no build of ours made one. */
export function siteBefore(out: string, served: Release | null): { tenantId: string; counts: PageCounts } | null {
  if (served?.record) {
    const { tenantId, pages, onRequest = {} } = served.record
    return { tenantId, counts: addCounts(countPages(Object.keys(pages)), onRequest) }
  }
  const marker = readMarker(out)
  if (!marker) return null
  const counts = countPages([...filesBelow(out)].filter((file) => file.endsWith('.html')))
  return { tenantId: marker.tenantId, counts: addCounts(counts, marker.onRequest ?? {}) }
}

/** The pages of a release by address, except those that it has lost. */
export function servedPages(dir: string | null, missing: readonly string[]): Map<string, PlannedPage> {
  const record = dir === null ? null : readRecord(dirname(dir), basename(dir))
  const pages = new Map(Object.entries(record?.pages ?? {}))
  for (const address of missing) pages.delete(address)
  return pages
}

export const markerText = ({ domain, tenantId, shard, now, onRequest }: Marker): string =>
  `${JSON.stringify({ madeBy: MADE_BY, domain, tenantId, shard, now, onRequest })}\n`

/** The marker of a folder; null if no build of ours created it. */
export function readMarker(dir: string): Marker | null {
  try {
    const { madeBy, domain, tenantId, ...rest } = JSON.parse(readFileSync(join(dir, MARKER), 'utf8')) as Marker & {
      madeBy?: string
    }
    return madeBy === MADE_BY ? { ...rest, domain: String(domain), tenantId: String(tenantId) } : null
  } catch {
    return null
  }
}

/** The id after all existing ones: clocks may be set back, numbers are not. */
export function nextId(store: string): string {
  const last = readdirSync(store).reduce((most, name) => Math.max(most, Number(/^\d{6,12}/.exec(name)?.[0] ?? 0)), 0)
  return String(last + 1).padStart(6, '0')
}

/**
 * Makes a complete tree the release that the output shows. The link moves with one rename; before it, nothing that is
 * served has been touched, and after it nothing is left to do.
 *
 * @param aside where an existing folder at the output is moved; only in that case, and once, the output is missing for
 *   a moment
 */
export function publish(out: string, tree: string, id: string, record: ReleaseRecord, aside: string): void {
  const store = releasesOf(out)
  writeLines(join(aside, 'record'), recordLines(record))
  renameSync(tree, join(store, id))
  renameSync(join(aside, 'record'), recordFile(store, id))
  // After a power cut, the moved link must not lead to empty files.
  flushDisk(store)
  const link = join(aside, 'link')
  symlinkSync(join(basename(store), id), link)
  if (lstatSync(out, { throwIfNoEntry: false })?.isDirectory()) {
    if (readdirSync(out).length === 0) rmdirSync(out)
    else renameSync(out, join(aside, 'folder'))
  }
  renameSync(link, out)
  flushFolder(dirname(out))
}
