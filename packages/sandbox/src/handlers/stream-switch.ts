import { type RunKind, runOf, tableOf } from '../db/runs.ts'
import { found } from '../failure.ts'
import type { Platform } from '../platform.ts'
import { roomIdOf, sendToRoom } from './room-commands.ts'

/*
 * The organiser's switches for lives and meetings: for the demo page and for tests. Each is stored, changes every list
 * and detail, is sent to those in the room, and returns the new updateTime. All throw a PlatformError 4041 for an
 * unknown id.
 */

const MINUTE = 60_000
const NAMES = { LIVE: 'liveStream', MEETING: 'meetingRoom' } as const

/** Starts it now, for its planned duration; even if it has ended or was set offline. */
export function startRun(platform: Platform, kind: RunKind, id: string): string {
  const run = runIn(platform, kind, id)
  const now = platform.now().getTime()
  const length = Math.max(30 * MINUTE, Date.parse(run.endTime) - Date.parse(run.startTime))
  clearSwitch(platform, kind, id)
  return setTimes(platform, kind, id, now, now + length)
}

/** Ends it now. One that had not begun is over as well, starting a minute before now. */
export function endRun(platform: Platform, kind: RunKind, id: string): string {
  const run = runIn(platform, kind, id)
  const now = platform.now().getTime()
  const start = Math.min(Date.parse(run.startTime), now - MINUTE)
  platform.db.run(
    'UPDATE attendance SET leave_time = ? WHERE kind = ? AND id = ? AND leave_time IS NULL',
    ...[platform.now().toISOString(), kind, id],
  )
  sendToRoom(platform.db, {
    command: kind === 'LIVE' ? 'leave_live' : 'leave_meeting',
    roomId: roomIdOf(kind, id),
    userIds: null,
  })
  return setTimes(platform, kind, id, start, Math.min(Date.parse(run.endTime), now))
}

/** OFFLINE takes it offline, PAUSED means that its source is gone and may return, null lets it run as planned. */
export function switchRun(platform: Platform, kind: RunKind, id: string, to: 'OFFLINE' | 'PAUSED' | null): string {
  const { startTime, endTime } = runIn(platform, kind, id)
  clearSwitch(platform, kind, id)
  if (to !== null) platform.db.run('INSERT INTO run_switch VALUES (?, ?, ?)', kind, id, to)
  if (to === 'OFFLINE') {
    const command = 'Removed_forcibly'
    sendToRoom(platform.db, { command, roomId: roomIdOf(kind, id), userIds: null, businessType: kind })
  }
  return setTimes(platform, kind, id, Date.parse(startTime), Date.parse(endTime))
}

/** Removes a visitor (a user's id, or 'visitor ' with a visitor id): they cannot re-enter. */
export function removeVisitor(platform: Platform, kind: RunKind, id: string, visitor: string): void {
  runIn(platform, kind, id)
  const time = platform.now().toISOString()
  platform.db.run(
    `INSERT INTO attendance VALUES (?1, ?2, ?3, ?4, ?4, 1) ON CONFLICT DO UPDATE SET leave_time = ?4, removed = 1`,
    ...[kind, id, visitor, time],
  )
}

/** Readmits everybody who was removed. */
export function readmit({ db }: Platform, kind: RunKind, id: string): void {
  db.run('UPDATE attendance SET removed = 0 WHERE kind = ? AND id = ?', kind, id)
}

function runIn({ db }: Platform, kind: RunKind, id: string) {
  return found(runOf(db, kind, id), NAMES[kind], id)
}

function clearSwitch({ db }: Platform, kind: RunKind, id: string): void {
  db.run('DELETE FROM run_switch WHERE kind = ? AND id = ?', kind, id)
}

/** The update time advances even if the clock stands still. */
function setTimes({ db, now }: Platform, kind: RunKind, id: string, start: number, end: number): string {
  const old = Date.parse(runOf(db, kind, id)?.updateTime ?? '')
  const updateTime = new Date(Math.max(now().getTime(), old + 1000)).toISOString()
  db.run(
    `UPDATE ${tableOf(kind)} SET start_time = ?, end_time = ?, update_time = ? WHERE id = ?`,
    ...[new Date(start).toISOString(), new Date(end).toISOString(), updateTime, id],
  )
  return updateTime
}
