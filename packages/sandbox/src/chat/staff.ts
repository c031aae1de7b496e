import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { atClock, type ClockOffset } from '../clock.ts'
import { addCommand } from '../handlers/chat-commands.ts'
import { answeringIn, type Settled, settleChats, writeLine } from '../handlers/chat-staff.ts'
import type { Platform } from '../platform.ts'
import { normalise } from '../search-text.ts'
import { type STAFF_LINES, VISITOR_LINES } from '../seed/alive/phrases.ts'
import { readSwitches } from './switches.ts'

/*
 * Staff in the real-time chat: they read a visitor's message after a moment, and answer it a little later. Due actions
 * are in a table, so that they happen even if the service was killed in between.
 */

/** Until staff reads and answers, in ms by the machine's clock. */
const READ_AFTER = 1200
const ANSWER_AFTER = 3200

type Line = keyof typeof STAFF_LINES

const plain = (text: string) => normalise(text).replace(/[\s.!?。！？、,，]+/gu, '')

const VISITOR_QUESTIONS: ReadonlyMap<string, keyof typeof VISITOR_LINES> = new Map(
  Object.entries(VISITOR_LINES).flatMap(([key, texts]) =>
    texts.map((text) => [plain(text), key as keyof typeof VISITOR_LINES] as const),
  ),
)

/**
 * The staff's reply to a text: the answer to a known question, otherwise a confirmation of receipt. Null: thanks need
 * no answer.
 */
export function answerTo(text: string): Line | null {
  const question = VISITOR_QUESTIONS.get(plain(text))
  if (question === undefined) return 'received'
  if (question === 'hello') return 'greeting'
  return question === 'thanks' || question === 'thanksMuch' ? null : question
}

const GROUP = `SELECT * FROM chat_group JOIN chat_member USING (chatgroup_id) WHERE chatgroup_id = ?`

/** Handles a visitor's message in a chat with staff: it is read and answered, or nobody is there. */
export function noticeMessage(platform: Platform, chatgroupId: string, text: string): void {
  const { db } = platform
  const row = db.one<Settled>(GROUP, chatgroupId)
  if (!row || (row.role !== 'EXHIBITOR' && row.role !== 'SERVICE')) return
  if (row.status === 'WAITING' && row.accept_due === null) {
    reportNobodyOnDuty(platform, chatgroupId)
    return
  }
  if (!readSwitches(db).staff) return
  const now = machineTime()
  db.run(
    'INSERT OR REPLACE INTO chat_reply VALUES (?, ?, ?, ?)',
    ...[chatgroupId, text, now + READ_AFTER, now + ANSWER_AFTER],
  )
}

function reportNobodyOnDuty(platform: Platform, chatgroupId: string): void {
  const alreadyReported = "SELECT 1 FROM chat_command WHERE chatgroup_id = ? AND event = 'NO_STAFF_ON_DUTY'"
  if (platform.db.one<object>(alreadyReported, chatgroupId)) return
  addCommand(platform.db, chatgroupId, 'NO_STAFF_ON_DUTY', null, platform.now().toISOString())
}

/** The messages that a member of staff has read in a chat. */
export interface StaffRead {
  readonly chatgroupId: string
  readonly staffId: string
  readonly ids: readonly string[]
}

interface ReplyRow {
  readonly chatgroup_id: string
  readonly text: string
  readonly read_due: number | null
  readonly answer_due: number | null
}

/**
 * Performs what staff is due to do by now, in the chats of these users by their own clocks. @returns what staff has
 * read
 */
export function staffReads(platform: Platform, clocks: ReadonlyMap<string, ClockOffset>): StaffRead[] {
  for (const [userId, clock] of clocks) atClock(clock, () => settleChats(platform, userId))
  const now = machineTime()
  const sql = 'SELECT * FROM chat_reply WHERE read_due <= ?1 OR answer_due <= ?1'
  return platform.db.all<ReplyRow>(sql, now).flatMap((reply) => {
    const row = platform.db.one<Settled>(GROUP, reply.chatgroup_id)
    // Nobody has accepted the chat yet: the message is read once somebody does.
    if (!row || row.status === 'WAITING') return []
    return atClock(clocks.get(row.user_id), () => platform.db.transaction(() => act(platform, row, reply, now)))
  })
}

function act(platform: Platform, row: Settled, reply: ReplyRow, now: number): StaffRead[] {
  const { db } = platform
  const by = answeringIn(platform, row)
  const staffId = row.staff_id ?? by.staffId
  const unread = 'SELECT id FROM chat_message WHERE chatgroup_id = ? AND is_staff = 0 AND is_read = 0'
  const ids = db.all<{ id: string }>(unread, row.chatgroup_id).map(({ id }) => id)
  const update = 'UPDATE chat_message SET is_read = 1 WHERE chatgroup_id = ? AND is_staff = 0 AND is_read = 0'
  db.run(update, row.chatgroup_id)
  db.run('UPDATE chat_reply SET read_due = NULL WHERE chatgroup_id = ?', row.chatgroup_id)
  if (reply.answer_due !== null && reply.answer_due <= now) {
    const line = row.status === 'ACTIVE' ? answerTo(reply.text) : null
    if (line) writeLine(platform, row, by, platform.now().toISOString(), line)
    db.run('DELETE FROM chat_reply WHERE chatgroup_id = ?', row.chatgroup_id)
  }
  return ids.length > 0 ? [{ chatgroupId: row.chatgroup_id, staffId, ids }] : []
}
