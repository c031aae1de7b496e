// A site with nothing but the search: its index, and the code that searches it, as browsers receive them.

import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..')
/** The browser's entry point: opens the index's worker, and reads an address. */
const ENTRY = 'virtual:bench'
const CODE = `
import { indexThread } from '${ROOT}/src/features/search/index-thread.ts'
import { readSearch } from '${ROOT}/src/features/search/search-state.ts'
globalThis.bench = { indexThread, readSearch }
`

/** Bundles the search's code into the site. */
export async function bundleSearch(dir: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'bench',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? CODE : null),
      },
    ],
    build: {
      outDir: join(dir, 'code'),
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: { bench: ENTRY },
        output: { entryFileNames: 'bench.js' },
        preserveEntrySignatures: 'strict',
      },
    },
  })
}

export interface Line {
  /** Milliseconds until a response begins. */
  wait: number
  bytesPerSecond: number
}

export interface BenchSite {
  origin: string
  /** Index files sent since the last call, after brotli (5, as for a server that compresses on the fly). */
  takeSent(): { bytes: number; files: number }
  /** Simulates a slow line from now on; null: full speed. (The page's throttling does not apply to its workers.) */
  slow(line: Line | null): void
  close(): void
}

export async function serveSearch(dir: string): Promise<BenchSite> {
  const packed = new Map<string, Buffer>()
  const pack = (file: string) => {
    const known = packed.get(file)
    if (known) return known
    const made = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    packed.set(file, made)
    return made
  }
  let sent = { bytes: 0, files: 0 }
  let line: Line | null = null
  let free = 0
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'",
    )
    if (path === '/') {
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>Bench</title><script type="module" src="/code/bench.js"></script>')
      return
    }
    const file = [join(dir, path), join(dir, 'code', path)].find((each) => existsSync(each))
    if (!file) {
      response.writeHead(404).end()
      return
    }
    const body = pack(file)
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'application/json')
    response.setHeader('content-encoding', 'br')
    response.setHeader('cache-control', 'no-store')
    if (path.endsWith('.json')) sent = { bytes: sent.bytes + body.length, files: sent.files + 1 }
    if (!line) {
      response.end(body)
      return
    }
    // One line for all: simultaneous requests are served one after the other.
    const now = performance.now()
    free = Math.max(now + line.wait, free) + (body.length / line.bytesPerSecond) * 1000
    setTimeout(() => response.end(body), free - now)
  })
  await new Promise<void>((open) => server.listen(0, 'localhost', open))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeSent() {
      const before = sent
      sent = { bytes: 0, files: 0 }
      return before
    },
    slow(next) {
      line = next
      free = 0
    },
    close: () => server.close(),
  }
}
