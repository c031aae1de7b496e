import { after } from '../business/clock.ts'
import { answerChats } from '../handlers/chat-staff.ts'
import type { Platform } from '../platform.ts'

/** What waits for the other side, as table and column of its due (business/clock.ts). */
const WAITING = [
  ['inquiry_recipient', 'read_due'],
  ['inquiry_recipient', 'answer_due'],
  ['card_exchange', 'answer_due'],
  ['appointment', 'confirm_due'],
  ['ticket', 'decide_due'],
  ['right_use', 'grant_due'],
  ['sample', 'accept_due'],
  ['sample', 'send_due'],
  ['claim', 'pass_due'],
  ['purchase', 'settle_due'],
  ['purchase', 'refund_due'],
] as const

/**
 * Performs at once what exhibitors and the organiser would do after a while: answer inquiries, cards, appointments,
 * applications, samples and chats. Anything that would never be answered stays so.
 *
 * @returns the number of things done
 */
export function answerNow(platform: Platform): number {
  const { db } = platform
  const now = after(platform.now(), 0)
  return db.transaction(() => {
    let answered = answerChats(platform)
    for (const [table, column] of WAITING) {
      // A due begins with its time; the part after a blank is the machine's.
      db.run(`UPDATE ${table} SET ${column} = ? WHERE substr(${column}, 1, 24) > ?`, now, now)
      answered += db.one<{ n: number }>('SELECT changes() AS n')?.n ?? 0
    }
    return answered
  })
}
