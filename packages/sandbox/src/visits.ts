import type { Context } from './context.ts'
import { found } from './failure.ts'
import { livesOf } from './handlers/programme.ts'
import { keyOf, randomInt, randomNumber } from './seed/random.ts'
import { addDays, dayIn, hourIn, instantOf } from './seed/zone.ts'
import type { HourVisits } from './sent.ts'

/** The share of a day's visits that begin in each hour from 0:00 on, in thousandths: most while the halls are open. */
const SHARES = [4, 2, 1, 1, 2, 4, 9, 22, 52, 96, 118, 104, 62, 74, 108, 112, 86, 54, 30, 22, 15, 11, 7, 4] as const
const PER_EXHIBITOR = 18

/**
 * Visits of the exhibition by hour of its zone, over its days until now: those drawn for the sample according to its
 * size, viewers of a stream that began in the hour, and visitors whose page views were reported to this sandbox
 * (tracking).
 */
export function visitsByHour(context: Context): HourVisits[] {
  const { entities, exhibitionId, language, fair } = context
  const { startTime, endTime, timeZone } = found(
    entities.exhibition(exhibitionId, language),
    'exhibition',
    exhibitionId,
  )
  const until = Math.min(context.now().getTime(), Date.parse(endTime))
  if (until < Date.parse(startTime)) return []
  const size = fair.exhibitors.filter((each) => each.exhibitionId === exhibitionId).length * PER_EXHIBITOR
  const counts = SHARES.map(() => 0)
  const add = (at: number, count: number) => {
    const hour = Math.floor(hourIn(new Date(at), timeZone))
    counts[hour] = (counts[hour] ?? 0) + count
  }
  const firstDay = dayIn(new Date(startTime), timeZone)
  for (let day = 0; ; day += 1) {
    const midnight = Date.parse(instantOf(addDays(firstDay, day), '00:00', timeZone))
    if (midnight > until) break
    const key = keyOf(exhibitionId, 'visits', day)
    const ofDay = randomInt(key, 0, Math.round(size * 0.85), Math.round(size * 1.15))
    SHARES.forEach((share, hour) => {
      const at = midnight + hour * 3_600_000
      if (at + 3_600_000 <= until)
        add(at, Math.round((ofDay * share * (0.9 + randomNumber(key, hour + 1) * 0.2)) / 1000))
    })
  }
  for (const { startTime: began, viewers } of livesOf(context)) add(Date.parse(began), viewers)
  for (const at of trackedVisits(context)) add(at, 1)
  return counts.map((count, hour) => ({ hour, count }))
}

/** When each visitor first reported a page view in this exhibition. */
function trackedVisits({ db, exhibitionId }: Context): number[] {
  const rows = db.all<{ began: string }>(
    `SELECT min(received_time) AS began FROM tracking_record WHERE exhibition_id = ?
     GROUP BY coalesce(user_id, visitor_id)`,
    exhibitionId,
  )
  return rows.map(({ began }) => Date.parse(began))
}
