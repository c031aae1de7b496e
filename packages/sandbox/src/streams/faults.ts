import type { Database } from '../db/database.ts'
import type { RunKind } from '../db/runs.ts'

/**
 * Faults of a stream, for trying out what a viewer then sees. missing: its playlists answer 404; broken: its segments
 * answer 200 with invalid content; stalled: nothing new arrives; restarted: the picture restarts with new timestamps (a
 * discontinuity); ended: its playlist is marked as ended; slow: each answer is three seconds late.
 */
export const STREAM_FAULTS = ['missing', 'broken', 'stalled', 'restarted', 'ended', 'slow'] as const
export type StreamFault = (typeof STREAM_FAULTS)[number]

export interface DisturbedStream {
  readonly fault: StreamFault
  /** The affected source, as in its address ('low-latency', 'main', 'sound', a guest's); '' for all. */
  readonly part: string
}

/** The fault of a part of a stream; undefined if there is none. */
export function faultOf(db: Database, kind: RunKind, id: string, part: string): DisturbedStream | undefined {
  const sql = `SELECT fault, part FROM stream_fault WHERE kind = ? AND id = ? AND part IN ('', ?) ORDER BY part DESC`
  return db.one<{ fault: StreamFault; part: string }>(sql, kind, id, part)
}

/** Sets the fault of a stream, or with null removes it. Stored in the database, so that it outlives a restart. */
export function setStreamFault(db: Database, kind: RunKind, id: string, fault: StreamFault | null, part = ''): void {
  db.run('DELETE FROM stream_fault WHERE kind = ? AND id = ? AND part = ?', kind, id, part)
  if (fault) db.run('INSERT INTO stream_fault VALUES (?, ?, ?, ?)', kind, id, part, fault)
}
