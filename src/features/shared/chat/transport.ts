import type { Arrived, Outgoing, ServerFrame } from '@fair/contract/chat-frames.ts'

type FrameOf<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>

/** Events of a chat connection. */
export type TransportEvent =
  /** Connected and accepted; everything can be sent. */
  | { readonly type: 'online' }
  /** The connection is lost or could not be made; the next attempt is in `retryIn` ms. Null: no further attempts. */
  | { readonly type: 'offline'; readonly retryIn: number | null }
  /** A new login is needed; nothing is tried until `connect`. */
  | { readonly type: 'expired' }
  | FrameOf<'ack'>
  | FrameOf<'refused'>
  | FrameOf<'message'>
  | FrameOf<'read'>
  | FrameOf<'status'>
  | FrameOf<'command'>
  | FrameOf<'room'>

export interface HistoryRequest {
  readonly chatgroupId: string
  readonly count: number
  readonly before?: number
  readonly after?: number
}

export interface HistoryPage {
  /** Oldest first. */
  readonly messages: readonly Arrived[]
  readonly isComplete: boolean
}

/**
 * A real-time connection for chats (Spec 7). Two implementations pass the same tests: JSON frames over one WebSocket,
 * and XMPP. It reconnects by itself until it is closed; the engine must hand over unacknowledged messages again, with
 * the same origin id.
 *
 * Events of a chat group arrive in the order of their seq: after an `ack` or `message`, nothing older arrives live.
 */
export interface ChatTransport {
  /** Connects, or tries at once if it is waiting for the next attempt. */
  connect(): void
  /** Closes the connection for good. */
  close(): void
  /** The chat groups whose messages are needed. Services that store the members of a chat ignore this. */
  enter(chatgroupIds: readonly string[]): void
  /** Sends a message; false without a connection. */
  send(message: Outgoing): boolean
  /** Reports that messages were seen; answered by `read`. False without a connection. */
  receipt(chatgroupId: string, ids: readonly string[]): boolean
  /** A page of history; null if it cannot be loaded. */
  history(request: HistoryRequest): Promise<HistoryPage | null>
  /** @returns stops listening */
  listen(listener: (event: TransportEvent) => void): () => void
}

/**
 * The token for the connection and the visitor's own IM id; `expired` if the login has expired, null if it could not be
 * requested.
 */
export type FetchToken = () => Promise<{ readonly token: string; readonly appUid: string } | 'expired' | null>
