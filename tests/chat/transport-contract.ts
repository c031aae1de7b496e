import type { Outgoing } from '@fair/contract/chat-frames.ts'
import { uuid } from '@fair/contract/rules/limits.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { groupIn } from '../../src/domain/conversation-state.ts'
import { type ChatEngine, createChatEngine } from '../../src/features/shared/chat/engine.ts'
import { createOutbox } from '../../src/features/shared/chat/outbox.ts'
import type { ChatTransport, TransportEvent } from '../../src/features/shared/chat/transport.ts'
import { HANG_GUARD } from '../hang-guard.ts'
import { parsed } from '../parsed.ts'

/** One chat transport, with a service that can be disturbed. */
export interface ChatWorld {
  /** A chat group between the visitor and another person, who writes into it with `other`. */
  group(): Promise<string>
  /** The visitor's IM id. */
  readonly self: string
  /** A page of the visitor, who may have several. */
  transport(): ChatTransport
  /** The other person writes into the group. @returns the message's id */
  other(chatgroupId: string, text: string): Promise<string>
  /** Marks these messages as read by the other person. */
  otherReads(chatgroupId: string, ids: readonly string[]): Promise<void>
  /** Ends all connections at once, as when a service crashes, and starts it again. */
  kill(): Promise<void>
  close(): Promise<void>
}

const textOf = (chatgroupId: string, msgContent: string, id = uuid()): Outgoing => ({
  id,
  chatgroupId,
  contentsType: 'TEXT',
  msgContent,
})

/** Waits until the condition is true. */
export async function until(holds: () => boolean, what: string | (() => string)): Promise<void> {
  await vi.waitUntil(holds, { timeout: HANG_GUARD, interval: 20 }).catch((cause) => {
    throw new Error(`never: ${typeof what === 'string' ? what : what()}`, { cause })
  })
}

