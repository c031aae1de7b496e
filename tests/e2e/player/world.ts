// Separate streams for player.spec.ts, which can be disturbed without affecting other tests, and a page for them.
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { startRun } from '@fair/sandbox/handlers/stream-switch.ts'
import { type StreamFault, setStreamFault } from '@fair/sandbox/streams/faults.ts'
import { aliveSandbox } from '@fair/sandbox/testing/alive.ts'
import { fixtureFair } from '@fair/sandbox/testing/fixture-fair.ts'
import { serve } from '@hono/node-server'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { Hono } from 'hono'
import type { Source } from '../../../src/features/agenda/room/stream-player.ts'
import type { Problems } from '../problems.ts'
import type { PlayerPage } from './page.tsx'

/** The page's own globals. */
declare global {
  interface Window extends PlayerPage {}
}

/** How long the streams have been running, in ms. */
const AGE = 10 * 60_000
const LIVES = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7'] as const
export type LiveId = (typeof LIVES)[number]

/** @param now the story's time */
export async function playerWorld(now: Date) {
  const sandbox = aliveSandbox({ make: fixtureFair })
  sandbox.setClock(new Date(now.getTime() - AGE))
  for (const id of LIVES) startRun(sandbox.platform, 'LIVE', id)
  const startTime = sandbox.platform.now().toISOString()
  sandbox.setClock(now)
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'page.tsx')],
    bundle: true,
    write: false,
    jsx: 'automatic',
    // A style sheet is linked by its address.
    loader: { '.css': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const app = new Hono()
    .get('/', (c) =>
      c.html('<!doctype html><html lang="en"><title>Player</title><body><script src="/page.js"></script>'),
    )
    .get('/page.js', (c) => c.body(outputFiles[0]?.text ?? '', 200, { 'content-type': 'text/javascript' }))
    .get('/favicon.ico', (c) => c.body(null, 204))
  /** Requests for streams, by live and source: "L1 main". */
  const requests = new Map<string, number>()
  app.use('/sandbox/stream/live/:id/:part/*', async (c, next) => {
    const key = `${c.req.param('id')} ${c.req.param('part')}`
    requests.set(key, (requests.get(key) ?? 0) + 1)
    await next()
  })
  app.route('/', sandbox.app)
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    startTime,
    asked: (id: LiveId, part: string) => requests.get(`${id} ${part}`) ?? 0,
    /** Disturbs one source of a live, or ends the fault. */
    disturb: (id: LiveId, part: string, fault: StreamFault | null) =>
      setStreamFault(sandbox.platform.db, 'LIVE', id, fault, part),
    open: async (page: Page, problems: Problems) => {
      problems.allow(new RegExp(`^request to another origin: ${origin}/`), /(status|status of) 404/)
      await page.goto(`${origin}/`)
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      // A browser opens connections that it never uses: none would close by itself for minutes.
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      sandbox.close()
    },
  }
}

/** One source of a live; the sandbox has low-latency, main and sound. */
export const sourceOf = (id: LiveId, part: 'low-latency' | 'main'): Source => ({
  url: `/sandbox/stream/live/${id}/${part}/index.m3u8`,
  audioOnly: false,
  lowLatency: part === 'low-latency',
})

/** A recorded hour. */
export const RECORDING: Source = {
  url: '/sandbox/stream/recording/RL-L0/index.m3u8',
  audioOnly: false,
  lowLatency: false,
}
