import { expect, test } from 'vitest'
import { groupIn } from '../../src/rules/conversation-state.ts'
import { createChatEngine } from '../../src/state/chat/engine.ts'
import { createOutbox } from '../../src/state/chat/outbox.ts'
import { percentile } from '../chaos/tab.ts'
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
  await server.start()
  const world = await xmppWorld(server)
  const group = await world.group()
  const seen = [new Set<string>(), new Set<string>()]
  const faults: string[] = []
  let fails = 0
  const tabs = seen.map((own) => {
    const engine = createChatEngine({
      self: world.self,
      transport: world.transport(),
      outbox: createOutbox(null, world.self),
    })
    engine.$conversation.listen((state) => {
      const { messages } = groupIn(state, group)
      if (new Set(messages.map(({ id }) => id)).size !== messages.length) faults.push('a message is shown twice')
      for (const { id, seq, messageStatus } of messages) {
        if (seq !== null) own.add(id)
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
  await until(
    () => seen.every((own) => written.every((id) => own.has(id))),
    () =>
      `all shown on both: ${seen.map((own) => written.length - own.size)} ${tabs.map((engine) => {
        const { messages, ...group_ } = groupIn(engine.$conversation.get(), group)
        return JSON.stringify({
          ...group_,
          earlyReads: 0,
          receiptsDue: 0,
          count: messages.length,
          first: messages[0]?.seq,
          last: messages.at(-1)?.seq,
          connection: engine.$connection.get(),
        })
      })} missing`,
    60_000,
  )
  console.log(
    `xmpp: ${written.length} messages, ${KILLS} kills; back online p50 ${Math.round(percentile(backAfter, 0.5))} ms, ` +
      `p95 ${Math.round(percentile(backAfter, 0.95))} ms after it listens; failed and sent again ${fails}`,
  )
  expect(written).toHaveLength(MESSAGES)
  expect(faults).toEqual([])
  expect(percentile(backAfter, 0.95)).toBeLessThan(10_000)
  const order = tabs.map((engine) => groupIn(engine.$conversation.get(), group).messages.map(({ id }) => id))
  expect(order[0]?.slice(-200)).toEqual(order[1]?.slice(-200))
  for (const engine of tabs) engine.stop()
  await world.close()
  await server.close()
})
