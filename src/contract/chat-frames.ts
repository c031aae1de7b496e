import * as z from 'zod/mini'
import { ChatMessage, ChatStatus, ContentsType } from './chat.ts'
import { GroupCommand } from './interaction.ts'

/*
 * The real-time connection of Spec 7 ("group chat, history fetch, read receipts, and text and image messages"): JSON
 * frames over one WebSocket, whose address `negotiation/key/PC` gives. The first frame is a hello with the token of
 * `negotiation/token`; every other frame before the welcome is refused. Unknown frames are passed over by both sides.
 */

/** The custom events of customer service (Spec 3); what each does is in readings.md. */
export const SupportEvent = z.enum([
  'SUPPORT_ACCEPT',
  'NO_STAFF_ON_DUTY',
  'SUPPORT_TRANSFER',
  'SUPPORT_FINISH',
  'SUPPORT_DEMAND',
  'SUPPORT_REMOVE',
  'SUPPORT_TO',
])
export type SupportEvent = z.infer<typeof SupportEvent>

/** A message on its way to the service. */
export const Outgoing = z.object({
  /** The origin id: sent again, it is the same message. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  chatgroupId: z.string(),
  contentsType: ContentsType,
  msgContent: z.string().check(z.maxLength(2000)),
  url: z.nullish(z.string()),
  length: z.nullish(z.number()),
})
export type Outgoing = z.infer<typeof Outgoing>

/** A message at the service. `seq` grows with each message of a chat group and orders them. */
export const Arrived = z.object({ seq: z.number(), message: ChatMessage })
export type Arrived = z.infer<typeof Arrived>

/** What a client sends. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), token: z.string() }),
  z.object({ type: z.literal('send'), message: Outgoing }),
  /** The visitor has seen these messages of others. Answered by `read`; harmless when repeated. */
  z.object({ type: z.literal('receipt'), chatgroupId: z.string(), ids: z.array(z.string()).check(z.maxLength(500)) }),
  /** The newest `count` messages (100, Spec 9), or those before or after a seq. `ref` comes back with the answer. */
  z.object({
    type: z.literal('history'),
    ref: z.string(),
    chatgroupId: z.string(),
    count: z.number(),
    before: z.optional(z.number()),
    after: z.optional(z.number()),
  }),
  z.object({ type: z.literal('ping') }),
])
export type ClientFrame = z.infer<typeof ClientFrame>

/** What the service sends. */
export const ServerFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), appUid: z.string() }),
  /** The message is kept: sending becomes success (Spec 4). */
  z.object({ type: z.literal('ack'), chatgroupId: z.string(), id: z.string(), seq: z.number(), time: z.string() }),
  /** The message will not be kept: sending becomes fail. `reason` is for logs, not for visitors. */
  z.object({ type: z.literal('refused'), chatgroupId: z.string(), id: z.string(), reason: z.string() }),
  z.object({ type: z.literal('message'), seq: z.number(), message: ChatMessage }),
  /** The read acknowledgement: `by` (an IM id) has read these messages. */
  z.object({ type: z.literal('read'), chatgroupId: z.string(), ids: z.array(z.string()), by: z.string() }),
  /** A session status change. */
  z.object({
    type: z.literal('status'),
    chatgroupId: z.string(),
    status: ChatStatus,
    staffName: z.nullish(z.string()),
  }),
  /** `afterSeq` is the seq of the message after which it happened. */
  z.object({
    type: z.literal('command'),
    chatgroupId: z.string(),
    event: SupportEvent,
    staffName: z.nullish(z.string()),
    time: z.string(),
    afterSeq: z.number(),
  }),
  /** What steers the room whose audience chats here; told once, to who is connected (interaction/room/config has the rest). */
  z.object({ type: z.literal('room'), chatgroupId: z.string(), command: GroupCommand }),
  /** Oldest first. `isComplete`: there is nothing further in the direction that was asked for. */
  z.object({
    type: z.literal('history'),
    ref: z.string(),
    chatgroupId: z.string(),
    messages: z.array(Arrived),
    isComplete: z.boolean(),
  }),
  z.object({ type: z.literal('pong') }),
  /** The connection is closed after it: `token` for one that is none or has run out, `frame` for what is no frame. */
  z.object({ type: z.literal('error'), code: z.enum(['token', 'frame']) }),
])
export type ServerFrame = z.infer<typeof ServerFrame>
