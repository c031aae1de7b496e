// A web server for built sites, used by `npm start`, `npm run preview` and the browser tests. It shows how a tenant's
// own server should behave: statuses, headers, compression, one folder per host.
import { createReadStream } from 'node:fs'
import { realpath } from 'node:fs/promises'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Duplex, Readable } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'
import { Advice } from '../../../../scripts/advice.mjs'
import { filesWithArchives } from './archives.ts'
import { type Body, BodyCache, codingFor, isPacked } from './body-cache.ts'
import { partOf, rangeOf } from './byte-range.ts'
import { cacheControlOf } from './cache-control.ts'
import {
  availableDictionary,
  type DictionaryIndex,
  dictionaryLinkOf,
  dictionaryUseOf,
  PAGE_VARY,
} from './dictionaries.ts'
import { readDictionaryIndex } from './dictionary-index.ts'
import { frameAncestors } from './framing.ts'
import { FOREIGN_PAGE_POLICY, SAFETY_HEADERS, safetyHeadersOf } from './headers.ts'
import { mediaTypeOf } from './media-types.ts'
import type { Handler, Upgrade } from './proxy.ts'
import { type Files, find, NotBuiltYet, nearestNotFound, type SiteFile } from './site-path.ts'
import { allowPrerender, rulesOf, SPECULATION_RULES } from './speculation.ts'

export interface SiteOptions {
  /**
   * The folder or the files of each host name (without port); `*` serves all other hosts. Read at each request, so that
   * a site may be replaced.
   */
  sites: Readonly<Record<string, string | Files>>
  /** Handles `/webapi/…`, `/media/…` and `/sandbox…`; without it these are not found. */
  platform?: Handler | undefined
  /** The folder for archives of sites that have none (serve/archives.ts); without it, none are created. */
  archives?: string | undefined
  /** Browsers may render pages before they are opened (serve/speculation.ts). */
  prerenders?: boolean | undefined
}

const PLATFORM_PATHS = /^\/(webapi|media|sandbox)(\/|$)/
const LARGEST_IN_MEMORY = 4 * 1024 * 1024
/** Answers requests for built sites. A request's Host picks the tenant's folder. */
export function createSite({ sites, platform, archives, prerenders = false }: SiteOptions): Handler {
  const cache = new BodyCache()
  // A host may be called like a member of every object.
  const siteAt = (host: string) => (Object.hasOwn(sites, host) ? sites[host] : undefined) ?? sites['*']
  return async (request) => {
    const url = new URL(request.url)
    if (platform && PLATFORM_PATHS.test(url.pathname)) return guarded(url.pathname, await platform(request))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const named = siteAt(url.hostname)
    if (!named) return plain(404, `No site is served at ${url.hostname}.\n`)
    const from = async (site: string | Files) => {
      if (typeof site !== 'string') return answer(site, url, request, cache, {})
      const folder = await releaseOf(site)
      return answer(filesWithArchives(folder, archives), url, request, cache, await readDictionaryIndex(folder))
    }
    const reply = await from(named).catch((error: unknown) => {
      const now = siteAt(url.hostname) ?? named
      // The site may have been built while this request waited for its page.
      return error instanceof NotBuiltYet && now !== named ? from(now) : notBuiltYet(error)
    })
    if (prerenders) allowPrerender(reply.headers)
    return request.method === 'HEAD' ? new Response(null, reply) : reply
  }
}

async function answer(
  files: Files,
  url: URL,
  request: Request,
  cache: BodyCache,
  dictionaries: DictionaryIndex,
): Promise<Response> {
  const found = await find(files, url)
  if (found.kind === 'moved')
    return new Response(null, { status: 308, headers: { ...SAFETY_HEADERS, Location: found.location } })
  return found.kind === 'file'
    ? await send(files, found.file, request, cache, dictionaries)
    : await sendNotFound(files, url, request, cache, dictionaries)
}

/** Seconds after which a file that is not built yet may be requested again. */
const RETRY_AFTER = 5

