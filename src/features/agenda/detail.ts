import type { Activity } from '@fair/contract/activity.ts'
import type { AgendaItem, GuestSummary } from '@fair/contract/guest.ts'
import type { Live, LiveGoods } from '@fair/contract/live.ts'
import type { Meeting } from '@fair/contract/meeting.ts'
import type { Replay } from '@fair/contract/replay.ts'
import type { SafeHtml, Zone } from '@fair/contract/rules/brand.ts'
import { RANDOM_LIVE_CAP } from '@fair/contract/rules/limits.ts'
import { parseTime } from '@fair/contract/rules/time.ts'
import { type NeighbourLinks, neighboursIn } from '../shared/Neighbours.tsx'
import { type AgendaEntry, activityEntry, liveEntry, meetingEntry } from './agenda.ts'

/** Number of entries beside a meeting or an activity. */
export const RELATED = 4

/** The entries linked from an entry's page. */
export interface RelatedEntries extends NeighbourLinks {
  related: AgendaEntry[]
}

export const NO_RELATED: RelatedEntries = { related: [], previous: null, next: null }

/** An agenda item with its sanitised description. */
export interface SafeItem extends Omit<AgendaItem, 'description'> {
  html: SafeHtml
}

export const safeItems = (items: readonly AgendaItem[], sanitise: (html: string) => SafeHtml): SafeItem[] =>
  items.map(({ description, ...item }) => ({ ...item, html: sanitise(description ?? '') }))

export interface LiveViewProps extends RelatedEntries {
  live: Live
  /** The sanitised `description`. */
  html: SafeHtml
  /** IANA zone of the exhibitor; null if it is not loaded. */
  hostZone: Zone | null
}

export interface MeetingViewProps extends RelatedEntries {
  meeting: Meeting
  html: SafeHtml
  agenda: SafeItem[]
  hostZone: Zone | null
}

export interface ActivityViewProps extends RelatedEntries {
  activity: Activity
  html: SafeHtml
  agenda: SafeItem[]
  /** The activities that it contains. */
  contained: AgendaEntry[]
  /** The one that contains it. */
  parent: AgendaEntry | null
}

/** For each entry its neighbours in order of time, and the related entries shown beside it. */
export function* relatedOfEach(entries: readonly AgendaEntry[]): Generator<[AgendaEntry, RelatedEntries]> {
  const sorted = [...entries].sort((a, b) => a.startTime.localeCompare(b.startTime))
  const neighboursAt = neighboursIn(sorted, (each) => ({ id: each.id, name: each.title }))
  for (const [n, entry] of sorted.entries()) {
    yield [entry, { related: relatedTo(entry, sorted), ...neighboursAt(n) }]
  }
}

/**
 * Beside a live: at most 4 others that run or are about to. The list starts at another place for each, so that none is
 * shown more often than others (Spec 9). Beside the rest: entries of the same label or hall, those not over first.
 */
export function relatedTo(entry: AgendaEntry, all: readonly AgendaEntry[]): AgendaEntry[] {
  const others = all.filter((each) => each.id !== entry.id)
  const isOpen = ({ state }: AgendaEntry) => state === 'running' || state === 'upcoming'
  if (entry.kind === 'live') {
    const open = others.filter(isOpen)
    const from = [...entry.id].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % (open.length || 1)
    return [...open.slice(from), ...open.slice(0, from)]
      .sort((a, b) => Number(b.state === 'running') - Number(a.state === 'running'))
      .slice(0, RANDOM_LIVE_CAP)
  }
  const nearness = (each: AgendaEntry) =>
    Number(isOpen(each)) * 4 + Number(each.label === entry.label) * 2 + Number(each.hall === entry.hall)
  return others.sort((a, b) => nearness(b) - nearness(a)).slice(0, RELATED)
}

/** Without fields that depend on the visitor, the minute or the response: the page's digest is then stable. */
export function steadyLive(live: Live): Live {
  return { ...live, liveList: [], appointmentId: null, chatgroupId: null, dvrSeconds: 0 }
}

export const entryOfLive = (live: Live, hostZone: Zone | null): AgendaEntry => liveEntry(live, hostZone)
export const entryOfMeeting = (meeting: Meeting, hostZone: Zone | null): AgendaEntry => meetingEntry(meeting, hostZone)
export const entryOfActivity = (activity: Activity): AgendaEntry => activityEntry(activity)

/** Everyone who speaks, once each: those of the entry, then those that only the agenda names. */
export function guestsOf(
  guests: readonly GuestSummary[],
  agenda: readonly Pick<AgendaItem, 'guests'>[],
): GuestSummary[] {
  const all = [...guests, ...agenda.flatMap((item) => item.guests)]
  return [...new Map(all.map((guest) => [guest.guestId, guest])).values()]
}

/** The query for a moment of one of the page's recordings: `?replay=…&t=360` (seconds). */
export const momentQuery = (replay: Pick<Replay, '_id'>, seconds: number) => ({
  replay: replay._id,
  t: Math.floor(seconds),
})

/** The entry's own recordings. In the data, recordings of the exhibitor's other lives follow them. */
export function ownReplays(replays: readonly Replay[], entry: Pick<AgendaEntry, 'startTime' | 'endTime' | 'state'>) {
  if (entry.state !== 'replay') return { own: [], others: [...replays] }
  const [from, to] = [parseTime(entry.startTime)?.getTime() ?? 0, parseTime(entry.endTime)?.getTime() ?? 0]
  const isOwn = ({ recordTime }: Replay) => {
    const at = parseTime(recordTime)?.getTime() ?? 0
    return at >= from && at <= to
  }
  const recorded = replays.filter(isOwn)
  const own = recorded.length > 0 ? recorded : replays.slice(0, 1)
  return { own, others: replays.filter((each) => !own.includes(each)) }
}

export const byNumber = (goods: readonly LiveGoods[]): LiveGoods[] => [...goods].sort((a, b) => a.number - b.number)
