import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createSandbox } from '@fair/sandbox/app.ts'
import { openDatabase } from '@fair/sandbox/db/database.ts'
import { DEMO_USERS } from '@fair/sandbox/demo.ts'
import { imIdOf } from '@fair/sandbox/handlers/chat-identity.ts'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { until } from '../chat/transport-contract.ts'
import { TEST_GUARD } from '../hang-guard.ts'
import { sandboxProcess, wireTo } from './process.ts'
import { areSettled, killMoments, openTab, readThrough, type Tab, writeAll } from './tab.ts'

/*
 * The chat service is killed (kill -9) at random while three pages of one visitor write. Small enough by default for
 * `npm run test:all`; `npm run test:chaos` sends 10,000 messages over 100 kills and prints its figures.
 */

const MESSAGES = Number(process.env['CHAOS_MESSAGES'] ?? 400)
const KILLS = Number(process.env['CHAOS_KILLS'] ?? 3)
const TABS = 3
/** A sandbox database with a visitor who has a chat with the service desk. */
function prepare(): { folder: string; file: string; authorization: string; group: string; self: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-'))
  const file = path.join(folder, 'fair.db')
  const sandbox = createSandbox({ db: file, size: 'small', media: false })
  sandbox.admin.setChat({ staff: false })
  const authorization = sandbox.admin.signIn(DEMO_USERS.buyer, '1001')
  sandbox.close()
  const db = openDatabase(file)
  const sql = "SELECT chatgroup_id FROM chat_group WHERE role = 'SERVICE' AND chatgroup_id LIKE ?"
  const group = db.one<{ chatgroup_id: string }>(sql, `%${DEMO_USERS.buyer}%`)?.chatgroup_id ?? ''
  db.close()
  return { folder, file, authorization, group, self: imIdOf(DEMO_USERS.buyer) }
}

const storedIn = (file: string, group: string): { id: string; msg_content: string }[] => {
  const db = openDatabase(file)
  const rows = db.all<{ id: string; msg_content: string }>(
    "SELECT id, msg_content FROM chat_message WHERE chatgroup_id = ? AND msg_content LIKE 'tab %' ORDER BY seq",
    group,
  )
  db.close()
  return rows
}

test.concurrent(`${MESSAGES} messages of ${TABS} pages over ${KILLS} kills: none lost, none duplicated, in order`, {
  timeout: TEST_GUARD * Math.max(1, KILLS / 10),
}, async ({ onTestFinished }) => {
  const { folder, file, authorization, group, self } = prepare()
  const port = await freePort()
  const service = sandboxProcess(port, file)
  onTestFinished(async () => {
    for (const { engine } of tabs) engine.stop()
    await service.kill()
    fs.rmSync(folder, { recursive: true })
  })
  await service.start()
  const tabs = Array.from({ length: TABS }, () => openTab({ port, authorization, self, group }))
  await until(() => tabs.every(({ engine }) => engine.$connection.get() === 'online'), 'online')

  let written = 0
  const killing = (async () => {
    for (const moment of killMoments(KILLS, MESSAGES)) {
      await until(() => written > moment, `${moment} messages written`)
      await service.kill()
      await service.start()
      await until(() => tabs.every(({ engine }) => engine.$connection.get() === 'online'), 'back online')
    }
  })()
  const share = Math.ceil(MESSAGES / TABS)
  const writing = tabs.map(({ engine }, tab) => {
    const texts = Array.from({ length: Math.min(share, MESSAGES - tab * share) }, (_, n) => `tab ${tab} ${n + 1}`)
    return writeAll(engine, group, texts, () => {
      written += 1
    })
  })
  await Promise.all([killing, ...writing])
  const engines = tabs.map(({ engine }) => engine)
  await until(() => areSettled(engines, group), 'all sent and caught up')

  const stored = storedIn(file, group)
  console.log(
    `chaos: ${stored.length} messages, ${KILLS} kills, ${TABS} pages; ` +
      `failed and sent again ${tabs.reduce((sum, { fails }) => sum + fails, 0)}`,
  )
  expect(stored).toHaveLength(MESSAGES)
  expect(new Set(stored.map(({ msg_content }) => msg_content)).size).toBe(MESSAGES)
  for (const [index, tab] of tabs.entries()) {
    expect(tab.faults).toEqual([])
    // A page shows the newest messages; scrolling back loads the rest. All pages have the service's order.
    const written = new Set(stored.map(({ id }) => id))
    const read = (await readThrough(tab.engine, group)).filter((id) => written.has(id))
    expect(read).toEqual(stored.map(({ id }) => id))
    // Each page's own messages are in the order in which they were written.
    if (tab.fails === 0) {
      const own = stored.filter(({ msg_content }) => msg_content.startsWith(`tab ${index} `))
      expect(own.map(({ msg_content }) => Number(msg_content.split(' ')[2]))).toEqual(own.map((_, n) => n + 1))
    }
  }
})

test.concurrent('a dropped network and a half-open connection lose no messages', async ({ onTestFinished }) => {
  const { folder, file, authorization, group, self } = prepare()
  const port = await freePort()
  const service = sandboxProcess(port, file)
  onTestFinished(async () => {
    for (const { engine } of [tab, other]) engine.stop()
    await wire.close()
    await service.kill()
    fs.rmSync(folder, { recursive: true })
  })
  await service.start()
  const wire = await wireTo(port)
  const tab: Tab = openTab({ port: wire.port, authorization, self, group })
  const other = openTab({ port, authorization, self, group })
  const say = (n: number) => tab.engine.write({ chatgroupId: group, contentsType: 'TEXT', msgContent: `tab 0 ${n}` })
  const all = (count: number) => () =>
    [tab, other].every(({ seen }) => storedIn(file, group).filter(({ id }) => seen.has(id)).length === count)
  await until(() => tab.engine.$connection.get() === 'online', 'online')

  say(1)
  wire.drop()
  say(2)
  await until(() => tab.engine.$connection.get() === 'offline', 'offline')
  say(3)
  wire.heal()
  await until(all(3), 'three after the drop')

  wire.freeze()
  say(4)
  await until(() => tab.engine.$connection.get() === 'offline', 'the half-open connection is found')
  wire.heal()
  await until(all(4), 'the fourth')
  expect(storedIn(file, group).map(({ msg_content }) => msg_content)).toEqual([1, 2, 3, 4].map((n) => `tab 0 ${n}`))
  expect([...tab.faults, ...other.faults]).toEqual([])
})
