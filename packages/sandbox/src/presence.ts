import { localParts, parseTime } from '@fair/contract/rules/time.ts'
import type { Database } from './db/database.ts'
import type { Fair } from './seed/types.ts'

/** Who is currently on air or available. Both depend on the platform's clock. */
export interface Presence {
  isOnAir(exhibitorId: string): boolean
  /** The exhibitors of an exhibition that are on air. */
  onAir(exhibitionId: string): ReadonlySet<string>
  /** Whether exhibitors with their office in a zone have staff at work. */
  isAtWork(exhibitionId: string, timeZone: string): boolean
}

/** Office hours wherever the office is. */
const OFFICE = { from: '08:00', to: '20:00' } as const

const RUNNING = `start_time <= ?2 AND end_time > ?2 AND NOT EXISTS (
  SELECT 1 FROM run_switch WHERE kind = 'LIVE' AND run_switch.id = live.id AND switch = 'OFFLINE')`

/** 'HH:mm' on a zone's wall clock. */
function timeIn(now: Date, timeZone: string): string {
  const { hour, minute } = localParts(now, timeZone)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

const isWithin = (time: string, { from, to }: { from: string; to: string }) => from <= time && time < to

export function createPresence(db: Database, fair: Fair, now: () => Date): Presence {
  const exhibitions = new Map(fair.exhibitions.map((each) => [each.exhibitionId, each.compose('en-US')]))

  const isOpen = (exhibitionId: string, at: Date) => {
    const exhibition = exhibitions.get(exhibitionId)
    if (!exhibition) return false
    const [start, end] = [parseTime(exhibition.startTime), parseTime(exhibition.endTime)]
    if (!start || !end || at < start || at >= end) return false
    return isWithin(timeIn(at, exhibition.timeZone), { from: exhibition.openFrom, to: exhibition.openTo })
  }

  return {
    isOnAir: (exhibitorId) =>
      db.one<object>(`SELECT 1 FROM live WHERE exhibitor_id = ?1 AND ${RUNNING}`, exhibitorId, now().toISOString()) !==
      undefined,
    onAir: (exhibitionId) => {
      const sql = `SELECT DISTINCT exhibitor_id AS id FROM live WHERE exhibition_id = ?1 AND ${RUNNING} ORDER BY id`
      return new Set(db.all<{ id: string }>(sql, exhibitionId, now().toISOString()).map(({ id }) => id))
    },
    // While the halls are open they are at their booths, otherwise at home.
    isAtWork: (exhibitionId, timeZone) => isOpen(exhibitionId, now()) || isWithin(timeIn(now(), timeZone), OFFICE),
  }
}
