// Makes a release from the rendered files and the previous release: for a build, and for the merge of a sharded one.
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import type { PlannedPage } from '../../../src/content/build-context.ts'
import { baseOf } from './base.ts'
import type { Output } from './open-output.ts'
import type { Base } from './output.ts'
import { fileOf, filesBelow, isAsset, makeTree } from './output.ts'
import { isIntact, type PageFile, readPageFile } from './page-files.ts'
import { MARKER, type Marker, markerText, publish, type ReleaseRecord, servedPages } from './release.ts'
import { retainedAssets } from './retained-assets.ts'

/** The current release, as far as the next one may reuse its pages. */
export interface Before {
  former: ReleaseRecord | null
  /** Its pages that are complete. */
  known: ReadonlyMap<string, PlannedPage>
  /** Addresses of those that it lost, or whose files are incomplete. */
  missing: readonly string[]
  /** The tree that the next release starts from, created while the content is read. */
  base: Promise<Base | null>
}

/** Pages are reused only if they come from the same platform. */
export function readPreviousBuild(
  { served, spare, run }: Output,
  now: { platform: string; product: string; clean: boolean },
): Before {
  const record = now.clean ? null : (served?.record ?? null)
  const former = record?.platform === now.platform && record.product === now.product ? record : null
  const addresses = Object.keys(former?.pages ?? {})
  const missing = addresses.filter(
    (address) => !isIntact(join(served?.dir ?? '', fileOf(address)), former?.pageFiles[address]),
  )
  const isEmpty = addresses.length === missing.length
  const base = served && former && !isEmpty ? baseOf(served, spare, missing, join(run, 'base')) : Promise.resolve(null)
  // Runs in parallel; an error is reported when the build awaits it.
  base.catch(() => {})
  const known = former && served ? servedPages(served.dir, missing) : new Map<string, PlannedPage>()
  return { former, known, missing, base }
}

/** The content of a future release. */
interface Made extends Marker {
  platform: string
  product: string
  planned: ReadonlyMap<string, PlannedPage>
  /** Folder of the rendered and written files; it is used up. */
  fresh: string
  /** The bundle's folder of the files that pages load; null for a shard, which does not need it. */
  client: string | null
  pictures: { names: readonly string[]; kept: string }
  keepAssets: number
  /** When the platform was read, in milliseconds since 1970. */
  readAt: number
}

/** Addresses, by what happened to their pages. */
export interface Assembled {
  rendered: string[]
  new: number
  removed: string[]
}

/**
 * Makes the release and publishes it.
 *
 * @param finish adds to the tree before it is published: receives it with its files besides the pages, returns the
 *   names of those added
 */
export async function assemble(
  { out, id, served, run }: Output,
  { former, known, missing, base }: Before,
  made: Made,
  finish: (tree: string, files: readonly string[]) => string[] = () => [],
): Promise<Assembled> {
  const { domain, tenantId, shard, now, onRequest, platform, product, planned, fresh, client, pictures } = made
  const marker: Marker = { domain, tenantId, ...optional({ shard, now, onRequest }) }
  writeFileSync(join(fresh, MARKER), markerText(marker))
  // Releases compare it to find the newer of two builds (release/manifest.ts). It is not in the text, because builds of
  // the same hour must have the same bytes.
  utimesSync(join(fresh, MARKER), made.readAt / 1000, made.readAt / 1000)
  const isSame = former?.tenantId === tenantId
  const before = isSame ? known : new Map<string, PlannedPage>()
  const rendered = [...planned].flatMap(([address, { digest }]) =>
    before.get(address)?.digest === digest ? [] : [address],
  )
  const assets = client === null ? [] : [...filesBelow(client)].filter(isAsset)
  const retained = client === null ? {} : retainedAssets(isSame ? former : null, assets, machineTime(), made.keepAssets)
  const tree = join(run, 'next')
  const existing = await base
  const files = makeTree(tree, {
    fresh,
    client,
    planned,
    served: served?.dir ?? null,
    base: rendered.length === planned.size ? null : existing,
    pictures,
    retained: Object.keys(retained),
  })
  files.push(...finish(tree, files))
  const formerId = served?.record && missing.length === 0 ? served.id : null
  const pages = Object.fromEntries(planned)
  const pageFiles = filesOfPages(tree, planned, new Set(rendered), former?.pageFiles ?? {})
  const record: ReleaseRecord = {
    ...{ ...marker, platform, product, former: formerId },
    ...{ pages, pageFiles, files, assets, carried: retained },
  }
  publish(out, tree, id, record, run)
  return {
    rendered,
    new: rendered.filter((address) => !before.has(address)).length,
    removed: Object.keys(former?.pages ?? {}).filter((address) => !planned.has(address)),
  }
}

/** Removes undefined values. */
const optional = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** Returns the size and digest of each page's file. Only new pages are read. */
function filesOfPages(
  tree: string,
  planned: ReadonlyMap<string, PlannedPage>,
  rendered: ReadonlySet<string>,
  before: Readonly<Record<string, PageFile>>,
): Record<string, PageFile> {
  const files: Record<string, PageFile> = {}
  for (const address of planned.keys()) {
    const stored = rendered.has(address) ? undefined : before[address]
    files[address] = stored ?? readPageFile(join(tree, fileOf(address)))
  }
  return files
}
