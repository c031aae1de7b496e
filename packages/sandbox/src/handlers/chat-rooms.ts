import { phaseOf } from '@fair/contract/rules/time.ts'
import type { Context } from '../context.ts'
import { type RunKind, runOf } from '../db/runs.ts'
import { joinGroup } from './chat-groups.ts'
import { writeAudience } from './room-audience.ts'

const LETTERS = { LIVE: 'GL-', MEETING: 'GM-' } as const

/** The chat of the audience of a live or a meeting. */
export const roomGroupId = (kind: RunKind, id: string): string => LETTERS[kind] + id

/** Admits the visitor to the audience's chat; only users are its members. @returns its id */
export function enterRoom(kind: RunKind, id: string, context: Context): string {
  const chatgroupId = roomGroupId(kind, id)
  openRoom(kind, id, context)
  if (context.userId !== null) joinGroup(context, chatgroupId)
  return chatgroupId
}

function openRoom(kind: RunKind, id: string, context: Context): void {
  const { db, fair, now, tenantId } = context
  const known = 'SELECT 1 FROM chat_group WHERE chatgroup_id = ?'
  if (db.one<object>(known, roomGroupId(kind, id))) return
  const runs = kind === 'LIVE' ? fair.lives : fair.meetings
  const exhibitionId = runs.find((each) => each.id === id)?.exhibitionId ?? ''
  db.run(
    `INSERT INTO chat_group (chatgroup_id, tenant_id, exhibition_id, role, role_id, status, update_time)
     VALUES (?, ?, ?, ?, ?, 'ACTIVE', ?)`,
    ...[roomGroupId(kind, id), tenantId, exhibitionId, kind, id, now().toISOString()],
  )
  const run = kind === 'LIVE' ? runOf(db, kind, id) : undefined
  if (run && phaseOf(run, now()) === 'now') writeAudience(roomGroupId(kind, id), run.startTime, context)
}
