// Response bodies of files: compressed once, cached in memory, with an ETag of their content.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { packedName } from './dictionaries.ts'
import { compresses, mediaTypeOf } from './media-types.ts'
import type { SiteFile } from './site-path.ts'

/** `dcz` is only written by a release (packages/deploy/src/release/dictionaries.ts). */
export type Coding = 'br' | 'gzip' | 'identity' | 'dcz'

export interface Body {
  bytes: Uint8Array<ArrayBuffer>
  coding: Coding
  mediaType: string
  /** Strong ETag of the content in this coding, quotes included. */
  etag: string
  /** The page's own policy from its meta element, for the response header. */
  policy: string | undefined
}

interface Entry {
  modified: number
  size: number
  /** By coding, or by the name of a compressed file. */
  bodies: Map<string, Promise<Body>>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const BROTLI_QUALITY = 7

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"/i
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", '#x27': "'", lt: '<', gt: '>' }

/** The policy in a page's meta element, with its entities decoded. */
export function policyOf(html: string): string | undefined {
  const content = POLICY.exec(html)?.[1]
  return content?.replace(/&(amp|quot|#39|#x27|lt|gt);/g, (full, name: string) => ENTITIES[name] ?? full)
}

/** The best coding that the browser accepts, by its Accept-Encoding header; a coding with q=0 is refused. */
export function codingFor(accepted: string | null): Coding {
  const names = new Set<string>()
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) names.add(name)
  }
  if (names.has('br')) return 'br'
  return names.has('gzip') ? 'gzip' : 'identity'
}

/** A cache of bodies that contains at most `limit` bytes of files and evicts the least recently used. */
export class BodyCache {
  #entries = new Map<string, Entry>()
  #held = 0
  #limit: number

  constructor(limit = 128 * 1024 * 1024) {
    this.#limit = limit
  }

  /**
   * The body of a file in the requested coding, or plain if files of its type and size are not compressed. Throws if the
   * file cannot be read.
   */
  get(file: SiteFile, encoding: Coding): Promise<Body> {
    const entry = this.#entryOf(file)
    const coding = compresses(mediaTypeOf(file.path), file.size) ? encoding : 'identity'
    const known = entry.bodies.get(coding)
    if (known) return known
    const body = load(file.path, coding)
    entry.bodies.set(coding, body)
    body.catch(() => this.#forget(file.path))
    return body
  }

  /** The body of a page compressed with a dictionary, by its id; undefined if a release has written none. */
  async packed(file: SiteFile, dictionary: string): Promise<Body | undefined> {
    const { bodies } = this.#entryOf(file)
    const name = packedName(file.path, dictionary)
    const body = bodies.get(name) ?? loadPacked(file.path, name)
    bodies.set(name, body)
    try {
      return await body
    } catch {
      // Not cached: any id may be requested.
      bodies.delete(name)
      return undefined
    }
  }

  #entryOf(file: SiteFile): Entry {
    const known = this.#entries.get(file.path)
    this.#forget(file.path)
    const fresh = known?.modified === file.modified && known.size === file.size
    const entry: Entry = fresh ? known : { modified: file.modified, size: file.size, bodies: new Map() }
    this.#entries.set(file.path, entry)
    this.#held += file.size
    for (const oldest of this.#entries.keys()) {
      if (this.#held <= this.#limit || oldest === file.path) break
      this.#forget(oldest)
    }
    return entry
  }

  #forget(path: string): void {
    const entry = this.#entries.get(path)
    if (!entry) return
    this.#entries.delete(path)
    this.#held -= entry.size
  }
}

/** Whether a compressed form is stored next to a file. */
export const isPacked = ({ path }: SiteFile): boolean => existsSync(`${path}.br`)

async function load(path: string, coding: Coding): Promise<Body> {
  const plain = await fs.readFile(path)
  return bodyOf(plain, await encode(path, plain, coding), coding, mediaTypeOf(path))
}

async function loadPacked(path: string, name: string): Promise<Body> {
  return bodyOf(await fs.readFile(path), await fs.readFile(name), 'dcz', mediaTypeOf(path))
}

/** The body of a page that was rendered on request, in a coding. */
export async function pageBody(plain: Buffer<ArrayBuffer>, coding: Coding): Promise<Body> {
  return bodyOf(plain, await packed(plain, coding), coding, 'text/html; charset=utf-8')
}

function bodyOf(plain: Buffer, bytes: Uint8Array<ArrayBuffer>, coding: Coding, mediaType: string): Body {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return {
    bytes,
    coding,
    mediaType,
    etag: coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`,
    policy: mediaType.startsWith('text/html') ? policyOf(plain.toString()) : undefined,
  }
}

/** The file that a release with --precompress wrote next to this one, otherwise compressed here. */
async function encode(path: string, plain: Buffer<ArrayBuffer>, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
  if (coding === 'identity') return plain
  try {
    return await fs.readFile(`${path}${coding === 'br' ? '.br' : '.gz'}`)
  } catch {
    return packed(plain, coding)
  }
}

async function packed(plain: Buffer<ArrayBuffer>, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
  if (coding === 'identity') return plain
  if (coding === 'gzip') return zip(plain)
  return brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
}
