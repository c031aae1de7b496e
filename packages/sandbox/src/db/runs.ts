import type { RunState } from '@fair/contract/live.ts'
import { phaseOf } from '@fair/contract/rules/time.ts'
import type { Span } from '../sent.ts'
import type { Database } from './database.ts'

export type RunKind = 'LIVE' | 'MEETING'

/** The current state of a live or meeting, whatever it was seeded with. */
export interface Run extends Span {
  readonly updateTime: string
  readonly switched: 'OFFLINE' | 'PAUSED' | null
  /** Current visitors, and all who have visited. */
  readonly present: number
  readonly visited: number
}

interface RunRow {
  start_time: string
  end_time: string
  update_time: string
  switch: 'OFFLINE' | 'PAUSED' | null
  present: number
  visited: number
}

const TABLES = { LIVE: 'live', MEETING: 'meeting' } as const

/** The table of a kind (schema.ts). */
export const tableOf = (kind: RunKind): 'live' | 'meeting' => TABLES[kind]

/** Undefined for an unknown id. */
export function runOf(db: Database, kind: RunKind, id: string): Run | undefined {
  const row = db.one<RunRow>(
    `SELECT start_time, end_time, update_time,
      (SELECT switch FROM run_switch WHERE kind = ?1 AND id = ?2) AS switch,
      (SELECT count(*) FROM attendance WHERE kind = ?1 AND id = ?2 AND leave_time IS NULL) AS present,
      (SELECT count(*) FROM attendance WHERE kind = ?1 AND id = ?2) AS visited
     FROM ${tableOf(kind)} WHERE id = ?2`,
    kind,
    id,
  )
  return (
    row && {
      startTime: row.start_time,
      endTime: row.end_time,
      updateTime: row.update_time,
      switched: row.switch,
      present: row.present,
      visited: row.visited,
    }
  )
}

/** Until an ended run can be watched again, in ms. */
const RECORDED_AFTER = 10 * 60_000

/** The state by the clock and the organiser's switches. */
export function stateOf(run: Run, isRecorded: boolean, now: Date): RunState {
  if (run.switched === 'OFFLINE') return 'offline'
  const phase = phaseOf(run, now)
  if (phase === 'now') return 'live'
  if (phase === 'next') return 'upcoming'
  return isRecorded && now.getTime() >= Date.parse(run.endTime) + RECORDED_AFTER ? 'replay' : 'ended'
}
