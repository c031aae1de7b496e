import * as z from 'zod/mini'
import { ChatMessage, ChatStatus, ContentsType } from './chat.ts'
import { ChatFile } from './file.ts'
import { GroupCommand } from './interaction.ts'
import { sentTime } from './kinds.ts'

/*
 * The real-time connection of Spec 7 ("group chat, history fetch, read receipts, and text and image messages"): JSON
 * frames over one WebSocket, whose address `negotiation/key/PC` gives. The first frame is a hello with the token of
 * `negotiation/token`; every other frame before the welcome is refused. Unknown frames are passed over by both sides.
 */

/**
 * The custom events of customer service (Spec 3), shown as a line in the chat. SUPPORT_ACCEPT: somebody has taken it, named
 * by `staffName`. NO_STAFF_ON_DUTY: nobody is there, the visitor may leave a message. SUPPORT_TRANSFER, SUPPORT_TO: another
 * takes over, named by `staffName`. SUPPORT_FINISH: staff has closed it. SUPPORT_DEMAND: it waits for staff.
 * SUPPORT_REMOVE: it has ended, nobody may write.
 */
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
  /** The origin id, made by the sender (a UUID): sent again, it is the same message. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The chat that it goes to; its sender has to be in it. */
  chatgroupId: z.string(),
  /** What it is; decides whether `msgContent` or `url` is needed. */
  contentsType: ContentsType,
  /** The text, not blank; '' for all kinds but TEXT. */
  msgContent: z.string().check(z.maxLength(2000)),
  /** Where the uploaded file (purpose CHAT) is, whatever its kind: https, or a path of the platform. Null for text. */
  url: z.nullish(z.string()),
  /** Seconds of a voice message; null for all others. */
  length: z.nullish(z.number()),
  /** Name, type and size of a FILE (added), as the upload's leave has them; null for all other kinds. */
  file: z.nullish(ChatFile),
})
export type Outgoing = z.infer<typeof Outgoing>

/** A message at the service. */
export const Arrived = z.object({
  /** Grows with each message of a chat group and orders them; `history` pages by it. */
  seq: z.number(),
  /** The message as the service holds it. */
  message: ChatMessage,
})
export type Arrived = z.infer<typeof Arrived>

/** What a client sends. */
export const ClientFrame = z.discriminatedUnion('type', [
  /** Logs the connection in; answered by `welcome`, or by `error` and the end of the connection. */
  z.object({
    type: z.literal('hello'),
    /** Of negotiation/token, requested anew before each connection. */
    token: z.string(),
  }),
  /** Sends a message; answered by `ack` or `refused`. Without either within 30 seconds it has failed (Spec 9). */
  z.object({
    type: z.literal('send'),
    /** The message; the service gives it its time and sender. */
    message: Outgoing,
  }),
  /** The visitor has seen these messages of others. Answered by `read`; harmless when repeated. */
  z.object({
    type: z.literal('receipt'),
    /** The chat that they are in. */
    chatgroupId: z.string(),
    /** `id`s of messages of others; the newest of the chat stands for all before it. */
    ids: z.array(z.string()).check(z.maxLength(500)),
  }),
  /** The newest `count` messages (100, Spec 9), or those before or after a seq. */
  z.object({
    type: z.literal('history'),
    /** Made by the client; comes back with the answer. */
    ref: z.string(),
    /** The chat that is requested; of one that the visitor is not in, the answer is empty. */
    chatgroupId: z.string(),
    /** At most so many, 1 to 500. */
    count: z.number(),
    /** Only messages with a smaller seq, the newest of them; absent: up to the newest. */
    before: z.optional(z.number()),
    /** Only messages with a greater seq, the oldest of them; counts before `before`. */
    after: z.optional(z.number()),
  }),
  /** Keeps the connection open; answered by `pong`. */
  z.object({ type: z.literal('ping') }),
])
export type ClientFrame = z.infer<typeof ClientFrame>

/** What the service sends. */
export const ServerFrame = z.discriminatedUnion('type', [
  /** The connection is logged in; messages from now on come by themselves, earlier ones by `history`. */
  z.object({
    type: z.literal('welcome'),
    /** The visitor's own IM id. */
    appUid: z.string(),
  }),
  /** The message is kept: sending becomes success (Spec 4). Only to the connection that sent it. */
  z.object({
    type: z.literal('ack'),
    /** The chat that it is in. */
    chatgroupId: z.string(),
    /** The message's origin id. */
    id: z.string(),
    /** Its place in the order of the chat. */
    seq: z.number(),
    /** The service's time of it, ISO 8601 in UTC: takes the place of the sender's. */
    time: sentTime,
  }),
  /** The message will not be kept: sending becomes fail. */
  z.object({
    type: z.literal('refused'),
    /** The chat that it was sent to. */
    chatgroupId: z.string(),
    /** The message's origin id. */
    id: z.string(),
    /** Why, in English: for logs, not for visitors. */
    reason: z.string(),
  }),
  /** A message of the chat, by others or by another device of the visitor. */
  z.object({
    type: z.literal('message'),
    /** Its place in the order of the chat. */
    seq: z.number(),
    /** The message, its chat in `chatgroupId`. */
    message: ChatMessage,
  }),
  /** The read acknowledgement. */
  z.object({
    type: z.literal('read'),
    /** The chat that they are in. */
    chatgroupId: z.string(),
    /** Origin ids of the messages; one that is not loaded yet is marked once it is (Spec 4). */
    ids: z.array(z.string()),
    /** IM id of who has read them. */
    by: z.string(),
  }),
  /** A session status change; it updates the current chat (Spec 4). Also comes with the newest page of a history. */
  z.object({
    type: z.literal('status'),
    /** The chat. */
    chatgroupId: z.string(),
    /** How it stands now. */
    status: ChatStatus,
    /** Who answers; null while nobody does. */
    staffName: z.nullish(z.string()),
  }),
  /** What customer service did. The last 20 also come with the newest page of a history. */
  z.object({
    type: z.literal('command'),
    /** The chat. */
    chatgroupId: z.string(),
    /** What happened. */
    event: SupportEvent,
    /** Whom it concerns, by name; null where the event names nobody. */
    staffName: z.nullish(z.string()),
    /** When, ISO 8601 in UTC. */
    time: sentTime,
    /** The seq of the message after which it happened; 0: before the first. */
    afterSeq: z.number(),
  }),
  /**
   * What steers the room whose audience chats here; told once, to who is connected (interaction/room/config has the
   * rest).
   */
  z.object({
    type: z.literal('room'),
    /** The chat of the room's audience. */
    chatgroupId: z.string(),
    /** What to do; counts only in the room that it names. */
    command: GroupCommand,
  }),
  /** The answer to `history`. */
  z.object({
    type: z.literal('history'),
    /** Of the frame that asked. */
    ref: z.string(),
    /** The chat. */
    chatgroupId: z.string(),
    /** Oldest first. */
    messages: z.array(Arrived),
    /** There is nothing further in the direction that was requested. */
    isComplete: z.boolean(),
  }),
  /** The answer to `ping`. */
  z.object({ type: z.literal('pong') }),
  /** The connection is closed after it. */
  z.object({
    type: z.literal('error'),
    /** token: it is none or has run out, another is needed. frame: what came is no frame. */
    code: z.enum(['token', 'frame']),
  }),
])
export type ServerFrame = z.infer<typeof ServerFrame>
