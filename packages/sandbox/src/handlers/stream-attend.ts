import type { Context } from '../context.ts'
import type { RunKind } from '../db/runs.ts'
import { refused } from '../failure.ts'

type Visit = Pick<Context, 'db' | 'userId' | 'visitorId'>

/** The counted visitor: the user, or the device of an anonymous visitor (all default visitors are one). */
function visitorOf({ userId, visitorId }: Pick<Context, 'userId' | 'visitorId'>): string {
  return userId ?? `visitor ${visitorId}`
}

/** Counts a visitor as present, once however often they join. @returns when they joined, ISO 8601 */
export function attend(context: Visit & Pick<Context, 'now'>, kind: RunKind, id: string): string {
  const { db } = context
  const visitor = visitorOf(context)
  db.run(
    `INSERT INTO attendance (kind, id, visitor, join_time) VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT DO UPDATE SET leave_time = NULL, join_time = iif(leave_time IS NULL, join_time, ?4)`,
    ...[kind, id, visitor, context.now().toISOString()],
  )
  const sql = 'SELECT join_time FROM attendance WHERE kind = ? AND id = ? AND visitor = ?'
  return db.one<{ join_time: string }>(sql, kind, id, visitor)?.join_time ?? ''
}

/** Counts a visitor as gone. @throws PlatformError 4090 for one who is not present */
export function depart(context: Visit & Pick<Context, 'now'>, kind: RunKind, id: string): void {
  if (!isPresent(context, kind, id)) throw refused('notJoined')
  context.db.run(
    'UPDATE attendance SET leave_time = ? WHERE kind = ? AND id = ? AND visitor = ?',
    ...[context.now().toISOString(), kind, id, visitorOf(context)],
  )
}

export function isPresent(visit: Visit, kind: RunKind, id: string): boolean {
  const row = rowOf(visit, kind, id)
  return row !== undefined && row.leave_time === null
}

/** Whether the organiser has removed this visitor: they cannot re-enter. */
export function isRemoved(visit: Visit, kind: RunKind, id: string): boolean {
  return rowOf(visit, kind, id)?.removed === 1
}

function rowOf(visit: Visit, kind: RunKind, id: string) {
  return visit.db.one<{ leave_time: string | null; removed: number }>(
    'SELECT leave_time, removed FROM attendance WHERE kind = ? AND id = ? AND visitor = ?',
    ...[kind, id, visitorOf(visit)],
  )
}
