import type { Language } from '@fair/contract/rules/language.ts'
import { sendMessage } from '../accounts/outbox.ts'
import { userById } from '../accounts/users.ts'
import { dueTime, isDue } from '../business/clock.ts'
import { newId } from '../business/numbers.ts'
import { staffOf } from '../business/subjects.ts'
import type { Platform } from '../platform.ts'
import { catalogueFile } from '../seed/alive/catalogue-file.ts'
import { STAFF_LINES } from '../seed/alive/phrases.ts'
import { chance, keyOf } from '../seed/random.ts'
import { fill } from '../seed/template.ts'
import { spokenBy, say as textIn } from '../seed/text.ts'
import type { Exhibitor } from '../sent.ts'
import { say } from '../texts.ts'
import { addCommand } from './chat-commands.ts'
import type { GroupRow } from './chat-groups.ts'
import { addMessage } from './chat-messages.ts'

/*
 * The automatic actions of staff: accept a chat, greet, answer messages that were left. Nothing runs in the background:
 * they are performed by the time a chat is read.
 */

export type Settled = GroupRow & { readonly tenant_id: string; readonly user_id: string }

const OPEN = `SELECT * FROM chat_group JOIN chat_member USING (chatgroup_id)
  WHERE role IN ('EXHIBITOR', 'SERVICE') AND (accept_due IS NOT NULL OR answer_due IS NOT NULL)`

/** Performs the actions due by now in a user's chats, or in all chats. */
export function settleChats(platform: Platform, userId?: string): void {
  for (const row of openOnes(platform, userId)) {
    platform.db.transaction(() => {
      if (isDue(row.accept_due, platform.now())) accept(platform, row, dueTime(row.accept_due, platform.now()))
      if (isDue(row.answer_due, platform.now())) answer(platform, row, dueTime(row.answer_due, platform.now()))
    })
  }
}

/** Staff joins at once, and answers messages that were left, whoever is on duty. @returns the number of chats */
export function answerChats(platform: Platform): number {
  const time = platform.now().toISOString()
  platform.db.run(
    "UPDATE chat_group SET accept_due = ? WHERE status = 'WAITING' AND role IN ('EXHIBITOR', 'SERVICE')",
    time,
  )
  platform.db.run('UPDATE chat_group SET answer_due = ? WHERE answer_due IS NOT NULL', time)
  const open = openOnes(platform)
  settleChats(platform)
  return open.length
}

function openOnes({ db }: Platform, userId?: string): Settled[] {
  return userId === undefined ? db.all<Settled>(OPEN) : db.all<Settled>(`${OPEN} AND user_id = ?`, userId)
}

/** The person who answers in a chat, and their language. */
export interface Answering {
  readonly staffId: string
  readonly staffName: string
  readonly who: string
  readonly language: Language
}

/** An exhibitor's staff writes in its own language, the desk in the visitor's. */
export function answeringIn({ db, entities }: Platform, { role, role_id, user_id, staff_id }: Settled): Answering {
  const userLanguage = languageOf(userById(db, user_id)?.language)
  const maker = role === 'EXHIBITOR' ? entities.exhibitor(role_id, userLanguage) : undefined
  if (!maker) return { staffId: 'desk', staffName: say(userLanguage, 'serviceDesk'), who: '', language: userLanguage }
  const language = spokenBy(maker.localLanguage)
  const own: Exhibitor = entities.exhibitor(role_id, language) ?? maker
  // The person who has the chat continues it.
  const staff = own.staff.find(({ staffId }) => staffId === staff_id) ?? staffOf(own)
  return {
    staffId: staff?.staffId ?? own.exhibitorId,
    staffName: staff?.staffName ?? own.exhibitorName,
    who: own.exhibitorName,
    language,
  }
}

/** The name of a member of staff in the user's list of chats: in the user's language, not in that of the staff. */
export function staffNameFor(
  { db, entities }: Platform,
  { role, role_id, user_id }: Settled,
  { staffId, staffName }: Pick<Answering, 'staffId' | 'staffName'>,
): string {
  const language = languageOf(userById(db, user_id)?.language)
  const maker = role === 'EXHIBITOR' ? entities.exhibitor(role_id, language) : undefined
  if (!maker) return staffName
  return maker.staff.find((each) => each.staffId === staffId)?.staffName ?? maker.exhibitorName
}

const languageOf = (tag: string | undefined): Language => spokenBy(tag ?? 'en-US')

function accept(platform: Platform, row: Settled, time: string): void {
  const { chatgroup_id, role } = row
  const by = answeringIn(platform, row)
  const update = "UPDATE chat_group SET status = 'ACTIVE', staff_id = ?, accept_due = NULL WHERE chatgroup_id = ?"
  platform.db.run(update, by.staffId, chatgroup_id)
  addCommand(platform.db, chatgroup_id, 'SUPPORT_ACCEPT', staffNameFor(platform, row, by), time)
  writeLine(platform, row, by, time, role === 'SERVICE' ? 'deskGreeting' : 'greeting')
}

/** The answer is in the chat, and is also sent to the address that the visitor left. */
function answer(platform: Platform, row: Settled, time: string): void {
  const { chatgroup_id, contact, tenant_id } = row
  const by = answeringIn(platform, row)
  const line = chance(keyOf(chatgroup_id, time), 0, 0.5) ? 'received' : 'engineer'
  platform.db.run(
    `UPDATE chat_group SET answer_due = NULL, contact = NULL, staff_id = coalesce(staff_id, ?),
      status = iif(status = 'WAITING', 'ACTIVE', status) WHERE chatgroup_id = ?`,
    by.staffId,
    chatgroup_id,
  )
  writeLine(platform, row, by, time, line)
  if (contact === null) return
  const channel = contact.includes('@') ? 'EMAIL' : 'SMS'
  sendMessage(platform.db, {
    tenantId: tenant_id,
    time,
    channel,
    recipient: contact,
    language: by.language,
    subject: channel === 'EMAIL' ? by.who || by.staffName : '',
    body: textIn(STAFF_LINES[line], by.language),
    code: null,
  })
}

/** Staff sends one of its lines, in its own language; a visitor who asked for the catalogue receives it. */
export function writeLine(
  platform: Platform,
  row: Settled,
  by: Answering,
  time: string,
  line: keyof typeof STAFF_LINES,
): void {
  const words = fill(textIn(STAFF_LINES[line], by.language), (name) => (name === 'staff' ? by.staffName : by.who))
  const { chatgroup_id: chatgroupId, role_id } = row
  const own = { chatgroupId, time, sender: by.staffId, senderName: by.staffName, isStaff: true }
  addMessage(platform.db, { ...own, id: newId('M'), contentsType: 'TEXT', msgContent: words })
  const sent = line === 'catalogue' ? catalogueFile(platform.fair, role_id) : undefined
  if (sent) addMessage(platform.db, { ...own, id: newId('M'), contentsType: 'FILE', msgContent: '', ...sent })
}
