import type { Arrived } from '@fair/contract/chat-frames.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrived, outgoing, SELF, START } from './conversation.fixture.ts'
import { converse, unsentIn } from './conversation.ts'
import { type Conversation, type ConversationEvent, emptyConversation, groupIn } from './conversation-state.ts'

/*
 * A service and a page with an unreliable network between them: frames are delivered in order, late, twice or, if the
 * connection breaks, not at all. Whatever happens, in the end the page shows the service's messages, in its order,
 * once.
 */

type Step =
  | 'write'
  | 'other'
  | 'hand'
  | 'deliver'
  | 'double'
  | 'break'
  | 'catchUp'
  | 'wait'
  | 'resend'
  | 'open'
  | 'leave'
  | 'otherReads'

const step = fc.constantFrom<Step>(
  ...(['write', 'write', 'other', 'hand', 'hand', 'deliver', 'deliver', 'deliver', 'double'] as const),
  ...(['break', 'catchUp', 'wait', 'resend', 'open', 'leave', 'otherReads'] as const),
)

interface World {
  state: Conversation
  readonly kept: Arrived[]
  readonly readByOther: Set<string>
  /** Frames between the service and the page, oldest first. */
  wire: ConversationEvent[]
  readonly last: ConversationEvent[]
  now: number
  written: number
  readonly handed: Set<string>
}

const say = (world: World, event: ConversationEvent) => {
  world.state = converse(world.state, event)
}

/** The service receives a message: a known id is only acknowledged again. */
function accept(world: World, id: string): void {
  const known = world.kept.find(({ message }) => message.id === id)
  const seq = known?.seq ?? world.kept.length + 1
  if (!known) world.kept.push(arrived(seq, id, { from: SELF }))
  world.wire.push({ type: 'ack', chatgroupId: 'G', id, seq, time: new Date(START).toISOString() })
}

function catchUp(world: World): void {
  for (;;) {
    const { gapAfter } = groupIn(world.state, 'G')
    if (gapAfter === null) return
    const rest = world.kept.filter(({ seq }) => seq > gapAfter)
    const messages = rest.slice(0, 3)
    say(world, {
      type: 'history',
      chatgroupId: 'G',
      messages,
      isComplete: rest.length <= 3,
      part: 'missed',
      anchor: gapAfter,
    })
  }
}

const STEPS: Readonly<Record<Step, (world: World) => void>> = {
  write: (world) => {
    world.written += 1
    say(world, { type: 'write', message: outgoing(`w${world.written}`), at: world.now })
  },
  other: (world) => {
    const seq = world.kept.length + 1
    world.kept.push(arrived(seq, `o${seq}`))
    world.wire.push({ type: 'arrive', ...arrived(seq, `o${seq}`) })
  },
  hand: (world) => {
    for (const { id } of unsentIn(world.state)) {
      if (world.handed.has(id)) continue
      world.handed.add(id)
      say(world, { type: 'handed', chatgroupId: 'G', id, at: world.now })
      accept(world, id)
    }
  },
  deliver: (world) => {
    const frame = world.wire.shift()
    if (!frame) return
    world.last.push(frame)
    say(world, frame)
  },
  double: (world) => {
    const frame = world.last.at(-1)
    if (frame) say(world, frame)
  },
  break: (world) => {
    world.wire = []
    world.handed.clear()
    say(world, { type: 'disconnected' })
  },
  catchUp,
  wait: (world) => {
    world.now += 20_000
    say(world, { type: 'tick', at: world.now })
  },
  resend: (world) => {
    for (const { id, messageStatus } of groupIn(world.state, 'G').messages) {
      if (messageStatus !== 'fail') continue
      world.handed.delete(id)
      say(world, { type: 'resend', chatgroupId: 'G', id, at: world.now })
    }
  },
  open: (world) => say(world, { type: 'open', chatgroupId: 'G' }),
  leave: (world) => say(world, { type: 'open', chatgroupId: null }),
  otherReads: (world) => {
    const ids = world.kept.filter(({ message }) => message.from === SELF).map(({ message }) => message.id)
    for (const id of ids) world.readByOther.add(id)
    // Before frames that are still in transit: an acknowledgement may arrive before its message.
    say(world, { type: 'read', chatgroupId: 'G', ids, by: 'staff' })
  },
}

test('shows each message once and in the service’s order, whatever happens to the connection', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const world: World = {
        state: emptyConversation(SELF),
        kept: [],
        readByOther: new Set(),
        wire: [],
        last: [],
        now: START,
        written: 0,
        handed: new Set(),
      }
      say(world, { type: 'history', chatgroupId: 'G', messages: [], isComplete: true, part: 'newest', anchor: null })
      for (const each of steps) {
        STEPS[each](world)
        const ids = groupIn(world.state, 'G').messages.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        const seqs = groupIn(world.state, 'G').messages.map(({ seq }) => seq ?? Number.POSITIVE_INFINITY)
        expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
      }
      // The network is restored permanently.
      STEPS.break(world)
      STEPS.resend(world)
      STEPS.hand(world)
      while (world.wire.length > 0) STEPS.deliver(world)
      catchUp(world)

      const { messages, unread, gapAfter } = groupIn(world.state, 'G')
      expect(messages.map(({ id }) => id)).toEqual(world.kept.map(({ message }) => message.id))
      expect(messages.filter(({ from }) => from === SELF)).toHaveLength(world.written)
      expect(messages.every(({ messageStatus }) => messageStatus === 'success')).toBe(true)
      expect(messages.filter(({ id, isRead }) => world.readByOther.has(id) && !isRead)).toEqual([])
      expect(unread).toBe(messages.filter(({ from, isRead }) => from !== SELF && !isRead).length)
      expect(gapAfter).toBeNull()
    }),
    { numRuns: 400 },
  )
})
