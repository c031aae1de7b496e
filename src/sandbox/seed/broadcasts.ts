import { atFair, type Calendar, isOpenAt } from './calendar.ts'
import { draw, keyOf } from './draw.ts'
import type { ExhibitorRow } from './exhibitors.ts'
import { hourIn } from './zone.ts'

/*
 * The programme that fills the days around the showcase's streams: at every minute of the fair, night included, there is
 * something to join. While the halls are closed the hosts are those for whom it is day.
 */

/** A stream of the programme. Times in ms since 1970. */
export interface Broadcast {
  readonly exhibitor: ExhibitorRow
  readonly start: number
  readonly end: number
  /** From the stand; otherwise from home. */
  readonly isAtStand: boolean
  /** How many of the exhibitor's own came before. */
  readonly number: number
}

/** When an exhibitor is on air anyway. */
export interface OnAir {
  readonly exhibitorId: string
  readonly start: number
  readonly end: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** As many run at once as there are lanes. */
const LANES = 4
/** Lanes change one after the other. */
const BETWEEN_LANES = 30 * MINUTE
const AT_STAND = 2 * HOUR
const AT_HOME = 4 * HOUR
/** The middle of a stream is in these hours of its host, as far as somebody's day allows it. */
const WORKING = { from: 9, to: 18.5 } as const

/**
 * When a lane pauses, since enough of the showcase runs: on the second day around 10:42, the moment of every test, when
 * the showcase is all there is.
 */
const PAUSE = { day: 1, from: '10:15', to: '11:00', apart: 5 * MINUTE } as const

/** Plans the streams of all days, in the order of their start. Where hosts are too few, less runs at once. */
export function planBroadcasts(
  seed: string,
  exhibitors: readonly ExhibitorRow[],
  calendar: Calendar,
  taken: readonly OnAir[],
): Broadcast[] {
  const hosts = exhibitors.filter((each) => each.exhibitionId === '2001' && each.exhibits.length > 0)
  const busy = new Map<string, OnAir[]>()
  for (const each of taken) busy.set(each.exhibitorId, [...(busy.get(each.exhibitorId) ?? []), each])
  const counts = new Map<string, number>()
  const plan: Broadcast[] = []
  for (const [index, { start, end }] of slotsOf(calendar).entries()) {
    const exhibitor = hostFor(keyOf(seed, 'broadcast', index), hosts, { start, end }, busy, counts)
    if (!exhibitor) continue
    const number = counts.get(exhibitor.id) ?? 0
    for (const each of [exhibitor.id, exhibitor.exhibitorGroupId ?? '']) counts.set(each, (counts.get(each) ?? 0) + 1)
    busy.set(exhibitor.id, [...(busy.get(exhibitor.id) ?? []), { exhibitorId: exhibitor.id, start, end }])
    plan.push({ exhibitor, start, end, number, isAtStand: isOpenAt(calendar, new Date(start)) })
  }
  return plan
}

interface Slot {
  readonly start: number
  readonly end: number
}

function slotsOf(calendar: Calendar): Slot[] {
  const first = Date.parse(atFair(calendar, 0, calendar.openFrom))
  const last = Date.parse(atFair(calendar, calendar.days, '00:00'))
  const slots: Slot[] = []
  for (let lane = 0; lane < LANES; lane += 1) {
    const pause = {
      start: Date.parse(atFair(calendar, PAUSE.day, PAUSE.from)) + lane * PAUSE.apart,
      end: Date.parse(atFair(calendar, PAUSE.day, PAUSE.to)) + lane * PAUSE.apart,
    }
    let start = first + lane * BETWEEN_LANES
    while (start < last) {
      if (start === pause.start) start = pause.end
      const length = isOpenAt(calendar, new Date(start)) ? AT_STAND : AT_HOME
      // Over a short rest before a pause or the end of the fair the stream before it goes on.
      const stop = [pause.start, last].find((each) => each > start && each < start + length + HOUR)
      const end = stop ?? start + length
      slots.push({ start, end })
      start = end
    }
  }
  return slots.sort((a, b) => a.start - b.start || a.end - b.end)
}

/**
 * Who has the best time of day for it, then who has had the fewest streams, those of its group included: a group's page
 * lists them all. `counts` is by exhibitor and by group.
 */
function hostFor(
  key: number,
  hosts: readonly ExhibitorRow[],
  { start, end }: Slot,
  busy: ReadonlyMap<string, readonly OnAir[]>,
  counts: ReadonlyMap<string, number>,
): ExhibitorRow | undefined {
  const middle = new Date((start + end) / 2)
  const offHours = new Map<string, number>()
  const costOf = ({ timeZone }: ExhibitorRow) => {
    const known = offHours.get(timeZone) ?? hoursOff(hourIn(middle, timeZone))
    offHours.set(timeZone, known)
    return known
  }
  let best: { host: ExhibitorRow; rank: readonly [number, number, number] } | undefined
  for (const host of hosts) {
    if (busy.get(host.id)?.some((each) => each.start < end && each.end > start)) continue
    const had = (counts.get(host.id) ?? 0) + (host.exhibitorGroupId ? (counts.get(host.exhibitorGroupId) ?? 0) : 0)
    const rank = [costOf(host), had, draw(key, Number(host.id))] as const
    if (!best || isBefore(rank, best.rank)) best = { host, rank }
  }
  return best?.host
}

/** How far an hour is from working hours, over midnight as well. */
function hoursOff(hour: number): number {
  if (hour >= WORKING.from && hour <= WORKING.to) return 0
  return Math.min((WORKING.from - hour + 24) % 24, (hour - WORKING.to + 24) % 24)
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}
