import type { SupportEvent } from '@fair/contract/chat-frames.ts'
import type { Database } from '../db/database.ts'

/** The row of a custom event of customer service. */
export interface CommandRow {
  readonly seq: number
  readonly chatgroup_id: string
  readonly event: SupportEvent
  readonly staff_name: string | null
  readonly time: string
  readonly after_seq: number
}

/** Adds an event of customer service to a chat; connected users receive it at once, others with the history. */
export function addCommand(
  db: Database,
  chatgroupId: string,
  event: SupportEvent,
  staffName: string | null,
  time: string,
): void {
  db.run(
    `INSERT INTO chat_command (chatgroup_id, event, staff_name, time, after_seq) VALUES
     (?1, ?2, ?3, ?4, (SELECT coalesce(max(seq), 0) FROM chat_message WHERE chatgroup_id = ?1))`,
    ...[chatgroupId, event, staffName, time],
  )
}

/** Commands after a seq of the table, of one chat or of all; oldest first. */
export function commandsAfter(db: Database, seq: number, chatgroupId?: string): CommandRow[] {
  const one = chatgroupId === undefined ? '' : 'AND chatgroup_id = ?'
  const sql = `SELECT * FROM chat_command WHERE seq > ? ${one} ORDER BY seq`
  return chatgroupId === undefined ? db.all<CommandRow>(sql, seq) : db.all<CommandRow>(sql, seq, chatgroupId)
}
