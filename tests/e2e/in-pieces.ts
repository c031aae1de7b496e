// A site whose pages come in pieces, as on a slow network: a browser paints what it has.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test as base } from './fixtures.ts'

const site = path.resolve(process.env['TEST_SITE'] ?? '.cache/test-site')
/** Bytes a piece, and ms from one to the next: a page of 60 KB takes over a second. */
const PIECE = 600
const EVERY = 12

/** Pages in pieces; all else as the real site has it. */
async function answer(request: IncomingMessage, response: ServerResponse, real: string): Promise<void> {
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
    const kept = ['content-type', 'date'].map((name) => [name, reply.headers.get(name) ?? ''])
    response.writeHead(reply.status, Object.fromEntries(kept))
    response.end(Buffer.from(await reply.arrayBuffer()))
    return
  }
  const html = readFileSync(path.join(site, pathname, 'index.html'))
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  for (let at = 0; at < html.length; at += PIECE) {
    response.write(html.subarray(at, at + PIECE))
    await pause(EVERY)
  }
  response.end()
}

export const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    const real = new URL(baseURL ?? '').origin
    const server = createServer((request, response) => void answer(request, response, real))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
  },
})
