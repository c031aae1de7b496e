import { expect, onTestFinished, test } from 'vitest'
import { groupIn } from '../../src/domain/conversation-state.ts'
import { createChatEngine } from '../../src/features/shared/chat/engine.ts'
import { createOutbox } from '../../src/features/shared/chat/outbox.ts'
import { areSettled, killMoments, readThrough, writeAll } from '../chaos/tab.ts'
import { until } from '../chat/transport-contract.ts'
import { TEST_GUARD } from '../hang-guard.ts'
import { makeEjabberd } from './ejabberd.ts'
import { xmppWorld } from './xmpp-world.ts'

/*
 * ejabberd is killed (kill -9) at random while two pages of a visitor write. A message that the archive contains twice,
 * after a kill between archiving and reflection, is shown once: both copies have the same origin id.
 */

const MESSAGES = Number(process.env['XMPP_MESSAGES'] ?? 400)
const KILLS = Number(process.env['XMPP_KILLS'] ?? 5)

test(`${MESSAGES} messages over ${KILLS} kills of ejabberd: none lost, none shown twice, same order on both pages`, {
  timeout: TEST_GUARD * Math.max(1, KILLS / 10),
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
  await until(isOnline, 'online')

  const written: string[] = []
  const killing = (async () => {
    for (const moment of killMoments(KILLS, MESSAGES)) {
      await until(() => written.length > moment, `${moment} messages written`)
      await server.kill()
      await server.start()
      await until(isOnline, 'back online')
    }
  })()
  const texts = Array.from({ length: MESSAGES }, (_, n) => `${n}`)
  const writing = tabs.map((engine, tab) => {
    const own = texts.filter((_, n) => n % tabs.length === tab)
    return writeAll(engine, group, own, (id) => written.push(id))
  })
  await Promise.all([killing, ...writing])
  await until(() => areSettled(tabs, group), 'all sent and caught up')
  console.log(`xmpp: ${written.length} messages, ${KILLS} kills; failed and sent again ${fails}`)
  expect(written).toHaveLength(MESSAGES)
  expect(faults).toEqual([])
  const read = await Promise.all(tabs.map((engine) => readThrough(engine, group)))
  expect(read[0]?.toSorted()).toEqual(written.toSorted())
  expect(read[1]).toEqual(read[0])
  for (const engine of tabs) engine.stop()
  await world.close()
})
