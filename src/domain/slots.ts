import type { Zone } from '@fair/contract/rules/brand.ts'
import { dateOf, isoOf, lastMoment, msOf } from '@fair/contract/rules/instant.ts'
import { dayKey, noonOf, type Span } from '@fair/contract/rules/time.ts'

const DAY = 86_400_000
/** Maximum number of days for which the platform returns slots at once. */
const SLOT_DAYS_MAX = 31

const utc = (day: string) => msOf(noonOf(day))
const keyOf = (time: number) => isoOf(time).slice(0, 10)

/** A day this many days after another, both YYYY-MM-DD. */
export const addDays = (day: string, count: number): string => keyOf(utc(day) + count * DAY)

/** Every day from one to another, both included, as YYYY-MM-DD; empty if the last is before the first. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let time = utc(from); time <= utc(to) && days.length < 366; time += DAY) days.push(keyOf(time))
  return days
}

/** The days of an exhibition in its zone. */
export const fairDays = ({ startTime, endTime }: Span, zone: Zone): string[] =>
  daysBetween(dayKey(dateOf(startTime), zone), dayKey(dateOf(lastMoment(endTime)), zone))

/** Monday to Sunday around a day. */
export function weekOf(day: string): string[] {
  const weekday = (dateOf(noonOf(day)).getUTCDay() + 6) % 7
  const monday = addDays(day, -weekday)
  return daysBetween(monday, addDays(monday, 6))
}

/**
 * The days for which slots are requested: from today, or from the first day of a future exhibition, to its last, at
 * most as many as the platform returns at once. Null once it is over.
 */
export function slotWindow(exhibition: Span, zone: Zone, now: Date): { from: string; to: string } | null {
  const days = fairDays(exhibition, zone)
  const today = dayKey(now, zone)
  const left = days.filter((day) => day >= today).slice(0, SLOT_DAYS_MAX)
  const [from] = left
  const to = left.at(-1)
  return from === undefined || to === undefined ? null : { from, to }
}

export interface SlotDay<T> {
  /** YYYY-MM-DD in the exhibition's zone. */
  day: string
  slots: T[]
  /** How many can be booked. */
  free: number
}

/** Slots by their day at the venue, in their order. */
export function slotDays<T extends Span & { state: string }>(slots: readonly T[], zone: Zone): SlotDay<T>[] {
  const days = new Map<string, SlotDay<T>>()
  for (const slot of slots) {
    const day = dayKey(dateOf(slot.startTime), zone)
    const known = days.get(day) ?? { day, slots: [], free: 0 }
    known.slots.push(slot)
    known.free += Number(slot.state === 'FREE')
    days.set(day, known)
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}
