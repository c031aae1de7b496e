// npm run bench:tail [-- --exhibits 2000] [--seconds 20] [--connections 16]: how many pages per second the tail service
// serves on this machine, with p50 and p99: rendered one by one (each address once), and from memory. The sandbox and
// the load generator share its cores. It prints a table and checks nothing.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listen } from '@fair/deploy/serve/server.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { Advice, giveUp } from './advice.mjs'
import { NODE_FLAGS } from './node-flags.mjs'

const USAGE = 'Usage: npm run bench:tail -- [--exhibits 2000] [--seconds 20] [--connections 16]'

function commandLine() {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ options: { exhibits: text, seconds: text, connections: text } })
    const { exhibits = '2000', seconds = '20', connections = '16' } = values
    const numbers = [exhibits, seconds, connections]
    if (!numbers.every((each) => /^[1-9]\d{0,4}$/.test(each))) throw new Error('All take a whole number.')
    return { exhibits: Number(exhibits), seconds: Number(seconds), connections: Number(connections) }
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
}

/** Requests pages in parallel until none are left or the time is up; returns the milliseconds of each. */
async function load(base: string, paths: Iterable<string>, seconds: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const queue = paths[Symbol.iterator]()
  const times: number[] = []
  let failed = 0
  const started = performance.now()
  const one = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const request = get(base + path, { agent, headers: { 'Accept-Encoding': 'br' } }, (reply) => {
        reply.resume().on('end', () => resolve(reply.statusCode ?? 0))
      })
      request.on('error', reject)
    })
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      if (performance.now() - started > seconds * 1000) return
      const requestedAt = performance.now()
      if ((await one(next.value)) !== 200) failed += 1
      times.push(performance.now() - requestedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const passed = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (part: number) => Number((times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1))
  return {
    pages: times.length,
    'pages/s': Math.round(times.length / passed),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    failed,
  }
}

async function main(): Promise<void> {
  const { exhibits, seconds, connections } = commandLine()
  const dir = mkdtempSync(join(tmpdir(), 'bench-tail-'))
  const sandbox = createSandbox({ size: exhibits, media: false })
  const platform = await listen(sandbox.fetch, 0, () => '')
  const of = `http://127.0.0.1:${platform.port}/webapi`
  const site = ['--platform', of, '--exhibition', 'current', '--languages', 'en-US', '--og', 'none']
  const args = [...NODE_FLAGS, 'scripts/serve-tail.ts', ...site, '--port', '0', '--cache-dir', join(dir, 'kept')]
  const service = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const base = await new Promise<string>((resolve, reject) => {
      service.stdout.on('data', (text) => {
        const port = /:(\d+)\//.exec(String(text))?.[1]
        if (port) resolve(`http://127.0.0.1:${port}`)
      })
      service.once('exit', () => reject(new Advice('The service has ended.')))
    })
    while ((await fetch(`${base}/readyz`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 200))
    const list = `http://sandbox/webapi/expo-main/api/v2/app/search/exhibits?pageNum=1&pageSize=${exhibits}`
    const { records } = (await (await sandbox.fetch(new Request(list))).json()) as { records: { exhibitsId: string }[] }
    const paths = records.map(({ exhibitsId }) => `/exhibits/detail/${exhibitsId}/`)
    console.log(`${paths.length} exhibits, ${connections} connections, ${availableParallelism()} cores`)
    // Warm-up: the engine compiles code only once it has run often.
    await load(base, paths.slice(0, 100), seconds, connections)
    const rendered = await load(base, paths.slice(100), seconds, connections)
    const known = paths.slice(100, 100 + rendered.pages)
    const forever = (function* () {
      for (let n = 0; known.length > 0; n += 1) yield known[n % known.length] ?? ''
    })()
    console.table({ rendered, 'from memory': await load(base, forever, Math.min(seconds, 10), connections) })
    const metrics = await (await fetch(`${base}/metrics`)).text()
    console.log(/^fair_tail_cache_bytes .*$/m.exec(metrics)?.[0])
  } finally {
    service.kill()
    await platform.close()
    sandbox.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

await main().catch(giveUp)
process.exit(0)
