// What a server on the open web must withstand: expensive addresses, connections that are never answered, hop-by-hop
// headers, and pages of foreign names that try to reach the sandbox.
import fs from 'node:fs'
import files from 'node:fs/promises'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { localOnly, localOnlyUpgrade } from './local-only.ts'
import { proxyTo, upgradeTo } from './proxy.ts'
import { createSite, type Listening, listen } from './server.ts'

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'hardening-'))
const put = (name: string, content: string | Buffer) => {
  const file = path.join(home, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}
const html = (text: string) =>
  `<!doctype html><meta http-equiv="content-security-policy" content="default-src 'self'"><p>${text}</p>`

let site: Listening
let platform: Listening
/** Headers as the platform received them. */
let got: Headers
/** Connections that wait for a platform that never answers. */
const waiting = new Set<net.Socket>()
const mute = net.createServer((socket) => {
  waiting.add(socket.resume())
  socket.on('error', () => {})
  socket.on('close', () => waiting.delete(socket))
})

beforeAll(async () => {
  put('index.html', html('home'))
  put('404/index.html', html('not here'))
  put('ja-JP/404/index.html', html('ありません'))
  put('large/index.html', html('x'.repeat(5 * 1024 * 1024)))
  put('feed.xml', '<rss/>')
  put('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  put('clip.mp4', Buffer.alloc(5000, 1))
  put('large.mp4', Buffer.alloc(5 * 1024 * 1024, 2))
  put('micro-page/5/index.html', html('micro'))
  put('micro-page/framing.json', JSON.stringify({ 5: ['https://bücher.example', 'nonsense', 'https://a.example'] }))
  platform = await listen(
    (request) => {
      got = request.headers
      const headers = { 'Content-Type': 'text/html', Connection: 'x-hop', 'X-Hop': '1', 'Proxy-Authenticate': 'Basic' }
      return new Response('<script>1</script>', { headers })
    },
    0,
    String,
  )
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const { port } = mute.address() as net.AddressInfo
  site = await listen(
    createSite({ sites: { '*': home }, platform: proxyTo(`http://127.0.0.1:${platform.port}`) }),
    0,
    String,
    upgradeTo(`http://127.0.0.1:${port}`),
  )
})

afterAll(async () => {
  await site.close()
  await platform.close()
  for (const socket of waiting) socket.destroy()
  await new Promise((resolve) => mute.close(resolve))
  fs.rmSync(home, { recursive: true })
})

interface Reply {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

function send(target: string, headers: http.OutgoingHttpHeaders = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: site.port, path: target, headers, agent: false }
    const request = http.get(options, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) }),
      )
    })
    request.on('error', reject)
  })
}

/** The bytes on the wire after a raw request, up to the end of the response's head. */
function raw(lines: readonly string[], port = site.port): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
    let text = ''
    socket.on('data', (part) => {
      text += part
      if (!text.includes('\r\n\r\n')) return
      socket.destroy()
      resolve(text)
    })
    socket.on('error', reject)
  })
}

test.each([
  ['thousands of folders', `/ja-JP/${'a/'.repeat(5000)}`],
  ['thousands of slashes', `/ja-JP${'/'.repeat(8000)}a`],
])('an address of %s gets a 404 in its language after few accesses to the disk', async (_, target) => {
  const looks = vi.spyOn(files, 'realpath')
  onTestFinished(() => looks.mockRestore())
  const { status, body } = await send(target)
  expect(status).toBe(404)
  expect(body.toString()).toContain('ありません')
  expect(looks.mock.calls.length).toBeLessThan(50)
})

test.each(['constructor', '__proto__', 'tostring'])('a host named %s is an unknown host', async (name) => {
  const request = new Request(`http://${name}/`)
  expect((await createSite({ sites: { 'a.example': home } })(request)).status).toBe(404)
  expect((await createSite({ sites: { '*': home } })(request)).status).toBe(200)
})

