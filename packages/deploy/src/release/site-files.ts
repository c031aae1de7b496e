import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileOf, filesBelow } from '@fair/build/output.ts'
import type { PageCounts } from '@fair/build/page-counts.ts'
import { isCompletePage, pageFileOf } from '@fair/build/page-files.ts'
import { MARKER, pageFilesOf, readMarker } from '@fair/build/release.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { cacheControlOf, isNamedByContent } from '../serve/cache-control.ts'
import { mediaTypeOf } from '../serve/media-types.ts'
import type { FileFacts } from './manifest.ts'

/** A built site to be released. */
export interface Site {
  domain: string
  tenantId: string
  /** The folder itself, not a link that a build may move meanwhile. */
  dir: string
  files: Record<string, FileFacts>
  assets: Record<string, FileFacts>
  digest: string
  /** As in its manifest. */
  now?: string
  readAt: number
  onRequest?: PageCounts
  /** Paths of files that the release itself has created, by name. All others are in `dir`. */
  made?: Readonly<Record<string, string>>
}

/** A file's headers, from the same tables as for hosts. */
export interface SentAs {
  type: string
  cacheControl: string
}

export const sentAs = (file: string): SentAs => ({
  type: mediaTypeOf(file),
  cacheControl: cacheControlOf(addressOf(file)),
})

/** A file with other headers is another file. */
export function factsOf(file: string, bytes: Buffer): FileFacts {
  const { type, cacheControl } = sentAs(file)
  const digest = createHash('sha256').update(`${type}\n${cacheControl}\n`).update(bytes).digest('hex').slice(0, 32)
  return [digest, bytes.byteLength]
}

const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '$1')}`

const usage = (sentence: string) => new BuildFailure(EXIT.usage, sentence)

/** In each release: its id, for anyone who looks at the host. */
export const RELEASE_FILE = 'release.json'

/** The files that servers serve: no hidden ones except `.well-known`. */
const isServed = (file: string): boolean => !/(^|\/)\.(?!well-known\/)/.test(file) && file !== RELEASE_FILE

/**
 * Reads a site once, before anything is locked or sent.
 *
 * @throws BuildFailure (2) no build of ours made it, it is a shard, or has no home page; (8) a page is not as it was
 *   built
 */
export function readSiteFiles(given: string): Site {
  if (!existsSync(given)) throw usage(`${given} does not exist: build a site with npm run build.`)
  const dir = realpathSync(given)
  const marker = readMarker(dir)
  if (!marker) throw usage(`${given} contains no site built by npm run build.`)
  if (marker.shard !== undefined)
    throw usage(`${given} contains shard ${marker.shard} of a site: merge the shards with npm run build:merge first.`)
  if (!existsSync(join(dir, 'index.html'))) throw usage(`${given} contains no complete site: it has no home page.`)
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(marker.domain)) throw usage(`"${marker.domain}" is not a valid folder name.`)
  const built = pageFilesOf(dir)
  const files: Site['files'] = {}
  const assets: Site['assets'] = {}
  for (const file of [...filesBelow(dir)].map((each) => each.split(sep).join('/')).sort()) {
    if (!isServed(file)) continue
    const bytes = readFileSync(join(dir, file))
    const known = built?.[addressOf(file)]
    // Other documents, such as public/demo.html, need no end tag.
    const isPage = file.endsWith('index.html')
    if (known ? pageFileOf(bytes)[1] !== known[1] : isPage && !isCompletePage(bytes))
      throw new BuildFailure(
        EXIT.disk,
        `${join(dir, file)} differs from what was built: the disk has lost part of it. Build the site again. Nothing was released.`,
      )
    const into = isNamedByContent(`/${file}`) ? assets : files
    into[file] = factsOf(file, bytes)
  }
  const digest = createHash('sha256')
    .update(JSON.stringify([files, assets]))
    .digest('hex')
  for (const address of Object.keys(built ?? {})) {
    if (!(fileOf(address) in files))
      throw new BuildFailure(EXIT.disk, `${join(dir, fileOf(address))} is missing: build the site again.`)
  }
  const { domain, tenantId, now, onRequest } = marker
  const readAt = Math.round(statSync(join(dir, MARKER)).mtimeMs)
  return {
    ...{ domain, tenantId, dir, files, assets, digest, readAt },
    ...(now === undefined ? {} : { now }),
    ...(onRequest === undefined ? {} : { onRequest }),
  }
}
