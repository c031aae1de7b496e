import type { Context } from '../context.ts'
import { requesterOf } from './requester.ts'

/** What one waits for: a kind of ticket that is sold out, a place in what is full. */
export type WaitingKind = 'TICKET' | 'MEETING' | 'ACTIVITY'

export const OF_REQUESTER = 'user_id = ? AND kind = ? AND subject_id = ?'

/** Who has got it waits no more; a notice that has told them of it stays. */
export function stopWaiting(context: Context, kind: string, id: string): void {
  context.db.run(`DELETE FROM waiting WHERE ${OF_REQUESTER} AND told_time IS NULL`, requesterOf(context), kind, id)
}

/** Puts the asker on a waiting list, or takes them off. Whether one may wait is the caller's to say. */
export function keepWaiting(context: Context, kind: WaitingKind, id: string, isWaiting: boolean): void {
  context.db.run(`DELETE FROM waiting WHERE ${OF_REQUESTER}`, requesterOf(context), kind, id)
  if (isWaiting) context.db.run('INSERT INTO waiting VALUES (?, ?, ?, NULL)', requesterOf(context), kind, id)
}

/** Whether the asker waits for it, and has not been told yet that it is there again; false signed out. */
export function isWaitingFor({ db, userId }: Context, kind: WaitingKind, id: string): boolean {
  if (userId === null) return false
  return db.one(`SELECT 1 FROM waiting WHERE ${OF_REQUESTER} AND told_time IS NULL`, userId, kind, id) !== undefined
}

/** The same as details say it of a place: null where there are places, or no limit to them. */
export const waitsForPlace = (context: Context, kind: 'MEETING' | 'ACTIVITY', id: string, left: number | null) =>
  left === 0 ? isWaitingFor(context, kind, id) : null
