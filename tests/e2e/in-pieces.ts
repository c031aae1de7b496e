// A site whose pages arrive in pieces, as on a slow network: a browser paints what it has.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { test as base } from './fixtures.ts'

const site = path.resolve(process.env['TEST_SITE'] ?? '.cache/test-site')
/** Bytes per piece. */
const PIECE = 600

/** The frames that the browser paints while a page arrives. */
class Frames {
  #waiting: (() => void)[] = []

  /** Resolves with the next frame. */
  next(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  painted(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}

/** In the page, until it has arrived completely. */
function reportFrames(): void {
  const { reportFrame } = globalThis as unknown as { reportFrame(): void }
  const frame = () => {
    reportFrame()
    if (document.readyState === 'loading') requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** Pages in pieces, each when the browser has painted the previous one; everything else as on the real site. */
async function answer(request: IncomingMessage, response: ServerResponse, real: string, frames: Frames): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', real)
  if (!pathname.endsWith('/') || pathname.startsWith('/webapi/')) {
    const { host: _, connection: __, ...headers } = request.headers
    const sent = Buffer.concat(await request.toArray())
    const reply = await fetch(real + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      body: sent.length > 0 ? sent : null,
    })
    // The date as well: pages read the platform's time from it.
    const head = ['content-type', 'date'].map((name) => [name, reply.headers.get(name) ?? ''])
    response.writeHead(reply.status, Object.fromEntries(head))
    response.end(Buffer.from(await reply.arrayBuffer()))
    return
  }
  const html = readFileSync(path.join(site, pathname, 'index.html'))
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  // Without a body nothing is painted.
  let at = html.indexOf('>', html.indexOf('<body')) + 1 + PIECE
  response.write(html.subarray(0, at))
  for (; at < html.length; at += PIECE) {
    await frames.next()
    response.write(html.subarray(at, at + PIECE))
  }
  response.end()
}

export const test = base.extend<{ frames: Frames }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  frames: ({}, use) => use(new Frames()),
  baseURL: async ({ baseURL, frames }, use) => {
    const real = new URL(baseURL ?? '').origin
    const server = createServer((request, response) => void answer(request, response, real, frames))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
  },
  context: async ({ context, frames }, use) => {
    await context.exposeBinding('reportFrame', () => frames.painted())
    await context.addInitScript(reportFrames)
    await use(context)
  },
})