describe('headers', () => {
  test('forbid framing for every status and size of a page', async () => {
    const { headers } = await send('/')
    const answers = [
      await send('/', { 'If-None-Match': headers.etag }),
      await send('/large/'),
      await send('/large/', { Range: 'bytes=0-9' }),
      await send('/', { Range: 'bytes=0-9' }),
      await send('/nothing/'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([304, 200, 200, 200, 404])
    for (const each of answers) {
      expect(each.headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'")
      expect(each.headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(each.headers['permissions-policy']).toContain('geolocation=()')
    }
  })

  test.each(['/feed.xml', '/logo.svg'])('sandbox %s when it is opened directly', async (target) => {
    const { headers } = await send(target)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/)
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('list only valid origins that may frame a micro page, in ASCII', async () => {
    const { status, headers } = await send('/micro-page/5/')
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toMatch(
      /frame-ancestors https:\/\/xn--bcher-kva\.example https:\/\/a\.example$/,
    )
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test.each(['/clip.mp4', '/large.mp4'])('have the same ETag for a part and the whole of %s', async (target) => {
    const full = await send(target)
    const part = await send(target, { Range: 'bytes=0-9', 'If-Range': String(full.headers.etag) })
    expect(part.status).toBe(206)
    expect(part.headers.etag).toBe(full.headers.etag)
    expect(part.body).toEqual(full.body.subarray(0, 10))
  })
})

describe('the platform behind the proxy', () => {
  test('receives no hop-by-hop headers, and none of its own are returned', async () => {
    const given = { Connection: 'x-secret', 'X-Secret': '1', 'Proxy-Authorization': 'Basic x', tenantId: 't1' }
    const { headers } = await send('/webapi/page', given)
    expect([got.get('x-secret'), got.get('proxy-authorization'), got.get('tenantId')]).toEqual([null, null, 't1'])
    expect([headers['x-hop'], headers['proxy-authenticate']]).toEqual([undefined, undefined])
  })

  test('cannot return a page that runs on this origin', async () => {
    const { headers } = await send('/webapi/page')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/)
  })

  test('has no open connections of visitors who left before it answered', async () => {
    const head = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: eA==']
    const sockets = Array.from({ length: 20 }, () =>
      net.connect(site.port, '127.0.0.1', function (this: net.Socket) {
        this.write(`${['GET /webapi/im HTTP/1.1', 'Host: localhost', ...head].join('\r\n')}\r\n\r\n`)
      }),
    )
    await expect.poll(() => waiting.size).toBe(20)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => waiting.size).toBe(0)
  })
})

test('an upgrade to cleartext HTTP/2 is ignored', async () => {
  const offer = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA']
  expect(await raw(['GET / HTTP/1.1', 'Host: localhost', ...offer])).toMatch(/^HTTP\/1\.1 200 /)
})

describe('the sandbox', () => {
  const handler = localOnly(() => new Response('codes'))
  const requested = async (url: string, origin?: string) =>
    (await handler(new Request(url, { headers: origin ? { origin } : {} }))).status

  test.each(['http://localhost:4321/', 'http://b.localhost/', 'http://127.0.0.1:80/', 'http://[::1]:3000/'])(
    'answers at %s',
    async (url) => {
      expect(await requested(url)).toBe(200)
      expect(await requested(url, 'http://localhost:4321')).toBe(200)
    },
  )

  test.each(['http://evil.example:4321/', 'http://localhost.evil.example/', 'http://evillocalhost/'])(
    'refuses requests to %s and from its pages',
    async (url) => {
      expect(await requested(url)).toBe(421)
      expect(await requested('http://localhost/', new URL(url).origin)).toBe(421)
      expect(await requested('http://localhost/', 'null')).toBe(421)
    },
  )

  test('refuses WebSockets from a foreign page or to a foreign host', async () => {
    const taken: string[] = []
    const upgrade = localOnlyUpgrade((request, socket) => {
      taken.push(request.headers.origin ?? '')
      socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
      return true
    })
    const sandbox = await listen(() => new Response(), 0, String, upgrade)
    const open = (host: string, origin: string) =>
      raw(
        ['GET /im HTTP/1.1', `Host: ${host}`, `Origin: ${origin}`, 'Connection: Upgrade', 'Upgrade: websocket'],
        sandbox.port,
      )
    expect(await open('localhost', 'http://localhost:1')).toMatch(/ 101 /)
    expect(await open('localhost', 'http://evil.example')).toMatch(/ 421 /)
    expect(await open('evil.example', 'http://localhost')).toMatch(/ 421 /)
    expect(taken).toEqual(['http://localhost:1'])
    await sandbox.close()
  })
})
