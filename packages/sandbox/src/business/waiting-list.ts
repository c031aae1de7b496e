import { type Context, requesterOf } from '../context.ts'

/** What a user can wait for: a ticket kind that is sold out, or a place in something full. */
export type WaitingKind = 'TICKET' | 'MEETING' | 'ACTIVITY'

export const OF_REQUESTER = 'user_id = ? AND kind = ? AND subject_id = ?'

/** A user who got it no longer waits; a notice about it remains. */
export function stopWaiting(context: Context, kind: string, id: string): void {
  context.db.run(`DELETE FROM waiting WHERE ${OF_REQUESTER} AND notified_time IS NULL`, requesterOf(context), kind, id)
}

/** Adds the user to a waiting list, or removes them. The caller checks whether waiting is allowed. */
export function saveWaiting(context: Context, kind: WaitingKind, id: string, isWaiting: boolean): void {
  context.db.run(`DELETE FROM waiting WHERE ${OF_REQUESTER}`, requesterOf(context), kind, id)
  if (isWaiting) context.db.run('INSERT INTO waiting VALUES (?, ?, ?, NULL)', requesterOf(context), kind, id)
}

/** Whether the user waits for it and has not been notified of its availability; false if logged out. */
export function isWaitingFor({ db, userId }: Context, kind: WaitingKind, id: string): boolean {
  if (userId === null) return false
  return db.one(`SELECT 1 FROM waiting WHERE ${OF_REQUESTER} AND notified_time IS NULL`, userId, kind, id) !== undefined
}

/** The same for places, as details report it: null if there are places, or no limit to them. */
export const waitsForPlace = (context: Context, kind: 'MEETING' | 'ACTIVITY', id: string, left: number | null) =>
  left === 0 ? isWaitingFor(context, kind, id) : null
