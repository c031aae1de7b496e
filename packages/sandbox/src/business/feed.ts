import { isBooked } from '@fair/contract/rules/clash.ts'
import { CALENDAR_STATUS, calendarText } from '@fair/contract/rules/ical.ts'
import { randomId } from '@fair/contract/rules/limits.ts'
import { type Context, createContext, requesterOf } from '../context.ts'
import type { Platform } from '../platform.ts'
import type { ScheduleEntry } from '../sent.ts'
import { say } from '../texts.ts'
import { scheduleOf } from './entries.ts'
import { programmesOf } from './programme.ts'

const TOKEN_LENGTH = 40

interface FeedRow {
  user_id: string
  token: string
  tenant_id: string
  exhibition_id: string
  language: string
}

/** The secret of the user's calendar, the same each time; once renewed, the old one no longer opens anything. */
export function feedToken(context: Context, renew: boolean): string {
  const { db, tenantId, exhibitionId, language } = context
  const userId = requesterOf(context)
  const known = db.one<FeedRow>('SELECT * FROM schedule_feed WHERE user_id = ?', userId)
  const token = known && !renew ? known.token : randomId(TOKEN_LENGTH)
  // If requested again in another language, the calendar changes its language, not its address.
  const sql = 'INSERT OR REPLACE INTO schedule_feed VALUES (?, ?, ?, ?, ?)'
  db.run(sql, userId, token, tenantId, exhibitionId, language)
  return token
}

/** The owner's context for a calendar secret, as if the owner sent the request; undefined for an invalid secret. */
export function ownerOfFeed(platform: Platform, token: string): Context | undefined {
  const row = platform.db.one<FeedRow>('SELECT * FROM schedule_feed WHERE token = ?', token)
  if (!row) return undefined
  const { tenant_id: tenantId, exhibition_id: exhibitionId, language } = row
  return { ...createContext(platform, new Headers({ tenantId, exhibitionId, language })), userId: row.user_id }
}

/** The user's schedule as a calendar file (RFC 5545). */
export function feedOf(context: Context): string {
  const { fair, exhibitionId, language, entities } = context
  const zone = programmesOf(fair).get(exhibitionId)?.days.timeZone ?? 'UTC'
  const name = say(language, 'calendarName', { name: entities.exhibition(exhibitionId, language)?.shortName ?? '' })
  return calendarText({
    method: 'PUBLISH',
    language,
    name,
    events: scheduleOf(context).map((entry) => ({
      uid: entry.uid,
      sequence: entry.sequence,
      stamp: new Date(entry.updateTime),
      start: new Date(entry.startTime),
      end: new Date(entry.endTime),
      zone,
      summary: entry.title,
      description: descriptionOf(entry),
      location: entry.place,
      status: CALENDAR_STATUS[entry.state],
      reminds: isBooked(entry),
    })),
  })
}

function descriptionOf({ hostName, staffName, topic }: ScheduleEntry): string {
  return [hostName, staffName, topic].filter(Boolean).join('\n')
}
