import type { ScheduleEntry } from '../schedule.ts'
import { msOf } from './instant.ts'
import { overlaps, parseTime, type Span } from './time.ts'

const MINUTE = 60_000

/** Minutes during which two items overlap; 0 if they only touch or a time does not parse. */
export function sharedMinutes(a: Span, b: Span): number {
  const [from, to] = [a, b].map(({ startTime }) => parseTime(startTime)?.getTime())
  const [end, other] = [a, b].map(({ endTime }) => parseTime(endTime)?.getTime())
  if (from === undefined || to === undefined || end === undefined || other === undefined) return 0
  return Math.max(0, Math.round((Math.min(end, other) - Math.max(from, to)) / MINUTE))
}

type TimedEntry = Pick<ScheduleEntry, 'entryId' | 'state' | 'startTime' | 'endTime' | 'title'>

/** Whether the visitor is expected there: booked, or requested and not answered yet. */
export const isBooked = ({ state }: Pick<ScheduleEntry, 'state'>): boolean => state === 'BOOKED' || state === 'WAITING'

/** Whether it is still to be taken into account. */
const isActive = ({ state }: Pick<ScheduleEntry, 'state'>): boolean => state !== 'CANCELLED' && state !== 'ENDED'

export interface Clash<T> {
  other: T
  minutes: number
}

/**
 * The entry that an entry clashes with: of those where the visitor is expected, the one with the longest overlap. Two
 * entries that are only followed do not clash, as nobody expects the visitor there.
 */
export function clashOf<T extends TimedEntry>(entry: T, all: readonly T[]): Clash<T> | null {
  if (!isActive(entry)) return null
  let worst: Clash<T> | null = null
  for (const other of all) {
    if (other.entryId === entry.entryId || !isBooked(other) || !overlaps(entry, other)) continue
    const minutes = sharedMinutes(entry, other)
    if (worst === null || minutes > worst.minutes) worst = { other, minutes }
  }
  return worst
}

export interface Laned<T> {
  item: T
  /** Lane from 0; and the number of lanes that it and its neighbours need together. */
  lane: number
  lanes: number
}

/** Places overlapping items side by side: each item gets a lane, so that none covers another in a calendar's column. */
export function lanesOf<T extends Span>(items: readonly T[]): Laned<T>[] {
  const sorted = [...items].sort((a, b) => msOf(a.startTime) - msOf(b.startTime))
  const laned: Laned<T>[] = []
  let bunch: Laned<T>[] = []
  const close = () => {
    const lanes = bunch.reduce((most, { lane }) => Math.max(most, lane + 1), 1)
    for (const each of bunch) each.lanes = lanes
    laned.push(...bunch)
    bunch = []
  }
  for (const item of sorted) {
    if (bunch.length > 0 && !bunch.some((each) => overlaps(each.item, item))) close()
    let lane = 0
    while (bunch.some((each) => each.lane === lane && overlaps(each.item, item))) lane += 1
    bunch.push({ item, lane, lanes: 1 })
  }
  close()
  return laned
}
