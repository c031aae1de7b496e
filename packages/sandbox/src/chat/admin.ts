import type { SupportEvent } from '@fair/contract/chat-frames.ts'
import { newId } from '../business/numbers.ts'
import { found } from '../failure.ts'
import { addCommand } from '../handlers/chat-commands.ts'
import { addMessage } from '../handlers/chat-messages.ts'
import { type Answering, answeringIn, type Settled, staffNameFor } from '../handlers/chat-staff.ts'
import type { Platform } from '../platform.ts'
import { messageTime } from './clock.ts'
import { type ChatSwitches, setSwitches } from './switches.ts'

/**
 * The actions of staff and of the chat service's operators, performed at once: for the demo page and for tests.
 * Connected users are notified within a moment. All that name a chat throw a PlatformError 4041 for one that is no chat
 * with staff.
 */
export interface ChatAdmin {
  /** Stops, breaks or delays the chat service, silences staff, or omits the IM ids. */
  setChat(change: Partial<ChatSwitches>): void
  /** Staff sends a text to a chat. @returns the message's id */
  writeAsStaff(chatgroupId: string, text: string): string
  /** Staff reads the visitor's messages. */
  readAsStaff(chatgroupId: string): void
  /** Customer service performs an event in a chat. TRANSFER and TO hand it to the next member of staff. */
  support(chatgroupId: string, event: SupportEvent): void
}

const GROUP = `SELECT * FROM chat_group JOIN chat_member USING (chatgroup_id) WHERE chatgroup_id = ?
  AND role IN ('EXHIBITOR', 'SERVICE')`

/** The status that an event sets in the chat's row. */
const STATUS: Partial<Record<SupportEvent, string>> = {
  SUPPORT_ACCEPT: 'ACTIVE',
  SUPPORT_FINISH: 'FINISHED',
  SUPPORT_DEMAND: 'WAITING',
  SUPPORT_REMOVE: 'CLOSED',
}

export function createChatAdmin(platform: Platform): ChatAdmin {
  const { db } = platform
  const groupIn = (id: string) => found(db.one<Settled>(GROUP, id), 'chatGroup', id)
  return {
    setChat: (change) => setSwitches(db, change),
    writeAsStaff: (chatgroupId, text) => {
      const row = groupIn(chatgroupId)
      const { staffId, staffName } = answeringIn(platform, row)
      const id = newId('M')
      addMessage(db, {
        id,
        chatgroupId,
        contentsType: 'TEXT',
        msgContent: text,
        time: messageTime(platform, row.update_time),
        sender: row.staff_id ?? staffId,
        senderName: staffName,
        isStaff: true,
      })
      return id
    },
    readAsStaff: (chatgroupId) => {
      groupIn(chatgroupId)
      // An answer that is due stays due.
      db.run(
        "INSERT INTO chat_reply VALUES (?, '', 0, NULL) ON CONFLICT (chatgroup_id) DO UPDATE SET read_due = 0",
        chatgroupId,
      )
    },
    support: (chatgroupId, event) => {
      const row = groupIn(chatgroupId)
      const by = answeringIn(platform, row)
      const isHandedOn = event === 'SUPPORT_TRANSFER' || event === 'SUPPORT_TO'
      const next = isHandedOn ? nextStaff(platform, row, by) : by
      const names = isHandedOn || event === 'SUPPORT_ACCEPT'
      db.transaction(() => {
        const staffId = names ? next.staffId : row.staff_id
        db.run(
          'UPDATE chat_group SET status = ?, staff_id = ?, accept_due = NULL WHERE chatgroup_id = ?',
          ...[STATUS[event] ?? row.status, event === 'SUPPORT_DEMAND' ? null : staffId, chatgroupId],
        )
        addCommand(
          db,
          chatgroupId,
          event,
          names ? staffNameFor(platform, row, next) : null,
          platform.now().toISOString(),
        )
      })
    },
  }
}

/** The member of staff after the current one; the same if there is no other. */
function nextStaff(
  { entities }: Platform,
  { role, role_id, staff_id }: Settled,
  by: Answering,
): Pick<Answering, 'staffId' | 'staffName'> {
  const staff = (role === 'EXHIBITOR' && entities.exhibitor(role_id, by.language)?.staff) || []
  const at = staff.findIndex(({ staffId }) => staffId === (staff_id ?? by.staffId))
  return staff[(at + 1) % Math.max(1, staff.length)] ?? by
}
