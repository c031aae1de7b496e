import { ClientFrame } from '@fair/contract/chat-frames.ts'
import { atClock, type ClockOffset } from '../clock.ts'
import { commandsAfter } from '../handlers/chat-commands.ts'
import { imIdOf, userOfToken } from '../handlers/chat-identity.ts'
import type { MessageRow } from '../handlers/chat-messages.ts'
import { roomCommandsAfter } from '../handlers/room-commands.ts'
import type { Platform } from '../platform.ts'
import type { ServerFrame } from '../sent.ts'
import { answerFrame, type ChatContext } from './frames.ts'
import { arrivedFrom, membershipOf, membersOf } from './rooms.ts'
import { staffReads } from './staff.ts'
import { readSwitches } from './switches.ts'

/** One end of a connection, independent of the transport. */
interface ChatSocket {
  send(text: string): void
  /** Ends it at once, as if the service crashed. */
  terminate(): void
}

/** A connection from the service's side. */
interface Connection {
  receive(text: string): void
  gone(): void
}

export interface ChatService {
  /** Accepts a connection, whose chats use the clock that it requested; null while the service is stopped. */
  connect(socket: ChatSocket, clock?: ClockOffset): Connection | null
  close(): void
}

interface Client {
  readonly socket: ChatSocket
  readonly clock: ClockOffset
  userId: string | null
}

/** The interval between checks of what others have written to the tables and of what staff is due to do, in ms. */
const TICK = 200

/**
 * The chat service: the tables are the source of truth. Every connection gets the messages of its user's chats in the
 * order of their seq, regardless of their author and origin; the author's own connection gets the acknowledgement
 * instead of the message.
 *
 * @param callTime the clock of the calls, which issue the tokens: the sample fair's stands still while that of chats
 * moves
 */
