import fs from 'node:fs'
import path from 'node:path'
import { FAULT_HEADER } from '../../src/sandbox/faults/faults.ts'
import { Advice } from '../advice.mjs'
import { pinnedNode, root, runToEnd } from '../install.mjs'
import { openPlatform } from '../serve/platform.ts'
import type { Handler } from '../serve/proxy.ts'
import { createSite, listen } from '../serve.ts'
import { startPrism, violationIn, WEBAPI } from './prism.ts'

/** Names what Prism is to give back as the platform's answer. */
const NUMBER = 'x-prove-answer'
/** Calls that Prism looks at at a time: the stories need the other core. */
const AT_A_TIME = 2
const SITES = ['test-site', 'test-site-b'] as const

interface Exchange {
  readonly request: Request
  readonly body: ArrayBuffer | null
  readonly answer: Response
}

/**
 * Runs the stories over the built test sites, and holds what they ask and are answered against the document. The
 * sandbox answers as always; Prism sees each exchange beside that, so that no story waits for it or loses its host.
 *
 * @param args what Playwright is to run: files, `-g TITLE`
 * @returns what is against the document, each with how often and who failed
 */
export async function storiesThroughProxy(args: readonly string[]): Promise<string[]> {
  const [site, siteB] = SITES.map((name) => path.join(root, '.cache', name))
  if (!site || !siteB || !fs.existsSync(site)) throw new Advice('Build the test site first: npm test -- --only build.')
  const platform = await openPlatform({})
  const { handler } = platform
  if (!handler) throw new Error('no sandbox')
  const book = await openBook()
  const watched: Handler = async (request) => {
    const isCall = new URL(request.url).pathname.startsWith(`${WEBAPI}/expo-main/`) && request.method !== 'OPTIONS'
    // What a story spoils on purpose says nothing of the document.
    if (!isCall || request.headers.has(FAULT_HEADER)) return handler(request)
    const body = request.body ? await request.clone().arrayBuffer() : null
    const answer = await handler(request)
    book.add({ request, body, answer: answer.clone() })
    return answer
  }
  const sites = { '*': site, ...(fs.existsSync(siteB) && { 'b.localhost': siteB }) }
  const served = await listen(
    createSite({ sites, platform: watched }),
    0,
    () => 'npm run contract:prove',
    platform.upgrade,
  )
  try {
    const cli = path.join(root, 'node_modules/@playwright/test/cli.js')
    const environment = { ...process.env, E2E_PORT: String(served.port), E2E_SERVED: '1', TEST_SITE: site }
    const run = [cli, 'test', '--project', 'site', ...args]
    const { code, output } = await runToEnd(pinnedNode, run, environment, true)
    const faults = await book.close()
    console.log(`Through Prism: ${book.count()} calls of the stories`)
    return code === 0 ? faults : [...faults, `Stories failed:\n${output.slice(-2000)}`]
  } finally {
    await served.close()
    await platform.close()
  }
}

/** Holds exchanges against the document, a few at a time. */
async function openBook() {
  const answers = new Map<string, Response>()
  const upstream = await listen(
    ({ headers }) => answers.get(headers.get(NUMBER) ?? '')?.clone() ?? new Response(null, { status: 599 }),
    0,
    () => 'npm run contract:prove',
  )
  const prism = await startPrism(['proxy', '--errors'], `http://127.0.0.1:${upstream.port}`)
  const faults = new Map<string, number>()
  const waiting: Exchange[] = []
  const working = new Set<Promise<void>>()
  let number = 0
  const check = async ({ request, body, answer }: Exchange): Promise<void> => {
    const { pathname, search } = new URL(request.url)
    number += 1
    const mark = String(number)
    answers.set(mark, answer)
    const headers = new Headers(request.headers)
    for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) headers.delete(name)
    headers.set(NUMBER, mark)
    const told = await fetch(prism.url + pathname.slice(WEBAPI.length) + search, {
      method: request.method,
      headers,
      body,
    })
    const violation = await violationIn(told)
    answers.delete(mark)
    if (violation === null) return
    const fault = `${request.method} ${pathname}: ${violation}`
    faults.set(fault, (faults.get(fault) ?? 0) + 1)
  }
  const next = (): void => {
    while (working.size < AT_A_TIME) {
      const exchange = waiting.shift()
      if (!exchange) return
      const work = check(exchange)
        .catch((error: unknown) => void faults.set(`Prism did not answer: ${String(error)}`, 1))
        .finally(() => {
          working.delete(work)
          next()
        })
      working.add(work)
    }
  }
  return {
    count: () => number,
    add: (exchange: Exchange) => {
      waiting.push(exchange)
      next()
    },
    close: async () => {
      while (working.size > 0) await Promise.all(working)
      prism.stop()
      await upstream.close()
      return [...faults].map(([fault, times]) => `${times} × ${fault}`)
    },
  }
}
