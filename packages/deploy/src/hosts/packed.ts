// What hosts send of a release with --precompress, for tests/runs/hosts.ts: the files next to each text, by coding.
import fs from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { MARKER, markerText } from '@fair/build/release.ts'
import { folderStore } from '../release/folder-store.ts'
import { publish } from '../release/publish.ts'
import { readSiteFiles } from '../release/site-files.ts'
import { DICTIONARY_PAGES } from './packed-dictionaries.ts'
import { send } from './requests.ts'
import { readRules } from './rules.ts'
import type { Tenant } from './running.ts'

const DOMAIN = 'c.localhost'
const QUIET = { keep: 2, keepAssets: 7, wait: 0, say: () => {} }

/** Releases a few files of a site as another tenant's, compressed: the target of `current` is served. */
export async function releasePacked(work: string, from: string): Promise<Tenant> {
  const script = fs.readdirSync(path.join(from, '_astro')).find((name) => name.endsWith('.js'))
  const pages = ['404/index.html', 'ja-JP/404/index.html']
  for (const [, file] of Object.values(DICTIONARY_PAGES).flat()) pages.push(file)
  const site = path.join(work, 'site-c')
  for (const name of [...pages, `_astro/${script}`, 'favicon.svg', 'icons.svg', 'sitemap-zh-CN.xml']) {
    fs.mkdirSync(path.dirname(path.join(site, name)), { recursive: true })
    fs.copyFileSync(path.join(from, name), path.join(site, name))
  }
  fs.writeFileSync(path.join(site, MARKER), markerText({ domain: DOMAIN, tenantId: '1001' }))
  const to = path.join(work, 'released')
  await publish(folderStore(to, DOMAIN, true, true), readSiteFiles(site), QUIET)
  const folder = path.join(to, DOMAIN, 'current')
  return { domain: DOMAIN, folder, rules: readRules(folder) }
}

interface Coding {
  readonly accepted: string
  readonly coding: 'br' | 'gzip' | null
  readonly unpacked: (bytes: Buffer) => Buffer
}

const CODINGS: readonly Coding[] = [
  { accepted: 'gzip, deflate, br, zstd', coding: 'br', unpacked: (bytes) => brotliDecompressSync(bytes) },
  { accepted: 'gzip, deflate', coding: 'gzip', unpacked: (bytes) => gunzipSync(bytes) },
  { accepted: 'identity', coding: null, unpacked: (bytes) => bytes },
]

/**
 * The faults in how a host sends it.
 *
 * @param isChunked the host sends no length for compressed files: Go's file server, and so Caddy, does not
 */
export async function packedFaults({ domain, folder }: Tenant, port: number, isChunked = false): Promise<string[]> {
  const script = fs.readdirSync(path.join(folder, '_astro')).find((name) => name.endsWith('.js'))
  const files: readonly (readonly [address: string, file: string, status: number])[] = [
    ['/', 'index.html', 200],
    ['/exhibits/', 'exhibits/index.html', 200],
    ['/preview/', 'preview/index.html', 200],
    [`/_astro/${script}`, `_astro/${script}`, 200],
    ['/icons.svg', 'icons.svg', 200],
    ['/sitemap-zh-CN.xml', 'sitemap-zh-CN.xml', 200],
    ['/ja-JP/none/', 'ja-JP/404/index.html', 404],
  ]
  const faults: string[] = []
  for (const [address, file, status] of files) {
    const plain = fs.readFileSync(path.join(folder, file))
    for (const { accepted, coding, unpacked } of CODINGS) {
      const need = (is: boolean, what: string) => void (is || faults.push(`${address} as ${coding}: ${what}`))
      const headers = { 'accept-encoding': accepted }
      const answer = await send(domain, address, port, { headers })
      const header = (name: string) => answer.headers.get(name)
      need(answer.status === status, `status ${answer.status}`)
      need(header('content-encoding') === coding, `content-encoding ${header('content-encoding')}`)
      need(/\baccept-encoding\b/i.test(header('vary') ?? ''), `vary ${header('vary')}`)
      const ending = coding === null ? '' : { br: '.br', gzip: '.gz' }[coding]
      const stored = fs.readFileSync(path.join(folder, file + ending))
      // Files that a host compresses on the fly have no length, and other bytes.
      need(answer.body.equals(stored), 'not the stored file')
      const length =
        header('content-length') ?? (isChunked && header('transfer-encoding') === 'chunked' ? 'unstated' : null)
      need(length === 'unstated' || length === String(stored.length), `content-length ${length}`)
      need(unpackedOf(answer.body, unpacked)?.equals(plain) ?? false, 'not the content of the plain file')
      if (status !== 200) continue
      const head = await send(domain, address, port, { method: 'HEAD', headers })
      need(head.headers.get('content-encoding') === coding, `HEAD with ${head.headers.get('content-encoding')}`)
      const tag = header('etag')
      const again = await send(domain, address, port, { headers: { ...headers, 'if-none-match': tag ?? '' } })
      need(tag !== null && again.status === 304 && again.body.length === 0, `its ETag again: ${again.status}`)
    }
  }
  return faults
}

function unpackedOf(bytes: Buffer, unpacked: Coding['unpacked']): Buffer | null {
  try {
    return unpacked(bytes)
  } catch {
    return null
  }
}
