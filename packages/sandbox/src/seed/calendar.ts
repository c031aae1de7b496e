import type { RunState } from '@fair/contract/live.ts'
import type { Day } from './zone.ts'
import { addDays, dayIn, hourIn, instantOf } from './zone.ts'

/** The days of an exhibition at its venue. */
export interface Calendar {
  readonly firstDay: Day
  readonly days: number
  readonly openFrom: string
  readonly openTo: string
  readonly timeZone: string
}

export const FAIR_ZONE = 'Asia/Shanghai'
export const FAIR_DAYS = 5

/** The fair of five days whose second day is today. */
export const currentFair = (now: Date): Calendar => ({
  firstDay: addDays(dayIn(now, FAIR_ZONE), -1),
  days: FAIR_DAYS,
  openFrom: '09:30',
  openTo: '18:00',
  timeZone: FAIR_ZONE,
})

/** An exhibition that begins this many days after today. */
export const laterFair = (now: Date, inDays: number, days: number, timeZone: string): Calendar => ({
  firstDay: addDays(dayIn(now, timeZone), inDays),
  days,
  openFrom: '10:00',
  openTo: '18:00',
  timeZone,
})

/** The instant of a time of the fair's n-th day, counted from 0; ISO 8601 in UTC. */
export const atFair = ({ firstDay, timeZone }: Calendar, day: number, time: string): string =>
  instantOf(addDays(firstDay, day), time, timeZone)

export const startOf = (calendar: Calendar): string => atFair(calendar, 0, calendar.openFrom)
export const endOf = (calendar: Calendar): string => atFair(calendar, calendar.days - 1, calendar.openTo)

/** Whether the halls are open at an instant, on any day. */
export function isOpenAt(
  { openFrom, openTo, timeZone }: Pick<Calendar, 'openFrom' | 'openTo' | 'timeZone'>,
  instant: Date,
): boolean {
  const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
  const hour = hourIn(instant, timeZone)
  return hour >= hourOf(openFrom) && hour < hourOf(openTo)
}

/** An instant some minutes before another, in whole minutes; ISO 8601 in UTC. */
export function minutesBefore(now: Date, minutes: number): string {
  const minute = Math.floor(now.getTime() / 60_000) - Math.round(minutes)
  return new Date(minute * 60_000).toISOString()
}

/** The state of a live or meeting at an instant; once over, it may have a recording. */
export function runState(startTime: string, endTime: string, now: Date, isRecorded: boolean): RunState {
  const at = now.getTime()
  if (at < Date.parse(startTime)) return 'upcoming'
  if (at < Date.parse(endTime)) return 'live'
  return isRecorded ? 'replay' : 'ended'
}
