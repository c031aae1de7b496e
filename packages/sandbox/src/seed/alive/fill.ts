import type { Language } from '@fair/contract/rules/language.ts'
import type { Database } from '../../db/database.ts'
import { DEMO_USERS } from '../../demo.ts'
import { minutesBefore } from '../calendar.ts'
import { fill } from '../template.ts'
import { say, spokenBy } from '../text.ts'
import type { Fair } from '../types.ts'
import { catalogueFile } from './catalogue-file.ts'
import { SCENES, type Scene } from './chats.ts'
import { STAFF_LINES, VISITOR_LINES } from './phrases.ts'

/** The exhibition of the demo. */
const EXHIBITION = '2001'

/** The chats of the demo users, and the meeting in which the honoured guest speaks. */
export function fillAlive(db: Database, fair: Fair, origin: Date): void {
  for (const scene of SCENES) fillScene(db, fair, scene, origin)
  const next = fair.meetings.find(
    (each) => each.exhibitionId === EXHIBITION && Date.parse(each.endTime) > origin.getTime(),
  )
  const speaker = next?.compose('en-US').speakers[0]
  if (next && speaker) {
    db.run('INSERT INTO meeting_guest VALUES (?, ?, ?)', next.id, DEMO_USERS.honoured, speaker.guestId)
  }
}

interface Side {
  readonly role: 'EXHIBITOR' | 'SERVICE'
  readonly roleId: string
  readonly staffId: string
  readonly staffName: string
  readonly who: string
  readonly writes: Language
}

function fillScene(db: Database, fair: Fair, scene: Scene, origin: Date): void {
  const side = sideOf(fair, scene)
  if (!side) return
  const { lines, userId, status } = scene
  const tenantId = fair.exhibitions.find(({ exhibitionId }) => exhibitionId === EXHIBITION)?.tenantId ?? ''
  const group = `CG-${userId}-${side.roleId || side.role}`
  const last = minutesBefore(origin, Math.min(...lines.map(({ ago }) => ago)))
  const staffId = status === 'WAITING' ? null : side.staffId
  db.run(
    'INSERT INTO chat_group VALUES (?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL, NULL, ?)',
    ...[group, tenantId, EXHIBITION, side.role, side.roleId, status, staffId, last],
  )
  const unread = lines.filter((line) => line.by === 'staff' && line.unread).length
  db.run(
    'INSERT INTO chat_member VALUES (?, ?, ?, ?, 0)',
    `CS-${userId}-${side.roleId || side.role}`,
    group,
    userId,
    unread,
  )
  lines.forEach((line, index) => {
    const isStaff = line.by === 'staff'
    const text = isStaff ? say(STAFF_LINES[line.line], side.writes) : say(VISITOR_LINES[line.line], scene.writes)
    const words = fill(text, (name) => (name === 'staff' ? side.staffName : side.who))
    const isRead = isStaff ? !line.unread : status !== 'WAITING'
    const sent = isStaff && line.line === 'catalogue' ? catalogueFile(fair, side.roleId) : undefined
    const insert = (id: string, words: string, url: string | null, file: string | null) =>
      db.run(
        `INSERT INTO chat_message
           (id, chatgroup_id, contents_type, msg_content, url, file, time, sender, sender_name, is_staff, is_read)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[id, group, file === null ? 'TEXT' : 'FILE', words, url, file, minutesBefore(origin, line.ago)],
        ...[isStaff ? side.staffId : userId, isStaff ? side.staffName : null, Number(isStaff), Number(isRead)],
      )
    insert(`${group}-${index + 1}`, words, null, null)
    if (sent) insert(`${group}-${index + 1}-file`, '', sent.url, JSON.stringify(sent.file))
  })
}

/** Undefined if a small fair lacks the exhibitor. The service desk writes in the visitor's language. */
function sideOf(fair: Fair, { exhibitor, writes }: Scene): Side | undefined {
  if (exhibitor === null) {
    return { role: 'SERVICE', roleId: '', staffId: 'desk', staffName: '', who: '', writes }
  }
  const seeded = fair.exhibitors.filter(({ exhibitionId }) => exhibitionId === EXHIBITION)[exhibitor]
  if (!seeded) return undefined
  const language = spokenBy(seeded.compose('en-US').localLanguage)
  const { staff, exhibitorName } = seeded.compose(language)
  return {
    role: 'EXHIBITOR',
    roleId: seeded.id,
    staffId: staff[0]?.staffId ?? seeded.id,
    staffName: staff[0]?.staffName ?? exhibitorName,
    who: exhibitorName,
    writes: language,
  }
}
