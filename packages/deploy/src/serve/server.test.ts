import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proxyTo } from './proxy.ts'
import { createSite, type Listening, listen, portOf } from './server.ts'

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'))
const put = (name: string, content: string | Buffer) => {
  const file = path.join(home, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}
const page = (text: string) =>
  `<!doctype html><meta http-equiv="content-security-policy" content="default-src &#39;self&#39;; img-src &#39;self&#39; data:;"><p>${text}</p>${' '.repeat(400)}`

let listening: Listening
let platform: Listening
const seen: { url: string; body: string; host: string | null }[] = []

beforeAll(async () => {
  put('a/index.html', page('A'))
  put('a/exhibits/index.html', page('exhibits'))
  put('a/404/index.html', page('nicht da'))
  put('a/ja-JP/index.html', page('日本語'))
  put('a/ja-JP/404/index.html', page('ありません'))
  put('a/_astro/x.abc.js', `export const x = "${'x'.repeat(1000)}"`)
  put('a/video.mp4', Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256)))
  put('a/.hidden', 'hidden')
  put('secret.txt', 'secret')
  fs.symlinkSync(path.join(home, 'secret.txt'), path.join(home, 'a/link.txt'))
  put('b/index.html', page('B'))
  platform = await listen(
    async (request) => {
      const body = await request.text()
      seen.push({ url: request.url, body, host: request.headers.get('tenantId') })
      return Response.json({ success: true }, { headers: { 'X-From': 'platform' } })
    },
    0,
    String,
  )
  const site = createSite({
    sites: { '*': path.join(home, 'a'), 'b.localhost': path.join(home, 'b') },
    platform: proxyTo(`http://127.0.0.1:${platform.port}/`),
  })
  listening = await listen(site, 0, (port) => `PORT=${port} npm start`)
})

afterAll(async () => {
  await listening.close()
  await platform.close()
  fs.rmSync(home, { recursive: true })
})

interface Reply {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

/** A request with the path exactly as given (fetch would normalise it), and the body as received. */
function send(target: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port: listening.port, path: target, headers, method, agent: false },
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

describe('addresses', () => {
  test('a folder address serves its index page', async () => {
    const reply = await send('/exhibits/?page=2')
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body.toString()).toContain('exhibits')
  })

  test('an address without a trailing slash redirects to the one with it, including the query', async () => {
    const reply = await send('/exhibits?id=7&x=%20')
    expect(reply.status).toBe(308)
    expect(reply.headers.location).toBe('/exhibits/?id=7&x=%20')
  })

  test('the default language’s prefix redirects to the page without it, in that language', async () => {
    const reply = await send('/zh-CN/exhibits/?tag=CE')
    expect([reply.status, reply.headers.location]).toEqual([308, '/exhibits/?tag=CE&language=zh-CN'])
    expect((await send('/zh-CN')).headers.location).toBe('/?language=zh-CN')
    expect((await send('/zh-CN/nothing/')).status).toBe(404)
    // Japanese pages are built separately: a missing one is not found.
    expect((await send('/ja-JP/exhibits/')).status).toBe(404)
  })

  test('a prefix in another case redirects to the page', async () => {
    const reply = await send('/ja-jp/?tag=CE')
    expect([reply.status, reply.headers.location]).toEqual([308, '/ja-JP/?tag=CE'])
    expect((await send('/JA-jp')).headers.location).toBe('/ja-JP/')
    expect((await send('/zh-cn/exhibits/')).headers.location).toBe('/exhibits/?language=zh-CN')
    expect((await send('/ja-jp/nothing/')).status).toBe(404)
  })

  test('a double slash never redirects to another host', async () => {
    const reply = await send('//exhibits')
    expect([reply.status, reply.headers.location]).toEqual([308, '/exhibits/'])
  })

  test.each([
    ['/nothing/here/', 'nicht da'],
    ['/ja-JP/nothing/here/', 'ありません'],
    ['/ja-JP/exhibits/detail/1/', 'ありません'],
    ['/ja-jp/nothing/', 'ありません'],
    ['/ko-KR/nothing/', 'nicht da'],
  ])('%s gets a 404 in its language', async (target, text) => {
    const reply = await send(target)
    expect(reply.status).toBe(404)
    expect(reply.body.toString()).toContain(text)
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/exhibits/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/link.txt',
    '/.hidden',
    '/%2ehidden',
    '/index.html%00.txt',
    '/%E0%A4%A',
  ])('%s exposes nothing outside of the site', async (target) => {
    const reply = await send(target)
    expect(reply.status).toBe(404)
    expect(reply.body.toString()).not.toMatch(/secret|hidden/)
  })

  test('the host selects the tenant', async () => {
    expect((await send('/', { Host: `b.localhost:${listening.port}` })).body.toString()).toContain('<p>B')
    expect((await send('/', { Host: `localhost:${listening.port}` })).body.toString()).toContain('<p>A')
  })

  test('only GET and HEAD are allowed', async () => {
    const reply = await send('/', {}, 'POST', 'x')
    expect(reply.status).toBe(405)
    expect(reply.headers.allow).toBe('GET, HEAD')
  })
})

