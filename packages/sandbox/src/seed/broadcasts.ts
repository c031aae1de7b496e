import { atFair, type Calendar, isOpenAt } from './calendar.ts'
import type { ExhibitorRow } from './exhibitors.ts'
import { keyOf, randomNumber } from './random.ts'
import { hourIn } from './zone.ts'

/*
 * The programme that fills the days around the showcase's streams: at every minute of the fair, including the night,
 * there is something to join. While the halls are closed the hosts are those in daytime.
 */

/** A stream of the programme. Times in ms since 1970. */
export interface Broadcast {
  readonly exhibitor: ExhibitorRow
  readonly start: number
  readonly end: number
  /** True at the booth; otherwise at home. */
  readonly isAtStand: boolean
  /** How many streams of the exhibitor came before. */
  readonly number: number
}

/** When an exhibitor is already on air. */
export interface OnAir {
  readonly exhibitorId: string
  readonly start: number
  readonly end: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The number of streams that run at once. */
const LANES = 4
/** The offset between the lanes' changes. */
const BETWEEN_LANES = 30 * MINUTE
const AT_STAND = 2 * HOUR
const AT_HOME = 4 * HOUR
/** The middle of a stream is within these hours of its host, as far as somebody's day allows. */
const WORKING = { from: 9, to: 18.5 } as const

/**
 * When a lane pauses, because enough of the showcase is running: on the second day around 10:42, the moment of every
 * test, when only the showcase is running.
 */
const PAUSE = { day: 1, from: '10:15', to: '11:00', apart: 5 * MINUTE } as const

/** Plans the streams of all days, in order of their start. If there are too few hosts, fewer run at once. */
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
      // A stream is extended over a short gap before a pause or the end of the fair.
      const stop = [pause.start, last].find((each) => each > start && each < start + length + HOUR)
      const end = stop ?? start + length
      slots.push({ start, end })
      start = end
    }
  }
  return slots.sort((a, b) => a.start - b.start || a.end - b.end)
}

/**
 * The exhibitor with the best time of day, then with the fewest streams, including those of its group: a group's page
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
    const rank = [costOf(host), had, randomNumber(key, Number(host.id))] as const
    if (!best || isBefore(rank, best.rank)) best = { host, rank }
  }
  return best?.host
}

/** The distance of an hour from working hours, also across midnight. */
function hoursOff(hour: number): number {
  if (hour >= WORKING.from && hour <= WORKING.to) return 0
  return Math.min((WORKING.from - hour + 24) % 24, (hour - WORKING.to + 24) % 24)
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}
