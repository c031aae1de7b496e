import type { Database } from '../db/database.ts'
import type { RunKind } from '../db/runs.ts'

/**
 * How a stream is disturbed, for trying out what a viewer sees then. missing: its playlists answer 404; broken: its
 * segments answer 200 and are none; stalled: nothing new comes; restarted: the picture begins anew, with times of its
 * own (a discontinuity); ended: its playlist says that it is over; slow: each answer comes three seconds late.
 */
export const STREAM_FAULTS = ['missing', 'broken', 'stalled', 'restarted', 'ended', 'slow'] as const
export type StreamFault = (typeof STREAM_FAULTS)[number]

export interface DisturbedStream {
  readonly fault: StreamFault
  /** The source it is about, as in its address ('low-latency', 'main', 'sound', a guest's); '' for all. */
  readonly part: string
}

/** What disturbs a part of a stream; undefined for nothing. */
export function faultOf(db: Database, kind: RunKind, id: string, part: string): DisturbedStream | undefined {
  const sql = `SELECT fault, part FROM stream_fault WHERE kind = ? AND id = ? AND part IN ('', ?) ORDER BY part DESC`
  return db.one<{ fault: StreamFault; part: string }>(sql, kind, id, part)
}

/** Disturbs a stream, or with null lets it be. Kept in the database, so that it outlives a restart. */
export function setStreamFault(db: Database, kind: RunKind, id: string, fault: StreamFault | null, part = ''): void {
  db.run('DELETE FROM stream_fault WHERE kind = ? AND id = ? AND part = ?', kind, id, part)
  if (fault) db.run('INSERT INTO stream_fault VALUES (?, ?, ?, ?)', kind, id, part, fault)
}
