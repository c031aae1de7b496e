import type { Context } from '../context.ts'
import type { RunKind } from '../db/runs.ts'
import { joinGroup } from './chat-groups.ts'

const LETTERS = { LIVE: 'GL-', MEETING: 'GM-' } as const

/** The chat of the audience of a live or a meeting. */
export const roomGroupId = (kind: RunKind, id: string): string => LETTERS[kind] + id

/** Lets the visitor into the audience's chat; only users are its members. @returns its id */
export function enterRoom(kind: RunKind, id: string, context: Context): string {
  const chatgroupId = roomGroupId(kind, id)
  openRoom(kind, id, context)
  if (context.userId !== null) joinGroup(context, chatgroupId)
  return chatgroupId
}

function openRoom(kind: RunKind, id: string, { db, fair, now, tenantId }: Context): void {
  const runs = kind === 'LIVE' ? fair.lives : fair.meetings
  const exhibitionId = runs.find((each) => each.id === id)?.exhibitionId ?? ''
  db.run(
    `INSERT OR IGNORE INTO chat_group (chatgroup_id, tenant_id, exhibition_id, role, role_id, status, update_time)
     VALUES (?, ?, ?, ?, ?, 'ACTIVE', ?)`,
    ...[roomGroupId(kind, id), tenantId, exhibitionId, kind, id, now().toISOString()],
  )
}
