import { expect, onTestFinished, test } from 'vitest'
import { groupIn } from '../../src/domain/conversation-state.ts'
import { createChatEngine } from '../../src/features/shared/chat/engine.ts'
import { createOutbox } from '../../src/features/shared/chat/outbox.ts'
import { areSettled, percentile, readThrough } from '../chaos/tab.ts'
import { until } from '../chat/transport-contract.ts'
import { makeEjabberd } from './ejabberd.ts'
import { xmppWorld } from './xmpp-world.ts'

/*
 * ejabberd is killed (kill -9) at random while two pages of a visitor write. What the archive keeps twice, because it was
 * killed between archive and reflection, is shown once: it has the same origin id.
 */

const MESSAGES = Number(process.env['XMPP_MESSAGES'] ?? 400)
const KILLS = Number(process.env['XMPP_KILLS'] ?? 5)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test(`${MESSAGES} messages over ${KILLS} kills of ejabberd: none lost, none shown twice, one order`, {
  timeout: 120_000 + KILLS * 30_000,
}, async () => {
  const server = await makeEjabberd()
  onTestFinished(() => server.close())
  await server.start()
  const world = await xmppWorld(server)
  const group = await world.group()
  const faults: string[] = []
  let fails = 0
  const tabs = [1, 2].map(() => {
    const engine = createChatEngine({
      self: world.self,
      transport: world.transport(),
      outbox: createOutbox(null, world.self),
    })
    engine.$conversation.listen((state) => {
      const { messages } = groupIn(state, group)
      if (new Set(messages.map(({ id }) => id)).size !== messages.length) faults.push('a message is shown twice')
      for (const { id, messageStatus } of messages) {
        if (messageStatus !== 'fail') continue
        fails += 1
        queueMicrotask(() => engine.resend(group, id))
      }
    })
    engine.start()
    engine.open(group)
    return engine
  })
  const isOnline = () => tabs.every(({ $connection }) => $connection.get() === 'online')
  await until(isOnline, 'online', 30_000)

  const backAfter: number[] = []
  let isOver = false
  const killing = (async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(600 + Math.random() * 900)
      await server.kill()
      await server.start()
      const listens = performance.now()
      await until(isOnline, 'back online', 40_000)
      backAfter.push(performance.now() - listens)
    }
    isOver = true
  })()
  const written: string[] = []
  const writing = tabs.map(async (engine, tab) => {
    for (let n = tab; n < MESSAGES; n += 2) {
      written.push(engine.write({ chatgroupId: group, contentsType: 'TEXT', msgContent: `${n}` }))
      await pause(isOver ? 2 : Math.random() * ((KILLS * 8000) / MESSAGES))
    }
  })
  await Promise.all([killing, ...writing])
  await until(() => areSettled(tabs, group), 'all sent and caught up', 60_000)
  console.log(
    `xmpp: ${written.length} messages, ${KILLS} kills; back online p50 ${Math.round(percentile(backAfter, 0.5))} ms, ` +
      `p95 ${Math.round(percentile(backAfter, 0.95))} ms after it listens; failed and sent again ${fails}`,
  )
  expect(written).toHaveLength(MESSAGES)
  expect(faults).toEqual([])
  expect(percentile(backAfter, 0.95)).toBeLessThan(10_000)
  const read = await Promise.all(tabs.map((engine) => readThrough(engine, group)))
  expect(read[0]?.toSorted()).toEqual(written.toSorted())
  expect(read[1]).toEqual(read[0])
  for (const engine of tabs) engine.stop()
  await world.close()
})