function notBuiltYet(error: unknown): Response {
  if (!(error instanceof NotBuiltYet)) throw error
  const reply = plain(503, `${error.message}\n`)
  reply.headers.set('Retry-After', String(RETRY_AFTER))
  reply.headers.set('Cache-Control', 'no-store')
  return reply
}

/**
 * Responses of the platform on the site's origin: with their declared type, and never as a page of the site. The
 * sandbox's own pages (`/sandbox/…`: its login, its payments) contain working forms.
 */
function guarded(pathname: string, reply: Response): Response {
  const headers = new Headers(reply.headers)
  headers.set('X-Content-Type-Options', 'nosniff')
  const isDocument = /html|xml|svg/.test(headers.get('Content-Type') ?? '') && !pathname.startsWith('/sandbox')
  if (isDocument && !headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', FOREIGN_PAGE_POLICY)
  return new Response(reply.body, { status: reply.status, statusText: reply.statusText, headers })
}

/** A site's folder may be a link that a build moves to the next release: one request uses only one of them. */
const releaseOf = (folder: string): Promise<string> => realpath(folder).catch(() => folder)

export function plain(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...SAFETY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' } })
}

async function sendNotFound(
  files: Files,
  url: URL,
  request: Request,
  cache: BodyCache,
  dictionaries: DictionaryIndex,
): Promise<Response> {
  const page = await nearestNotFound(files, url.pathname)
  if (!page) return plain(404, 'Not found.\n')
  const body = await cache.get(page, codingFor(request.headers.get('Accept-Encoding')))
  const headers = headersOf(body, 'no-cache')
  addDictionary(headers, dictionaries, url.pathname)
  return new Response(body.bytes, { status: 404, headers })
}

/** The headers of a file that is sent in full. */
export function headersOf(body: Body, cacheControl: string, ancestors = "'none'"): Headers {
  const headers = safetyHeadersOf(body.mediaType, body.policy, ancestors)
  headers.set('Content-Type', body.mediaType)
  headers.set('Content-Length', String(body.bytes.byteLength))
  headers.set('Cache-Control', cacheControl)
  headers.set('ETag', body.etag)
  headers.set('Vary', 'Accept-Encoding')
  if (body.mediaType.startsWith('text/html')) headers.set(SPECULATION_RULES, rulesOf(body.coding === 'dcz'))
  if (body.coding !== 'identity') headers.set('Content-Encoding', body.coding)
  return headers
}

/** Announces the dictionary of a page's language. */
function addDictionary(headers: Headers, dictionaries: DictionaryIndex, pathname: string): void {
  const link = dictionaryLinkOf(dictionaries, pathname)
  if (link === undefined) return
  headers.set('Link', link)
  headers.set('Vary', PAGE_VARY)
}

/** Whether If-None-Match contains an ETag, in any content coding. */
export function hasTag(header: string | null, etag: string): boolean {
  const stem = (tag: string) => tag.trim().replace(/^W\//, '')
  return header === '*' || (header ?? '').split(',').some((tag) => stem(tag) === etag)
}

async function send(
  files: Files,
  file: SiteFile,
  request: Request,
  cache: BodyCache,
  dictionaries: DictionaryIndex,
): Promise<Response> {
  const url = new URL(request.url)
  const cacheControl = cacheControlOf(url.pathname)
  const mediaType = mediaTypeOf(file.path)
  const isPage = mediaType.startsWith('text/html')
  // Pages are always read in full: the policy header is taken from their markup.
  if (file.size > LARGEST_IN_MEMORY && !isPage && !isPacked(file)) return sendFromDisk(file, request, cacheControl)
  const range = isPage ? null : rangeOf(request)
  const dictionary = isPage ? availableDictionary(request.headers) : null
  const packed = dictionary === null ? undefined : await cache.packed(file, dictionary)
  const body = packed ?? (await cache.get(file, range ? 'identity' : codingFor(request.headers.get('Accept-Encoding'))))
  const headers = headersOf(body, cacheControl, isPage ? await frameAncestors(files, url.pathname) : undefined)
  const use = dictionaryUseOf(url.pathname)
  if (isPage) addDictionary(headers, dictionaries, url.pathname)
  else if (use !== undefined) headers.set('Use-As-Dictionary', use)
  if (hasTag(request.headers.get('If-None-Match'), body.etag)) {
    headers.delete('Content-Length')
    if (body.coding === 'dcz') headers.delete('Content-Encoding')
    return new Response(null, { status: 304, headers })
  }
  if (!isPage) headers.set('Accept-Ranges', 'bytes')
  if (!range) return new Response(body.bytes, { headers })
  const part = partOf(request, headers, body.bytes.byteLength, body.etag)
  return part.status === 416
    ? new Response(null, part)
    : new Response(body.bytes.subarray(part.start, part.end + 1), part)
}

/** Large files are streamed, never held in memory. */
function sendFromDisk(file: SiteFile, request: Request, cacheControl: string): Response {
  const etag = `"${file.size.toString(36)}-${Math.round(file.modified).toString(36)}"`
  const mediaType = mediaTypeOf(file.path)
  const headers = safetyHeadersOf(mediaType, undefined, "'none'")
  headers.set('Content-Type', mediaType)
  headers.set('Cache-Control', cacheControl)
  headers.set('Accept-Ranges', 'bytes')
  headers.set('ETag', etag)
  if (hasTag(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const part = partOf(request, headers, file.size, etag)
  if (part.status === 416 || request.method === 'HEAD') return new Response(null, part)
  const { start, end } = part
  return new Response(Readable.toWeb(createReadStream(file.path, { start, end })) as ReadableStream, part)
}

export interface Listening {
  /** The address to open, for example `http://localhost:4321/`. */
  url: string
  port: number
  server: Server
  /**
   * Stops accepting connections, and resolves when the port is free again.
   *
   * @param patience milliseconds for pending responses; after that they are cut off (0)
   */
  close: (patience?: number) => Promise<void>
}

/**
 * Serves a handler on the loopback interface.
 * @param port 0 picks a free one
 * @param upgrade accepts WebSockets; any that it does not accept are refused
 * @param host the address to listen on, if other machines should reach it
 * @param elsewhere the command that uses another port, shown to the person if this one is taken
 * @throws {Advice} the port is taken, or may not be used
 */
export function listen(
  handler: Handler,
  port: number,
  elsewhere: (port: number) => string,
  upgrade?: Upgrade,
  host = '127.0.0.1',
): Promise<Listening> {
  // Upgrades to anything else (h2c) are ignored. Idle connections stay open longer than clients and proxies reuse them.
  const shouldUpgradeCallback = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'
  const serverOptions = { shouldUpgradeCallback, keepAliveTimeout: 65_000 }
  const server = createAdaptorServer({ fetch: handler, serverOptions }) as Server
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A visitor who disconnects during a response is not a server error.
    socket.on('error', () => socket.destroy())
    if (!upgrade?.(request, socket, head)) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
    upgraded.add(socket.on('close', () => upgraded.delete(socket)))
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portAdvice(error, port, elsewhere)))
    server.listen(port, host, () => {
      const bound = (server.address() as AddressInfo).port
      const close = (patience = 0) =>
        new Promise<void>((done) => {
          const cut = () => {
            server.closeAllConnections()
            for (const socket of upgraded) socket.destroy()
          }
          const late = patience > 0 ? setTimeout(cut, patience) : undefined
          server.close(() => {
            clearTimeout(late)
            done()
          })
          if (patience === 0) cut()
        })
      resolve({ url: `http://localhost:${bound}/`, port: bound, server, close })
    })
  })
}

function portAdvice(error: NodeJS.ErrnoException, port: number, elsewhere: (port: number) => string): Error {
  if (error.code === 'EADDRINUSE') {
    return new Advice(`Port ${port} is in use: stop the other program or run ${elsewhere(port + 1)}.`)
  }
  if (error.code === 'EACCES')
    return new Advice(`You do not have permission to use port ${port}: run ${elsewhere(4321)}.`)
  return error
}

/**
 * A port from a flag or the environment.
 * @throws {Advice} it is not a whole number from 0 to 65535 (exit code 2)
 */
export function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) {
    throw new Advice(`The port must be a number from 0 to 65535, not "${text}".`, 2)
  }
  return Number(text)
}