describe('headers', () => {
  test('a page has its policy, which forbids framing', async () => {
    const { headers } = await send('/')
    expect(headers['content-security-policy']).toBe("default-src 'self'; img-src 'self' data:; frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  test('assets with a content hash are immutable, and pages are revalidated', async () => {
    expect((await send('/_astro/x.abc.js')).headers['cache-control']).toContain('immutable')
    expect((await send('/')).headers['cache-control']).toBe('no-cache')
  })

  test('an unchanged page is not sent again, in any coding', async () => {
    for (const coding of ['br', 'gzip', 'identity']) {
      const first = await send('/', { 'Accept-Encoding': coding })
      const again = await send('/', { 'Accept-Encoding': coding, 'If-None-Match': `W/"old", W/${first.headers.etag}` })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
      expect((await send('/', { 'Accept-Encoding': coding, 'If-None-Match': '"old"' })).status).toBe(200)
    }
  })

  test('a changed file is sent again', async () => {
    put('a/changing.txt', 'one')
    const first = await send('/changing.txt')
    put('a/changing.txt', 'other')
    const second = await send('/changing.txt', { 'If-None-Match': String(first.headers.etag) })
    expect(second.status).toBe(200)
    expect(second.body.toString()).toBe('other')
  })

  test('HEAD has the headers of GET without the body', async () => {
    const [head, get] = [await send('/', {}, 'HEAD'), await send('/')]
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(get.body.length))
    expect(head.headers.etag).toBe(get.headers.etag)
  })
})

describe('compression', () => {
  test('prefers brotli to gzip, and uses only codings that the browser accepts', async () => {
    const brotli = await send('/_astro/x.abc.js', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toContain('export const x')
    expect(brotli.body.length).toBeLessThan(200)
    expect((await send('/_astro/x.abc.js', { 'Accept-Encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe(
      'gzip',
    )
    expect((await send('/_astro/x.abc.js')).headers['content-encoding']).toBeUndefined()
  })

  test('does not apply to videos', async () => {
    expect((await send('/video.mp4', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })
})

describe('ranges', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=4990-', 4990, 4999],
    ['bytes=-10', 4990, 4999],
    ['bytes=4000-9000', 4000, 4999],
  ])('get the requested bytes: %s', async (range, start, end) => {
    const reply = await send('/video.mp4', { Range: range })
    expect(reply.status).toBe(206)
    expect(reply.headers['content-range']).toBe(`bytes ${start}-${end}/5000`)
    expect([...reply.body]).toEqual(Array.from({ length: end - start + 1 }, (_, index) => (start + index) % 256))
  })

  test('get a 416 beyond the end, and are ignored if invalid or of a HEAD request', async () => {
    const beyond = await send('/video.mp4', { Range: 'bytes=5000-' })
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */5000'])
    expect((await send('/video.mp4', { Range: 'bytes=9-3' })).body).toHaveLength(5000)
    expect((await send('/video.mp4', { Range: 'lines=1-3' })).status).toBe(200)
    const head = await send('/video.mp4', { Range: 'bytes=0-9' }, 'HEAD')
    expect([head.status, head.headers['content-length']]).toEqual([200, '5000'])
  })
})

describe('the platform proxy', () => {
  test('forwards requests with body and headers, but without /webapi', async () => {
    const reply = await send(
      '/webapi/expo-main/api/v2/tenant/site?a=1',
      { tenantId: 't1' },
      'POST',
      '{"domainName":"x"}',
    )
    expect(reply.status).toBe(200)
    expect(reply.headers['x-from']).toBe('platform')
    expect(seen.at(-1)).toEqual({
      url: `http://127.0.0.1:${platform.port}/expo-main/api/v2/tenant/site?a=1`,
      body: '{"domainName":"x"}',
      host: 't1',
    })
    await send('/media/p/1.avif?w=320')
    expect(seen.at(-1)?.url).toMatch(/\/media\/p\/1\.avif\?w=320$/)
  })

  test('answers 502 if the platform is unreachable', async () => {
    const closed = await listen(() => new Response(), 0, String)
    await closed.close()
    const reply = await proxyTo(`http://127.0.0.1:${closed.port}`)(new Request('http://localhost/webapi/x'))
    expect(reply.status).toBe(502)
  })
})

describe('listening', () => {
  test('fails if the port is in use, and suggests another one', async () => {
    const taken = listen(
      () => new Response(),
      listening.port,
      (port) => `PORT=${port} npm start`,
    )
    const next = listening.port + 1
    await expect(taken).rejects.toThrow(
      `Port ${listening.port} is in use: stop the other program or run PORT=${next} npm start.`,
    )
  })

  test.each(['', 'x', '-1', '70000', '80.5'])('refuses the port "%s"', (text) => {
    expect(() => portOf(text)).toThrow(/must be a number/)
  })
})
