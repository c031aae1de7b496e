import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Media } from './address.ts'
import { ladderWidth, mediaAddress, mediaSize, parseMedia } from './address.ts'
import { createFileCache } from './cache.ts'
import type { Format } from './format.ts'
import { chooseFormat, contentType } from './format.ts'
import { RENDER_VERSION, render } from './render.ts'
import { createWorkshop } from './workshop.ts'

export interface MediaService {
  /** Answers GET and HEAD of `/media/…` (address.ts); anything but a picture's address gets 404. */
  handle(request: Request): Promise<Response>
}

export interface MediaOptions {
  /** the folder for drawn pictures, for instance `.sandbox/media`; it may be emptied at any time */
  cacheDir: string
}

const YEAR = 31_536_000

/**
 * The sandbox's picture service: it draws the pictures of the seed data's addresses (exhibits, live covers, banners,
 * halls, people, exhibitors' marks), at one of the supported widths, in the best format that the client accepts, once.
 */
export function createMedia({ cacheDir }: MediaOptions): MediaService {
  const cache = createFileCache(cacheDir)
  const workshop = createWorkshop<Uint8Array<ArrayBuffer>>(availableParallelism())

  async function picture(media: Media, width: number, format: Format, name: string): Promise<Uint8Array<ArrayBuffer>> {
    // read before queueing: a drawn picture does not wait for others to be drawn
    const known = await cache.read(name)
    if (known) return known
    return workshop.run(name, async () => {
      const bytes = await render(media, width, format)
      await cache.write(name, bytes)
      return bytes
    })
  }

  return {
    async handle(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, { Allow: 'GET, HEAD' })
      const { pathname, searchParams } = new URL(request.url)
      const media = parseMedia(pathname)
      const width = media && requestedWidth(media, searchParams.get('w'))
      if (!media || !width) return refusal(404)
      const format = chooseFormat(media.kind, request.headers.get('accept') ?? '')
      const digest = createHash('sha256').update([RENDER_VERSION, mediaAddress(media), width, format].join(' '))
      const name = `${digest.digest('hex').slice(0, 40)}.${format}`
      const etag = `"${name}"`
      const headers = { 'Cache-Control': `public, max-age=${YEAR}, immutable`, ETag: etag, Vary: 'Accept' }
      if (holds(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
      const bytes = await picture(media, width, format, name)
      return new Response(request.method === 'HEAD' ? null : bytes, {
        headers: {
          ...headers,
          'Content-Type': contentType(format),
          'Content-Length': String(bytes.byteLength),
          'X-Content-Type-Options': 'nosniff',
        },
      })
    },
  }
}

/** The width to render: the kind's own if none is requested, undefined if the parameter is not a number of pixels. */
function requestedWidth(media: Media, w: string | null): number | undefined {
  if (w === null) return mediaSize(media.kind).width
  return /^[1-9]\d{0,4}$/.test(w) ? ladderWidth(Number(w)) : undefined
}

function holds(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*') ?? false
}

function refusal(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-cache', ...headers } })
}
