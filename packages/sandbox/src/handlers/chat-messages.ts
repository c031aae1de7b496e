import { isPlayable } from '@fair/contract/rules/message-kinds.ts'
import { addUnread, userById } from '../accounts/users.ts'
import type { Database } from '../db/database.ts'
import type { ChatFile, ChatMessage } from '../sent.ts'
import { imIdOf } from './chat-identity.ts'

export interface MessageRow {
  readonly seq: number
  readonly id: string
  readonly chatgroup_id: string
  readonly contents_type: ChatMessage['contentsType']
  readonly msg_content: string
  readonly url: string | null
  readonly length: number | null
  /** For a FILE: a ChatFile as JSON. */
  readonly file: string | null
  readonly time: string
  /** A user's or staff's id. */
  readonly sender: string
  readonly sender_name: string | null
  readonly is_staff: number
  readonly is_read: number
}

export interface NewMessage {
  /** The sender's id for it: sent again, it is the same message. */
  readonly id: string
  readonly chatgroupId: string
  readonly contentsType: ChatMessage['contentsType']
  readonly msgContent: string
  readonly url?: string | null
  readonly length?: number | null
  readonly file?: ChatFile | null
  /** ISO 8601, UTC. */
  readonly time: string
  readonly sender: string
  readonly senderName?: string | null
  readonly isStaff: boolean
}

/**
 * Stores a message, counts it as unread for the others, and restores the chat to their lists.
 *
 * @returns false if it already exists
 */
export function addMessage(db: Database, message: NewMessage): boolean {
  const { chatgroupId, sender, time } = message
  return db.transaction(() => {
    const known = db.one<object>(
      'SELECT 1 FROM chat_message WHERE chatgroup_id = ? AND id = ?',
      chatgroupId,
      message.id,
    )
    if (known) return false
    db.run(
      `INSERT INTO chat_message (id, chatgroup_id, contents_type, msg_content, url, length, file, time, sender,
        sender_name, is_staff, is_read) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)`,
      ...[message.id, chatgroupId, message.contentsType, message.msgContent, message.url ?? null],
      ...[
        message.length ?? null,
        message.file ? JSON.stringify(message.file) : null,
        time,
        sender,
        message.senderName ?? null,
        Number(message.isStaff),
      ],
    )
    db.run('UPDATE chat_group SET update_time = max(update_time, ?) WHERE chatgroup_id = ?', time, chatgroupId)
    const others = db.all<{ user_id: string }>(
      'SELECT user_id FROM chat_member WHERE chatgroup_id = ? AND user_id <> ?',
      chatgroupId,
      sender,
    )
    db.run('UPDATE chat_member SET hidden = 0 WHERE chatgroup_id = ?', chatgroupId)
    db.run('UPDATE chat_member SET unread = unread + 1 WHERE chatgroup_id = ? AND user_id <> ?', chatgroupId, sender)
    for (const { user_id } of others) addUnread(db, user_id, 'message', 1)
    return true
  })
}

/** Marks everything that the others wrote as read by the user. */
export function markRead(db: Database, chatgroupId: string, userId: string): void {
  countRead(db, chatgroupId, userId)
  db.run('UPDATE chat_message SET is_read = 1 WHERE chatgroup_id = ? AND sender <> ?', chatgroupId, userId)
}

/** Reduces the unread counts of the chat and of the user: by all messages of the chat, or by this many. */
export function countRead(db: Database, chatgroupId: string, userId: string, atMost = Number.MAX_SAFE_INTEGER): void {
  const unread = 'SELECT unread FROM chat_member WHERE chatgroup_id = ? AND user_id = ?'
  // Messages from before the user joined an audience were never counted.
  const count = Math.min(atMost, db.one<{ unread: number }>(unread, chatgroupId, userId)?.unread ?? 0)
  const sql = 'UPDATE chat_member SET unread = unread - ? WHERE chatgroup_id = ? AND user_id = ?'
  db.run(sql, count, chatgroupId, userId)
  addUnread(db, userId, 'message', -count)
}

/**
 * Marks these messages of others as seen by the user. Each is counted once, however often it is reported.
 *
 * @returns the ids that belong to the chat and to others
 */
export function readMessages(db: Database, chatgroupId: string, userId: string, ids: readonly string[]): string[] {
  const known = db.all<{ id: string; is_read: number }>(
    `SELECT id, is_read FROM chat_message WHERE chatgroup_id = ? AND sender <> ?
       AND id IN (SELECT value FROM json_each(?))`,
    ...[chatgroupId, userId, JSON.stringify(ids)],
  )
  const fresh = known.filter(({ is_read }) => is_read === 0)
  const newest = 'SELECT id FROM chat_message WHERE chatgroup_id = ? AND sender <> ? ORDER BY seq DESC LIMIT 1'
  const last = db.one<{ id: string }>(newest, chatgroupId, userId)?.id
  db.transaction(() => {
    // Having seen the newest means having seen all; in a group another may have read it first.
    if (known.some(({ id }) => id === last)) return markRead(db, chatgroupId, userId)
    for (const { id } of fresh) {
      db.run('UPDATE chat_message SET is_read = 1 WHERE chatgroup_id = ? AND id = ?', chatgroupId, id)
    }
    countRead(db, chatgroupId, userId, fresh.length)
  })
  return known.map(({ id }) => id)
}

/** The messages of a chat in the order of arrival, the newest `count` of them; -1 for all. */
export function messagesOf(db: Database, chatgroupId: string, count: number): MessageRow[] {
  const sql = 'SELECT * FROM chat_message WHERE chatgroup_id = ? ORDER BY seq DESC LIMIT ?'
  return db.all<MessageRow>(sql, chatgroupId, count).reverse()
}

/** The file of a message; null if it has none. */
export const fileOf = ({ file }: Pick<MessageRow, 'file'>): ChatFile | null => (file === null ? null : JSON.parse(file))

/** A message in the form of Spec 3. `partner` is the other person's id, null in a group. */
export function messageFrom(db: Database, row: MessageRow, partner: string | null): ChatMessage {
  const isRead = row.is_read === 1
  const isStaff = row.is_staff === 1
  return {
    id: row.id,
    chatgroupId: row.chatgroup_id,
    contentsType: row.contents_type,
    msgContent: row.msg_content,
    time: row.time,
    from: imIdOf(row.sender),
    to: partner === null ? row.chatgroup_id : imIdOf(partner),
    messageStatus: 'success',
    isRead,
    isSendReceipt: isStaff && isRead,
    isReadVoice: isPlayable({ contentsType: row.contents_type }) && isRead,
    url: row.url,
    length: row.length,
    file: fileOf(row),
    translation: null,
    ext: { isStaff, flag: 'IM', name: row.sender_name ?? userById(db, row.sender)?.user_name ?? null },
  }
}