export function createChatService(platform: Platform, callTime: () => Date = platform.now): ChatService {
  const { db } = platform
  const clients = new Set<Client>()
  /** The connection that sent a message which has not been delivered yet, by chat and id. */
  const origins = new Map<string, Client>()
  const standings = new Map<string, string>()
  const newest = (table: 'chat_message' | 'chat_command' | 'room_command') =>
    db.one<{ seq: number | null }>(`SELECT max(seq) AS seq FROM ${table}`)?.seq ?? 0
  let messageSeq = newest('chat_message')
  let commandSeq = newest('chat_command')
  let roomSeq = newest('room_command')

  const sendFrame = (client: Client, frame: ServerFrame) => {
    const { state, delay } = readSwitches(db)
    if (state !== 'on') return
    const text = JSON.stringify(frame)
    if (delay === 0) client.socket.send(text)
    else setTimeout(() => client.socket.send(text), delay).unref()
  }
  const sendToUsers = (userIds: readonly string[], frameFor: (client: Client) => ServerFrame | null) => {
    for (const client of clients) {
      const frame = client.userId !== null && userIds.includes(client.userId) ? frameFor(client) : null
      if (frame) sendFrame(client, frame)
    }
  }

  /** Sends the new rows of the tables. Never out of order, because acknowledgements take the same path. */
  const pump = () => {
    const rows = db.all<MessageRow>('SELECT * FROM chat_message WHERE seq > ? ORDER BY seq', messageSeq)
    for (const row of rows) {
      messageSeq = row.seq
      const { id, chatgroup_id: chatgroupId, seq, time } = row
      const origin = origins.get(`${chatgroupId} ${id}`)
      origins.delete(`${chatgroupId} ${id}`)
      const arrived = arrivedFrom(platform, row)
      sendToUsers(membersOf(platform, chatgroupId), (client) =>
        client === origin ? { type: 'ack', chatgroupId, id, seq, time } : { type: 'message', ...arrived },
      )
    }
    for (const row of commandsAfter(db, commandSeq)) {
      commandSeq = row.seq
      const { chatgroup_id: chatgroupId, event, staff_name: staffName, time, after_seq: afterSeq } = row
      sendToUsers(membersOf(platform, chatgroupId), () => ({
        type: 'command',
        chatgroupId,
        event,
        staffName,
        time,
        afterSeq,
      }))
    }
    for (const { seq, chatgroup_id: chatgroupId, command } of roomCommandsAfter(db, roomSeq)) {
      roomSeq = seq
      // Only those who are removed are notified; the others need not know.
      const concerned = 'userIds' in command ? command.userIds : null
      sendToUsers(concerned ?? membersOf(platform, chatgroupId), () => ({ type: 'room', chatgroupId, command }))
    }
  }

  /** Sends a user's pages the status of a chat, if it has changed since it was last sent. */
  const sendStatus = (userId: string) => {
    const sql =
      'SELECT chatgroup_id, status, staff_id FROM chat_group JOIN chat_member USING (chatgroup_id) WHERE user_id = ?'
    for (const row of db.all<{ chatgroup_id: string; status: string; staff_id: string | null }>(sql, userId)) {
      const key = `${userId} ${row.chatgroup_id}`
      const now = `${row.status} ${row.staff_id}`
      const before = standings.get(key)
      standings.set(key, now)
      if (before === undefined || before === now) continue
      const membership = membershipOf(platform, row.chatgroup_id, userId)
      if (membership) sendToUsers([userId], () => ({ type: 'status', chatgroupId: row.chatgroup_id, ...membership }))
    }
  }

  const tick = () => {
    const { state } = readSwitches(db)
    if (state === 'stopped') for (const { socket } of [...clients]) socket.terminate()
    if (state !== 'on' || clients.size === 0) return
    const clocks = new Map([...clients].flatMap(({ userId, clock }) => (userId === null ? [] : [[userId, clock]])))
    for (const { chatgroupId, staffId, ids } of staffReads(platform, clocks)) {
      pump()
      sendToUsers(membersOf(platform, chatgroupId), () => ({
        type: 'read',
        chatgroupId,
        ids: [...ids],
        by: imIdOf(staffId),
      }))
    }
    pump()
    for (const [userId, clock] of clocks) atClock(clock, () => sendStatus(userId))
  }
  const ticking = setInterval(tick, TICK)
  ticking.unref()

  const greet = (client: Client, token: string) => {
    const userId = userOfToken(db, token, callTime())
    if (userId === null) {
      sendFrame(client, { type: 'error', code: 'token' })
      return client.socket.terminate()
    }
    // Earlier messages belong to the history: this connection begins after them.
    pump()
    client.userId = userId
    sendFrame(client, { type: 'welcome', appUid: imIdOf(userId) })
  }

  const receive = (client: Client, text: string) => {
    if (readSwitches(db).state === 'broken') return
    const frame = parsed(text)
    if (!frame) {
      sendFrame(client, { type: 'error', code: 'frame' })
      return client.socket.terminate()
    }
    if (frame === 'unknown') return
    if (frame.type === 'hello') return greet(client, frame.token)
    const { userId } = client
    if (userId === null) return client.socket.terminate()
    const context: ChatContext = {
      platform,
      userId,
      expect: (chatgroupId, id) => origins.set(`${chatgroupId} ${id}`, client),
      pump,
      sendFrame: (answer) => sendFrame(client, answer),
      sendToMembers: (chatgroupId, memberFrame) => sendToUsers(membersOf(platform, chatgroupId), () => memberFrame),
    }
    answerFrame(frame, context)
  }

  return {
    connect: (socket, clock) => {
      if (readSwitches(db).state === 'stopped') return null
      const client: Client = { socket, clock, userId: null }
      clients.add(client)
      return { receive: (text) => receive(client, text), gone: () => void clients.delete(client) }
    },
    close: () => {
      clearInterval(ticking)
      for (const { socket } of [...clients]) socket.terminate()
      clients.clear()
    },
  }
}

const TYPES = new Set(['hello', 'send', 'receipt', 'history', 'ping'])

/** A frame; 'unknown' for a type that this service does not support, undefined if it is invalid. */
function parsed(text: string): ClientFrame | 'unknown' | undefined {
  try {
    const data: unknown = JSON.parse(text)
    const type = typeof data === 'object' && data !== null && 'type' in data ? String(data.type) : ''
    if (type !== '' && !TYPES.has(type)) return 'unknown'
    return ClientFrame.safeParse(data).data
  } catch {
    return undefined
  }
}
