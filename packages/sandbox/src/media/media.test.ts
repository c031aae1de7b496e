import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaPicture } from './address.ts'
import {
  bannerPicture,
  coverPicture,
  exhibitPicture,
  hallPicture,
  logoPicture,
  pavilionPicture,
  personPicture,
  sessionPicture,
  standPicture,
  ticketPicture,
} from './address.ts'
import { createMedia } from './media.ts'

const MODERN = 'image/avif,image/webp,*/*;q=0.8'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function request(path: string, headers: Record<string, string> = {}, cacheDir = folder): Promise<Response> {
  return createMedia({ cacheDir }).handle(new Request(`http://localhost${path}`, { headers }))
}

async function bytes(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

async function files(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe('createMedia', () => {
  const kinds: MediaPicture[] = [
    exhibitPicture('machine', 'm-1', 1),
    coverPicture('toys', 'l-1'),
    bannerPicture(['stone', 'drone'], 'b-1'),
    hallPicture('h-1'),
    standPicture('machine', personPicture('p-1'), 'e-1'),
    pavilionPicture(['food', 'robot'], 'nation-de'),
    sessionPicture([personPicture('p-1')], 's-1'),
    ticketPicture('t-1', 'sand'),
    personPicture('p-1'),
    logoPicture('e-1'),
  ]
  it.each(kinds)('renders $url in its own size, and narrower in the same ratio', async ({ url, width, height }) => {
    for (const [query, w] of [
      ['', width],
      ['?w=100', 160],
    ] as const) {
      const { info } = await sharp(await bytes(await request(url + query))).toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([w, Math.round((w * height) / width)])
    }
  })

  it('responds in a format that the client accepts, with matching headers', async () => {
    const { url } = exhibitPicture('food', 'f-1')
    for (const [accept, type, decoder] of [
      [MODERN, 'image/avif', 'heif'],
      ['image/webp', 'image/webp', 'webp'],
      ['*/*', 'image/jpeg', 'jpeg'],
    ] as const) {
      const response = await request(`${url}?w=96`, { accept })
      expect(response.headers.get('content-type')).toBe(type)
      expect(response.headers.get('vary')).toBe('Accept')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const body = await bytes(response)
      expect(response.headers.get('content-length')).toBe(String(body.length))
      expect((await sharp(body).metadata()).format).toBe(decoder)
    }
  })

  it('renders the palette given in the URL', async () => {
    const wall = async (palette: 'ink' | 'butter') => {
      const body = await bytes(await request(`${exhibitPicture('medical', 'm', 0, palette).url}?w=96`))
      const { data } = await sharp(body).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer({
        resolveWithObject: true,
      })
      return [...data]
    }
    const [ink, butter] = [await wall('ink'), await wall('butter')]
    expect(Math.max(...ink)).toBeLessThan(140)
    expect(Math.min(...butter)).toBeGreaterThan(180)
  })

  it('keeps the transparent background of a logo', async () => {
    for (const accept of ['image/webp', '*/*']) {
      const image = sharp(await bytes(await request(`${logoPicture('e-2').url}?w=96`, { accept })))
      const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      const alpha = Array.from({ length: info.width * info.height }, (_, i) => data[i * 4 + 3])
      expect(alpha[0]).toBe(0)
      expect(alpha).toContain(255)
    }
  })

  it('renders the same bytes each time, fewer than 8,000', async () => {
    const { url } = exhibitPicture('hardware', 'h-7')
    const [one, two] = await Promise.all(
      ['one', 'two'].map(async (name) => bytes(await request(`${url}?w=320`, { accept: MODERN }, join(folder, name)))),
    )
    expect(one).toEqual(two)
    expect(one?.length).toBeLessThan(8000)
  })

  it('serves a rendered picture from the cache folder', async () => {
    const cacheDir = join(folder, 'cached')
    const { url } = personPicture('p-2')
    await request(`${url}?w=96`, { accept: MODERN }, cacheDir)
    const [file, ...others] = await files(cacheDir)
    if (!file) throw new Error('nothing was cached')
    expect(others).toEqual([])
    await writeFile(file, 'cached')
    expect(`${await bytes(await request(`${url}?w=90`, { accept: MODERN }, cacheDir))}`).toBe('cached')
    expect(`${await bytes(await request(`${url}?w=96`, { accept: 'image/webp' }, cacheDir))}`).not.toBe('cached')
    expect(`${await readFile(file)}`).toBe('cached')
  })

  it('renders without a usable cache folder', async () => {
    const file = join(folder, 'a file')
    await writeFile(file, '')
    const response = await request(`${logoPicture('e-3').url}?w=96`, {}, join(file, 'media'))
    expect(response.status).toBe(200)
    expect((await bytes(response)).length).toBeGreaterThan(100)
  })

  it('responds with 304 to a matching ETag', async () => {
    const { url } = personPicture('p-3')
    const first = await request(`${url}?w=96`, { accept: MODERN })
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w.]+"$/)
    const again = await request(`${url}?w=96`, { accept: MODERN, 'if-none-match': `"x", W/${etag}` })
    expect([again.status, again.headers.get('etag'), (await bytes(again)).length]).toEqual([304, etag, 0])
    expect((await request(`${url}?w=96`, { accept: 'image/webp', 'if-none-match': etag })).status).toBe(200)
    expect((await request(`${url}?w=160`, { accept: MODERN, 'if-none-match': etag })).status).toBe(200)
  })

  it.each([
    '/media/exhibit/ufo/a/0',
    '/media/logo/A',
    '/media/logo/a?w=0',
    '/media/logo/a?w=wide',
    '/media/logo/a?w=1e9',
  ])('responds with 404 to %s', async (path) => {
    const response = await request(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('answers HEAD without a body, and refuses PUT', async () => {
    const media = createMedia({ cacheDir: folder })
    const address = `http://localhost${logoPicture('e-4').url}?w=96`
    const head = await media.handle(new Request(address, { method: 'HEAD' }))
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100)
    expect((await bytes(head)).length).toBe(0)
    const put = await media.handle(new Request(address, { method: 'PUT', body: 'x' }))
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
