import type { ExhibitBrief, ExhibitorBrief } from '../../contract/catalogue.ts'
import type { Block } from '../../contract/decoration.ts'
import type { Exhibition } from '../../contract/exhibition.ts'
import type { LiveBrief } from '../../contract/live.ts'
import type { MeetingBrief } from '../../contract/meeting.ts'
import type { InformationBrief } from '../../contract/news.ts'
import { HOME_LIVE_COUNT, HOME_MEETING_COUNT } from '../../rules/limits.ts'
import { dayKey, nowNextPastOrder, parseTime } from '../../rules/time.ts'

export interface IndustryCount {
  industryId: string
  industryName: string
  hall: string
  exhibitorCount: number
}

/** Where the home page takes what its blocks show; the build fills it from its content, the live island from calls. */
export interface HomeSources {
  exhibition: Exhibition
  blocks: readonly Block[]
  exhibitors: readonly ExhibitorBrief[]
  exhibits: readonly ExhibitBrief[]
  news: readonly InformationBrief[]
  lives: readonly LiveBrief[]
  meetings: readonly MeetingBrief[]
  industries: readonly IndustryCount[]
}

type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>

/** A block with what it shows. One without anything to show is left out. */
export type HomeBlock =
  | BlockOf<'banner'>
  | BlockOf<'partners'>
  | BlockOf<'richText'>
  | (BlockOf<'lives'> & { items: LiveBrief[]; running: number; total: number })
  | (BlockOf<'exhibits'> & { items: ExhibitBrief[] })
  | (BlockOf<'industries'> & { items: IndustryCount[] })
  | (BlockOf<'exhibitors'> & { items: ExhibitorBrief[] })
  | (BlockOf<'meetings'> & {
      items: MeetingBrief[]
      total: number
      days: { day: string; at: string; count: number }[]
      today: string
    })
  | (BlockOf<'news'> & { items: InformationBrief[] })

export interface Today {
  /** The instant that the page calls now, at the full hour. */
  at: string
  state: 'before' | 'open' | 'over'
  /** From 1, of `days`; while it is open. */
  day: number
  days: number
  /** Whole days until it opens; before it does. */
  until: number
  next: MeetingBrief[]
}

export interface HomeViewProps {
  exhibition: Exhibition
  blocks: HomeBlock[]
  today: Today
}

const DAY_MS = 86_400_000

export function homeProps(sources: HomeSources, now: string): HomeViewProps {
  return {
    exhibition: sources.exhibition,
    blocks: sources.blocks.flatMap((block) => fill(block, sources, now) ?? []),
    today: todayOf(sources.exhibition, sources.meetings, now),
  }
}

function fill(block: Block, sources: HomeSources, now: string): HomeBlock | null {
  const at = new Date(now)
  switch (block.type) {
    case 'lives': {
      const items = nowNextPastOrder(sources.lives, at)
      const running = items.filter((each) => each.state === 'live').length
      return items.length === 0
        ? null
        : { ...block, items: items.slice(0, HOME_LIVE_COUNT), running, total: items.length }
    }
    case 'meetings': {
      const items = nowNextPastOrder(sources.meetings, at)
      if (items.length === 0) return null
      return {
        ...block,
        items: items.slice(0, HOME_MEETING_COUNT),
        total: items.length,
        days: daysOf(sources.meetings, sources.exhibition.timeZone),
        today: dayKey(at, sources.exhibition.timeZone),
      }
    }
    case 'exhibits':
      return some({ ...block, items: sources.exhibits.slice(0, block.count) })
    case 'exhibitors':
      return some({ ...block, items: sources.exhibitors.slice(0, block.count) })
    case 'industries':
      return some({ ...block, items: sources.industries.filter((each) => each.exhibitorCount > 0) })
    case 'news':
      return some({ ...block, items: sources.news.slice(0, block.count) })
    case 'advertisements':
      return null
    default:
      return block
  }
}

const some = <T extends { items: unknown[] }>(block: T): T | null => (block.items.length === 0 ? null : block)

function daysOf(meetings: readonly MeetingBrief[], zone: string) {
  const days = new Map<string, { day: string; at: string; count: number }>()
  for (const meeting of [...meetings].sort((a, b) => a.startTime.localeCompare(b.startTime))) {
    const start = parseTime(meeting.startTime)
    if (!start) continue
    const day = dayKey(start, zone)
    const known = days.get(day) ?? { day, at: meeting.startTime, count: 0 }
    known.count += 1
    days.set(day, known)
  }
  return [...days.values()]
}

/** Where the fair stands at an instant, by days of its own zone. */
export function todayOf(exhibition: Exhibition, meetings: readonly MeetingBrief[], now: string): Today {
  const dayNumber = (iso: string) => Date.parse(dayKey(new Date(iso), exhibition.timeZone)) / DAY_MS
  const today = dayNumber(now)
  const first = dayNumber(exhibition.startTime)
  const last = dayNumber(exhibition.endTime)
  return {
    at: now,
    state: today < first ? 'before' : today > last ? 'over' : 'open',
    day: today - first + 1,
    days: last - first + 1,
    until: Math.max(0, first - today),
    next: nowNextPastOrder(meetings, new Date(now))
      .filter((each) => each.endTime > now)
      .slice(0, HOME_MEETING_COUNT),
  }
}
