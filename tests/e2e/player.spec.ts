// The player alone, over streams that fail in every way; and opened fifty times without leaks.
import type { CDPSession, Page } from '@playwright/test'
import { watchNetwork } from './at-rest.ts'
import { expect, test } from './fixtures.ts'
import { type LiveId, playerWorld, RECORDING, sourceOf } from './player/world.ts'

/** The states of a player, as reported to the page. */
const stepsOf = (page: Page, name: string) => page.evaluate((name) => window.stories[name]?.steps ?? [], name)
const timeOf = (page: Page, name: string) =>
  page.evaluate((name) => window.stories[name]?.player.$state.get().time ?? Number.NaN, name)
const expectLast = (page: Page, name: string, step: string) =>
  expect.poll(async () => (await stepsOf(page, name)).at(-1), { message: name }).toBe(step)
const expectTime = (page: Page, name: string, time: number) =>
  expect.poll(() => timeOf(page, name), { message: name }).toBeGreaterThan(time)

test('a broken stream is recovered at most three times, then the next source plays or an error is reported', {
  tag: '@all',
}, async ({ page, problems, clock }) => {
  const world = await playerWorld(clock.now)
  const { startTime, disturb, asked: requested } = world
  await world.open(page, problems)
  const play = (name: string, id: LiveId, ...parts: ('low-latency' | 'main')[]) =>
    page.evaluate(([name, sources, startTime]) => window.play(name, sources, startTime), [
      name,
      parts.map((part) => sourceOf(id, part)),
      startTime,
    ] as const)
  disturb('L1', 'main', 'missing')
  disturb('L2', 'low-latency', 'missing')
  disturb('L3', 'low-latency', 'broken')
  // In parallel: most of the time they wait.
  await play('404', 'L1', 'main')
  await play('404, then a good one', 'L2', 'low-latency', 'main')
  await play('broken segments, then a good one', 'L3', 'low-latency', 'main')
  await play('stall', 'L4', 'main')
  await play('discontinuity', 'L5', 'main')
  await play('end', 'L6', 'main')
  for (const name of ['stall', 'discontinuity', 'end']) await expectLast(page, name, 'playing 0')
  const from = await timeOf(page, 'discontinuity')
  disturb('L4', 'main', 'stalled')
  disturb('L5', 'main', 'restarted')
  disturb('L6', 'main', 'ended')

  await expectLast(page, 'end', 'ended 0')
  for (const step of ['recovering 0', 'paused 0']) expect(await stepsOf(page, 'end')).not.toContain(step)

  await expectLast(page, '404', 'broken 0')
  expect(await stepsOf(page, '404')).toEqual(['loading 0', 'recovering 0', 'broken 0'])
  await expectLast(page, '404, then a good one', 'playing 1')
  await expectLast(page, 'broken segments, then a good one', 'playing 1')
  await expectTime(page, 'broken segments, then a good one', from)
  // Once, and three retries.
  expect(requested('L1', 'main')).toBe(4)
  expect(requested('L2', 'low-latency')).toBe(4)

  await expect.poll(() => stepsOf(page, 'stall')).toContain('recovering 0')
  disturb('L4', 'main', null)
  const stood = await timeOf(page, 'stall')
  await expectTime(page, 'stall', stood + 2)

  // Past the point where it restarted, without a notice.
  await expectTime(page, 'discontinuity', from + 12)
  expect(await stepsOf(page, 'discontinuity')).not.toContain('recovering 0')

  // A source that was given up is not used until the visitor selects it again.
  expect(requested('L1', 'main')).toBe(4)
  disturb('L1', 'main', null)
  await page.evaluate(() => window.stories['404']?.player.use(0))
  await expectLast(page, '404', 'playing 0')
  // Its players would send requests to a server that no longer runs.
  await page.close()
  await world.close()
})

/** The page's memory after garbage collection. */
async function heldBy(page: Page, cdp: CDPSession) {
  for (let n = 0; n < 3; n += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  const countOf = async (prototype: string) => {
    const { result } = await cdp.send('Runtime.evaluate', { expression: prototype })
    const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
    const { result: length } = await cdp.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length }',
      returnByValue: true,
    })
    await cdp.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
    return Number(length.value)
  }
  return {
    videos: await countOf('HTMLVideoElement.prototype'),
    buffers: await countOf('SourceBuffer.prototype'),
    // The engine of a stream: one hls.js each.
    engines: await countOf('window.Hls.prototype'),
    timers: await page.evaluate(() => window.timers.size),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heap: metric('JSHeapUsedSize'),
  }
}

test('opening the player fifty times leaks nothing', { tag: '@all' }, async ({ page, problems, clock }) => {
  const world = await playerWorld(clock.now)
  const atRest = watchNetwork(page)
  await world.open(page, problems)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  world.disturb('L2', 'main', 'missing')
  const open = (times: number) =>
    page.evaluate(
      async ([running, broken, recorded, startTime, times]) => {
        const until = async (holds: () => boolean | undefined) => {
          while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        const video = () => document.querySelector('video')
        for (let n = 0; n < times; n += 1) {
          const way = n % 5
          if (way === 0) window.draw(broken, startTime)
          else if (way < 3) window.draw(running, startTime)
          else window.draw(recorded, null)
          // Closed at once, during a retry, or once it plays.
          if (way === 0) await until(() => document.querySelector('.player')?.textContent?.includes('room:recovering'))
          else if (way !== 2) await until(() => (video()?.readyState ?? 0) >= 2)
          window.draw(null, null)
        }
      },
      [sourceOf('L1', 'low-latency'), sourceOf('L2', 'main'), RECORDING, world.startTime, times] as const,
    )
  await open(5)
  const before = await heldBy(page, cdp)
  await open(50)
  const after = await heldBy(page, cdp)
  test.info().annotations.push({ type: 'held', description: JSON.stringify({ before, after }) })
  const requested = world.asked('L1', 'low-latency') + world.asked('L2', 'main')
  expect(after).toMatchObject({ videos: before.videos, buffers: before.buffers, engines: before.engines })
  expect(after.timers).toBe(before.timers)
  expect(after.listeners - before.listeners).toBeLessThan(10)
  expect(after.nodes - before.nodes).toBeLessThan(50)
  // A stream that is not released holds megabytes.
  expect(after.heap - before.heap).toBeLessThan(2_000_000)
  await atRest()
  expect(world.asked('L1', 'low-latency') + world.asked('L2', 'main')).toBe(requested)
  // Its players would send requests to a server that no longer runs.
  await page.close()
  await world.close()
})
