import * as z from 'zod/mini'
import { ChatMessage, ChatStatus, ContentsType } from './chat.ts'
import { ChatFile } from './file.ts'
import { GroupCommand } from './interaction.ts'
import { sentTime } from './kinds.ts'

/*
 * The real-time connection of Spec 7 ("group chat, history fetch, read receipts, and text and image messages"): JSON
 * frames over one WebSocket, whose address `negotiation/key/PC` returns. The first frame is a hello with the token of
 * `negotiation/token`; every other frame before the welcome is refused. Both sides ignore unknown frames.
 */

/**
 * The custom events of customer service (Spec 3), shown as a line in the chat. SUPPORT_ACCEPT: `staffName` has accepted
 * the chat. NO_STAFF_ON_DUTY: nobody is available; the visitor may leave a message. SUPPORT_TRANSFER, SUPPORT_TO:
 * `staffName` takes over. SUPPORT_FINISH: staff has closed the chat. SUPPORT_DEMAND: it waits for staff.
 * SUPPORT_REMOVE: it has ended; nobody may write.
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

/** A message sent to the service. */
export const Outgoing = z.object({
  /** The origin id, made by the sender (a UUID): if sent again, it is the same message. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The chat to send it to; the sender must be a member. */
  chatgroupId: z.string(),
  /** Type of the message; determines whether `msgContent` or `url` is required. */
  contentsType: ContentsType,
  /** The text, not blank; '' for all types but TEXT. */
  msgContent: z.string().check(z.maxLength(2000)),
  /** Address of the uploaded file (purpose CHAT), of any type: https, or a path of the platform. Null for text. */
  url: z.nullish(z.string()),
  /** Seconds of a voice message; null for all other types. */
  length: z.nullish(z.number()),
  /** Name, type and size of a FILE (added), as in the upload's permission; null for all other types. */
  file: z.nullish(ChatFile),
})
export type Outgoing = z.infer<typeof Outgoing>

/** A message as stored by the service. */
export const Arrived = z.object({
  /** Increases with each message of a chat group and orders them; `history` pages by it. */
  seq: z.number(),
  /** The stored message. */
  message: ChatMessage,
})
export type Arrived = z.infer<typeof Arrived>

/** A frame sent by the client. */
export const ClientFrame = z.discriminatedUnion('type', [
  /** Authenticates the connection; answered by `welcome`, or by `error` and the end of the connection. */
  z.object({
    type: z.literal('hello'),
    /** From negotiation/token, fetched again before each connection. */
    token: z.string(),
  }),
  /** Sends a message; answered by `ack` or `refused`. If neither arrives within 30 seconds it has failed (Spec 9). */
  z.object({
    type: z.literal('send'),
    /** The message; the service sets its time and sender. */
    message: Outgoing,
  }),
  /** The visitor has seen these messages of others. Answered by `read`; may be repeated. */
  z.object({
    type: z.literal('receipt'),
    /** The chat that contains them. */
    chatgroupId: z.string(),
    /** `id`s of messages of others; the newest of the chat includes all before it. */
    ids: z.array(z.string()).check(z.maxLength(500)),
  }),
  /** Requests the newest `count` messages (100, Spec 9), or those before or after a seq. */
  z.object({
    type: z.literal('history'),
    /** Made by the client; returned with the answer. */
    ref: z.string(),
    /** The requested chat; the answer is empty if the visitor is not a member. */
    chatgroupId: z.string(),
    /** Maximum number of messages, 1 to 500. */
    count: z.number(),
    /** Only messages with a smaller seq, the newest of them; absent: up to the newest. */
    before: z.optional(z.number()),
    /** Only messages with a greater seq, the oldest of them; takes precedence over `before`. */
    after: z.optional(z.number()),
  }),
  /** Keeps the connection open; answered by `pong`. */
  z.object({ type: z.literal('ping') }),
])
export type ClientFrame = z.infer<typeof ClientFrame>

/** A frame sent by the service. */
export const ServerFrame = z.discriminatedUnion('type', [
  /** The connection is authenticated; new messages arrive automatically, earlier ones through `history`. */
  z.object({
    type: z.literal('welcome'),
    /** The visitor's own IM id. */
    appUid: z.string(),
  }),
  /** The message is stored: sending becomes success (Spec 4). Only to the connection that sent it. */
  z.object({
    type: z.literal('ack'),
    /** The chat that contains it. */
    chatgroupId: z.string(),
    /** The message's origin id. */
    id: z.string(),
    /** Its position in the order of the chat. */
    seq: z.number(),
    /** The service's time of the message, ISO 8601 in UTC: replaces the sender's. */
    time: sentTime,
  }),
  /** The message will not be stored: sending becomes fail. */
  z.object({
    type: z.literal('refused'),
    /** The chat that it was sent to. */
    chatgroupId: z.string(),
    /** The message's origin id. */
    id: z.string(),
    /** The reason, in English: for logs, not for visitors. */
    reason: z.string(),
  }),
  /** A message of the chat, by others or from another device of the visitor. */
  z.object({
    type: z.literal('message'),
    /** Its position in the order of the chat. */
    seq: z.number(),
    /** The message; its chat is in `chatgroupId`. */
    message: ChatMessage,
  }),
  /** The read acknowledgement. */
  z.object({
    type: z.literal('read'),
    /** The chat that contains them. */
    chatgroupId: z.string(),
    /** Origin ids of the messages; one that is not loaded yet is marked once it is (Spec 4). */
    ids: z.array(z.string()),
    /** IM id of the reader. */
    by: z.string(),
  }),
  /**
   * A change of the chat's status; it updates the current chat (Spec 4). Also sent with the newest page of a history.
   */
  z.object({
    type: z.literal('status'),
    /** The chat. */
    chatgroupId: z.string(),
    /** The chat's current status. */
    status: ChatStatus,
    /** Staff member who answers; null while there is none. */
    staffName: z.nullish(z.string()),
  }),
  /** An event of customer service. The last 20 are also sent with the newest page of a history. */
  z.object({
    type: z.literal('command'),
    /** The chat. */
    chatgroupId: z.string(),
    /** The event. */
    event: SupportEvent,
    /** Name of the staff member concerned; null if the event names nobody. */
    staffName: z.nullish(z.string()),
    /** When it happened, ISO 8601 in UTC. */
    time: sentTime,
    /** The seq of the message after which it happened; 0: before the first. */
    afterSeq: z.number(),
  }),
  /**
   * A command to the room whose audience chats here; sent once, to connected clients (interaction/room/config has the
   * resulting state).
   */
  z.object({
    type: z.literal('room'),
    /** The chat of the room's audience. */
    chatgroupId: z.string(),
    /** The command; applies only to the room that it names. */
    command: GroupCommand,
  }),
  /** The answer to `history`. */
  z.object({
    type: z.literal('history'),
    /** The `ref` of the request. */
    ref: z.string(),
    /** The chat. */
    chatgroupId: z.string(),
    /** The messages, oldest first. */
    messages: z.array(Arrived),
    /** True: there is nothing further in the requested direction. */
    isComplete: z.boolean(),
  }),
  /** The answer to `ping`. */
  z.object({ type: z.literal('pong') }),
  /** The service closes the connection after this frame. */
  z.object({
    type: z.literal('error'),
    /** token: it is missing or has expired, another is needed. frame: the data received is not a frame. */
    code: z.enum(['token', 'frame']),
  }),
])
export type ServerFrame = z.infer<typeof ServerFrame>
