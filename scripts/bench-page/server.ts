// The static server of all contenders: HTTP/2 over TLS, brotli 11, each compressed file cached in memory.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { cacheControlOf } from '@fair/deploy/serve/cache-control.ts'
import { compresses, mediaTypeOf } from '@fair/deploy/serve/media-types.ts'
import type { Handler } from '@fair/deploy/serve/proxy.ts'
import { createAdaptorServer } from '@hono/node-server'
import type { Certificate } from './certificate.ts'
import { pictureFor } from './pictures.ts'

const BEST = 11
/** Brotli quality of responses that are compressed for each request. */
const FAST = 5

const brotli = (bytes: Buffer, quality: number) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

/** The file of an address below a folder, or undefined. */
function fileAt(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, pathname)
  if (!file.startsWith(folder)) return undefined
  return [file, path.join(file, 'index.html')].find((each) => fs.statSync(each, { throwIfNoEntry: false })?.isFile())
}

/** Serves the files of a folder. */
function filesOf(folder: string, pictures: string): Handler {
  const stored = new Map<string, { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }>()
  const read = (file: string, pathname: string) => {
    const type = mediaTypeOf(file)
    const plain = fs.readFileSync(file)
    const isCompressed = compresses(type, plain.length)
    const body = new Uint8Array(isCompressed ? brotli(plain, BEST) : plain)
    const headers: Record<string, string> = {
      'Content-Type': type,
      'Content-Length': String(body.length),
      'Cache-Control': cacheControlOf(pathname),
    }
    // Pages have no ETag, so that a second visit costs as much as a visit to another page.
    if (!type.startsWith('text/html')) headers['ETag'] = `"${createHash('sha256').update(plain).digest('hex')}"`
    if (isCompressed) headers['Content-Encoding'] = 'br'
    return { body, headers }
  }
  return (request) => {
    const url = new URL(request.url)
    const pathname = decodeURIComponent(url.pathname)
    const generated = pathname.startsWith('/media/') ? path.join(pictures, pictureFor(url)) : undefined
    const file = fileAt(folder, pathname) ?? generated
    if (!file) return new Response('Not found.\n', { status: 404 })
    const answer = stored.get(file) ?? read(file, pathname)
    stored.set(file, answer)
    const { ETag: tag } = answer.headers
    if (tag && request.headers.get('If-None-Match') === tag)
      return new Response(null, { status: 304, headers: { ETag: tag } })
    return new Response(answer.body, { headers: answer.headers })
  }
}

async function compressed(reply: Response): Promise<Response> {
  const plain = Buffer.from(await reply.arrayBuffer())
  const headers = new Headers(reply.headers)
  headers.delete('Content-Length')
  if (!compresses(headers.get('Content-Type') ?? '', plain.length))
    return new Response(plain.length > 0 ? plain : null, { status: reply.status, headers })
  headers.set('Content-Encoding', 'br')
  return new Response(new Uint8Array(brotli(plain, FAST)), { status: reply.status, headers })
}

export interface Served {
  /** `https://localhost:PORT` */
  readonly origin: string
  readonly close: () => void
}

/**
 * Serves a folder on a free port.
 * @param pictures the folder of the generated pictures, which replace missing files below /media/
 * @param platform handles `/webapi/…`; without it these are not found
 */
export async function serve(
  folder: string,
  pictures: string,
  certificate: Certificate,
  platform?: Handler | undefined,
): Promise<Served> {
  const files = filesOf(path.resolve(folder), pictures)
  const handler: Handler = async (request) =>
    platform && new URL(request.url).pathname.startsWith('/webapi/')
      ? compressed(await platform(request))
      : files(request)
  const server = createAdaptorServer({
    fetch: handler,
    createServer: createSecureServer,
    serverOptions: { ...certificate, allowHTTP1: true },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
