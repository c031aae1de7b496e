// What a visit fetches and executes, unthrottled. Bytes are those on the network: compressed bodies, and headers.
import type { Browser, CDPSession } from '@playwright/test'
import { executedLength } from './figures.ts'
import { visit } from './visit.ts'

export interface Weight {
  /** Bytes of all responses except pictures. */
  readonly bytes: number
  /** Requests except those for pictures. */
  readonly requests: number
  readonly pictures: number
  /** Bytes of script executed, inline scripts included. */
  readonly executed: number
  /** Bytes, except pictures, that the second page of the same visit fetches. */
  readonly secondBytes: number
}

/** Counts responses from the network; files from the browser's caches are not counted. */
async function countNetwork(session: CDPSession) {
  const counted = { bytes: 0, requests: 0, pictures: 0 }
  const fromMemory = new Set<string>()
  const open = new Set<string>()
  session.on('Network.requestServedFromCache', ({ requestId }) => fromMemory.add(requestId))
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isCached = fromMemory.has(requestId) || response.fromDiskCache || response.fromPrefetchCache
    if (isCached || !response.url.startsWith('https:')) return
    if (type === 'Image') counted.pictures += 1
    else {
      counted.requests += 1
      open.add(requestId)
    }
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (open.delete(requestId)) counted.bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return counted
}

async function executedBytes(session: CDPSession): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  const ofPage = result.filter(({ url }) => url.startsWith('https:'))
  return ofPage.reduce((sum, { functions }) => sum + executedLength(functions), 0)
}

/** Weighs a first visit, and the next page of the same visitor. */
export async function weigh(browser: Browser, first: string, second: string): Promise<Weight> {
  const { page, session, untilQuiet, end } = await visit(browser, false)
  const counted = await countNetwork(session)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true })
  await page.goto(first)
  await untilQuiet()
  const executed = await executedBytes(session)
  const { bytes, requests, pictures } = counted
  await session.send('Profiler.stopPreciseCoverage')
  await page.goto(second)
  await untilQuiet()
  const secondBytes = counted.bytes - bytes
  await end()
  return { bytes, requests, pictures, executed, secondBytes }
}
