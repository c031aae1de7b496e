import type { Arrived, Outgoing, ServerFrame } from '../../../contract/chat-frames.ts'

type FrameOf<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>

/** What comes over a chat connection. */
export type TransportEvent =
  /** Connected and let in; everything can be sent. */
  | { readonly type: 'online' }
  /** The connection is lost or could not be made; the next try is in `retryIn` ms. Null: it is given up. */
  | { readonly type: 'offline'; readonly retryIn: number | null }
  /** The login is needed again; nothing is tried until `connect`. */
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
 * A real-time connection for chats (Spec 7). Two implementations pass the same tests: JSON frames over one WebSocket, and
 * XMPP. It connects again by itself until it is closed; what was handed over and not acknowledged is the engine's to
 * hand over again, with the same origin id.
 *
 * Events of a chat group come in the order of their seq: after an `ack` or `message`, nothing older comes live.
 */
export interface ChatTransport {
  /** Connects, or tries at once where it is waiting. */
  connect(): void
  /** Ends the connection for good. */
  close(): void
  /** The chat groups whose messages are wanted. A service that knows its members needs none. */
  enter(chatgroupIds: readonly string[]): void
  /** Hands a message over; false without a connection. */
  send(message: Outgoing): boolean
  /** Tells that messages were seen; answered by `read`. False without a connection. */
  receipt(chatgroupId: string, ids: readonly string[]): boolean
  /** A page of history; null when it cannot be had. */
  history(request: HistoryRequest): Promise<HistoryPage | null>
  /** @returns stops listening */
  listen(listener: (event: TransportEvent) => void): () => void
}

/** The token for the connection and the visitor's own IM id; `expired` when the login has run out, null when it could not be requested. */
export type FetchToken = () => Promise<{ readonly token: string; readonly appUid: string } | 'expired' | null>
