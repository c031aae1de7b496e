import { dayKey, parseTime } from '@fair/contract/rules/time.ts'
import type { Context } from '../context.ts'
import { found } from '../failure.ts'
import { made } from '../paging.ts'
import type { LiveSummary, MeetingSummary } from '../sent.ts'

export interface ProgrammeQuery {
  /** YYYY-MM-DD in the exhibition's zone. */
  readonly date?: string | undefined
  readonly exhibitorId?: string | undefined
  /** Only items that end after `from` and begin before `to`. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** The exhibition's live streams by start. */
export function livesOf(context: Context, query: ProgrammeQuery = {}): LiveSummary[] {
  return made(idsIn('live', context, query), (id) => context.entities.live(id, context.language, context.now()))
}

/** The exhibition's meetings by start. */
export function meetingsOf(context: Context, query: ProgrammeQuery = {}): MeetingSummary[] {
  return made(idsIn('meeting', context, query), (id) => context.entities.meeting(id, context.language, context.now()))
}

function idsIn(table: 'live' | 'meeting', context: Context, { date, exhibitorId, from, to }: ProgrammeQuery): string[] {
  const { db, entities, exhibitionId, language } = context
  const { timeZone } = found(entities.exhibition(exhibitionId, language), 'exhibition', exhibitionId)
  const rows = db.all<{ id: string; exhibitor_id: string | null; start_time: string; end_time: string }>(
    `SELECT id, exhibitor_id, start_time, end_time FROM ${table} WHERE exhibition_id = ? ORDER BY start_time, id`,
    exhibitionId,
  )
  const isOn = (startTime: string) => {
    const start = parseTime(startTime)
    return start !== null && dayKey(start, timeZone) === date
  }
  return rows
    .filter((row) => exhibitorId === undefined || row.exhibitor_id === exhibitorId)
    .filter((row) => date === undefined || isOn(row.start_time))
    .filter((row) => from === undefined || Date.parse(row.end_time) > from.getTime())
    .filter((row) => to === undefined || Date.parse(row.start_time) < to.getTime())
    .map(({ id }) => id)
}