/** The requirements for every chat transport, whatever its protocol. */
export function transportContract(name: string, make: () => Promise<ChatWorld>): void {
  describe(`a chat over ${name}`, () => {
    let world: ChatWorld
    let group: string
    let open: (ChatTransport | ChatEngine)[] = []
    beforeEach(async () => {
      world = await make()
      group = await world.group()
    })
    afterEach(async () => {
      for (const each of open) 'stop' in each ? each.stop() : each.close()
      open = []
      await world.close()
    })

    /** A connected page, and all events that it received. */
    const page = async () => {
      const transport = world.transport()
      open.push(transport)
      const events: TransportEvent[] = []
      transport.listen((event) => events.push(event))
      transport.enter([group])
      transport.connect()
      await until(() => events.some(({ type }) => type === 'online'), 'online')
      const of = <T extends TransportEvent['type']>(type: T) =>
        events.filter((event): event is Extract<TransportEvent, { type: T }> => event.type === type)
      return { transport, told: events, of }
    }
    const engine = (): ChatEngine => {
      const one = createChatEngine({
        self: world.self,
        transport: world.transport(),
        outbox: createOutbox(null, world.self),
      })
      open.push(one)
      one.start()
      one.open(group)
      return one
    }
    const shown = (one: ChatEngine) => groupIn(one.$conversation.get(), group).messages
    const text = { contentsType: 'TEXT', msgContent: 'Hello' } as const

    test('sends and loads nothing without a connection', async () => {
      const transport = world.transport()
      expect(transport.send(textOf(group, 'Hello'))).toBe(false)
      expect(transport.receipt(group, ['a'])).toBe(false)
      expect(await transport.history({ chatgroupId: group, count: 10 })).toBeNull()
    })

    test('acknowledges a message, and stores it only once however often it is sent', async () => {
      const { transport, of } = await page()
      const message = textOf(group, 'Hello')
      expect(transport.send(message)).toBe(true)
      await until(() => of('ack').length === 1, 'ack')
      transport.send(message)
      transport.send(textOf(group, 'Second'))
      await until(() => of('ack').some(({ id }) => id !== message.id), 'second ack')
      const [first] = of('ack')
      expect(of('ack').every(({ id, seq }) => id !== message.id || seq === first?.seq)).toBe(true)
      const history = await transport.history({ chatgroupId: group, count: 10 })
      const texts = new Map(history?.messages.map(({ message: each }) => [each.id, each.msgContent]))
      expect([...texts.values()]).toEqual(['Hello', 'Second'])
    })

    test('delivers messages to all pages of the visitor in the same order', async () => {
      const [a, b] = [await page(), await page()]
      for (const each of ['1', '2', '3']) a.transport.send(textOf(group, each))
      await until(() => a.of('ack').length === 3, 'three acks')
      b.transport.send(textOf(group, '4'))
      await until(() => a.of('message').length === 1 && b.of('message').length === 3, 'all on both pages')
      expect(b.of('message').map(({ message }) => message.msgContent)).toEqual(['1', '2', '3'])
      expect(b.of('message').map(({ seq }) => seq)).toEqual(a.of('ack').map(({ seq }) => seq))
      expect(b.of('message').every(({ message }) => message.from === world.self)).toBe(true)
    })

    test('delivers messages from others with their content type and author', async () => {
      const { of } = await page()
      const id = await world.other(group, 'Good morning, 您好')
      await until(() => of('message').length === 1, 'message')
      const [reported] = of('message')
      expect(reported?.message).toMatchObject({
        id,
        chatgroupId: group,
        msgContent: 'Good morning, 您好',
        contentsType: 'TEXT',
        messageStatus: 'success',
        ext: { isStaff: true, flag: 'IM' },
      })
      expect(reported?.message.from).not.toBe(world.self)
      expect(Date.parse(reported?.message.time ?? '')).not.toBeNaN()
    })

    test('delivers pictures, voice messages and files by their URLs', async () => {
      const [a, b] = [await page(), await page()]
      a.transport.send(parsed({ ...textOf(group, ''), contentsType: 'IMAGE', url: '/media/a.webp' }))
      a.transport.send(parsed({ ...textOf(group, ''), contentsType: 'VOICE', url: '/media/a.ogg', length: 2.5 }))
      const file = { fileName: 'Angebot "Ä" & 报价.pdf', format: 'PDF', bytes: 12_345 }
      a.transport.send(parsed({ ...textOf(group, ''), contentsType: 'FILE', url: '/media/a.pdf', file }))
      await until(() => b.of('message').length === 3, 'all three')
      const reported = b.of('message').map(({ message }) => message)
      expect(reported.map(({ contentsType, url, length, file: of }) => [contentsType, url, length, of])).toEqual([
        ['IMAGE', '/media/a.webp', null, null],
        ['VOICE', '/media/a.ogg', 2.5, null],
        ['FILE', '/media/a.pdf', null, file],
      ])
    })

    test('returns the history in pages, before and after a sequence number', async () => {
      const { transport, of } = await page()
      for (let n = 1; n <= 7; n += 1) transport.send(textOf(group, String(n)))
      await until(() => of('ack').length === 7, 'acks')
      const seqs = of('ack').map(({ seq }) => seq)
      const request = async (range: { before?: number; after?: number }, count = 3) => {
        const got = await transport.history({ chatgroupId: group, count, ...range })
        return [got?.messages.map(({ message }) => message.msgContent).join(''), got?.isComplete]
      }
      expect(await request({})).toEqual(['567', false])
      expect(await request({ before: seqs[4] ?? 0 })).toEqual(['234', false])
      expect(await request({ before: seqs[1] ?? 0 })).toEqual(['1', true])
      expect(await request({ after: seqs[1] ?? 0 })).toEqual(['345', false])
      expect(await request({ after: seqs[4] ?? 0 })).toEqual(['67', true])
      expect(await request({ after: seqs[6] ?? 0 })).toEqual(['', true])
    })

    test('confirms receipts to all pages of the visitor, and reports what the other side has read', async () => {
      const [a, b] = [await page(), await page()]
      const theirs = await world.other(group, 'Hello')
      await until(() => a.of('message').length === 1, 'message')
      a.transport.receipt(group, [theirs])
      const own = ({ by, ids }: { by: string; ids: string[] }) => by === world.self && ids.includes(theirs)
      await until(() => a.of('read').some(own) && b.of('read').some(own), 'receipt confirmed')

      const mine = textOf(group, 'Mine')
      a.transport.send(mine)
      await until(() => a.of('ack').length === 1, 'ack')
      await world.otherReads(group, [mine.id])
      await until(() => a.of('read').some(({ by, ids }) => by !== world.self && ids.includes(mine.id)), 'read')
    })

    test('reconnects by itself, and the engine neither loses nor duplicates messages', async () => {
      const [a, b] = [engine(), engine()]
      await until(() => [a, b].every((each) => each.$connection.get() === 'online'), 'online')
      a.write({ ...text, chatgroupId: group, msgContent: '1' })
      await until(() => shown(a)[0]?.messageStatus === 'success', 'first')
      const killed = world.kill()
      a.write({ ...text, chatgroupId: group, msgContent: '2' })
      b.write({ ...text, chatgroupId: group, msgContent: '3' })
      await killed
      await until(() => [a, b].every((each) => shown(each).length === 3), 'all three on both')
      await until(() => [a, b].every((each) => shown(each).every(({ seq }) => seq !== null)), 'all sent')
      expect(shown(a).map(({ id }) => id)).toEqual(shown(b).map(({ id }) => id))
      expect(
        shown(a)
          .map(({ msgContent }) => msgContent)
          .toSorted(),
      ).toEqual(['1', '2', '3'])
    })

    test('delivers new messages to all pages after a reconnect', async () => {
      const [a, b] = [engine(), engine()]
      await until(() => groupIn(b.$conversation.get(), group).isLoaded, 'loaded')
      a.write({ ...text, chatgroupId: group, msgContent: '1' })
      await until(() => shown(b).length === 1, 'first')
      await world.kill()
      await until(() => a.$connection.get() === 'online' && b.$connection.get() === 'online', 'back')
      await world.other(group, '2')
      await until(() => shown(b).length === 2 && shown(a).length === 2, 'second')
      expect(shown(b).map(({ msgContent }) => msgContent)).toEqual(['1', '2'])
    })
  })
}
