import type { ChatMessage } from '@fair/contract/chat.ts'
import { newestSeq } from '../../src/domain/conversation-messages.ts'
import { groupIn } from '../../src/domain/conversation-state.ts'
import { type ChatEngine, createChatEngine } from '../../src/features/shared/chat/engine.ts'
import { createOutbox } from '../../src/features/shared/chat/outbox.ts'
import { createWebSocketTransport } from '../../src/features/shared/chat/websocket-transport.ts'
import { callTo, tokenBy } from '../chat/websocket-world.ts'

/** A page with an open chat, observed: the messages it has shown, and whether it ever showed an error. */
export interface Tab {
  readonly engine: ChatEngine
  /** The ids of all messages of the service that were shown. */
  readonly seen: Set<string>
  /** Faults seen at some moment: a message shown twice, or out of order. */
  readonly faults: string[]
  /** How often a message failed. */
  fails: number
  shown(): readonly ChatMessage[]
}

export interface TabOptions {
  readonly port: number
  readonly authorization: string
  readonly self: string
  readonly group: string
  /** A failed message is sent again, as a patient visitor does. */
  readonly patient?: boolean
  readonly storage?: Storage | null
}

export function openTab({ port, authorization, self, group, patient = true, storage = null }: TabOptions): Tab {
  const transport = createWebSocketTransport(`ws://127.0.0.1:${port}/webapi/im`, tokenBy(callTo(port, authorization)))
  const engine = createChatEngine({ self, transport, outbox: createOutbox(storage, self) })
  const tab: Tab = {
    engine,
    seen: new Set(),
    faults: [],
    fails: 0,
    shown: () => groupIn(engine.$conversation.get(), group).messages,
  }
  engine.$conversation.listen((state) => {
    const { messages } = groupIn(state, group)
    if (new Set(messages.map(({ id }) => id)).size !== messages.length) tab.faults.push('a message is shown twice')
    let last = 0
    for (const { id, seq, messageStatus } of messages) {
      if (seq === null) {
        if (messageStatus === 'fail') {
          tab.fails += 1
          if (patient) queueMicrotask(() => engine.resend(group, id))
        }
        continue
      }
      if (seq <= last) tab.faults.push(`order: ${id}`)
      last = seq
      tab.seen.add(id)
    }
  })
  engine.start()
  engine.open(group)
  return tab
}

/** Whether the service has every message of the pages, and all pages show missed messages and the newest. */
export function areSettled(engines: readonly ChatEngine[], group: string): boolean {
  const groups = engines.map((engine) => groupIn(engine.$conversation.get(), group))
  const isDone = groups.every(
    ({ gapAfter, messages }) => gapAfter === null && messages.every(({ seq }) => seq !== null),
  )
  return isDone && new Set(groups.map(newestSeq)).size === 1
}

/** The complete conversation as shown when scrolling back to its beginning: ids, oldest first. */
export async function readThrough(engine: ChatEngine, group: string): Promise<string[]> {
  for (let page = 0; groupIn(engine.$conversation.get(), group).hasOlder; page += 1) {
    if (page > 500) throw new Error('the history has no end')
    await engine.loadOlder(group)
  }
  return groupIn(engine.$conversation.get(), group).messages.map(({ id }) => id)
}

/** How many messages of a page the service has not confirmed. */
const unsentIn = (engine: ChatEngine, group: string): number =>
  groupIn(engine.$conversation.get(), group).messages.filter(({ seq }) => seq === null).length

/** How many unconfirmed messages a page may have at most. */
const MAX_UNSENT = 8

/**
 * Writes messages one after the other; the number in transit at a time changes at random.
 *
 * @param wrote called after each of them
 */
export async function writeAll(
  engine: ChatEngine,
  group: string,
  texts: readonly string[],
  wrote: (id: string) => void,
): Promise<void> {
  for (const msgContent of texts) {
    const most = Math.floor(Math.random() * MAX_UNSENT)
    await new Promise<void>((resolve) => {
      const look = () => {
        if (unsentIn(engine, group) > most) return
        stop()
        resolve()
      }
      const stop = engine.$conversation.listen(look)
      look()
    })
    wrote(engine.write({ chatgroupId: group, contentsType: 'TEXT', msgContent }))
  }
}

/** Moments for kills, as message counts: random, one in each of equal parts. */
export const killMoments = (kills: number, messages: number): number[] =>
  Array.from({ length: kills }, (_, n) => Math.floor(((n + Math.random()) * messages) / kills))
