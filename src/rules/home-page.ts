import type { Block } from '../contract/decoration.ts'
import type { Exhibition } from '../contract/exhibition.ts'
import type { MeetingBrief } from '../contract/meeting.ts'
import { type BlockSources, type FilledBlock, fillBlocks } from './blocks.ts'
import { HOME_LIVE_COUNT, HOME_MEETING_COUNT } from './limits.ts'
import { dayKey, nowNextPastOrder } from './time.ts'

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
  blocks: FilledBlock[]
  today: Today
}

const DAY_MS = 86_400_000

/** Home at an instant (ISO 8601, UTC): the first 4 lives and meetings (Spec 9), all other blocks as composed. */
export function homeProps(
  exhibition: Exhibition,
  blocks: readonly Block[],
  sources: BlockSources,
  now: string,
): HomeViewProps {
  const counted = blocks.map((block) => {
    if (block.type === 'lives') return { ...block, count: HOME_LIVE_COUNT }
    return block.type === 'meetings' ? { ...block, count: HOME_MEETING_COUNT } : block
  })
  return {
    exhibition,
    blocks: fillBlocks(counted, sources, now),
    today: todayOf(exhibition, sources.meetings, now),
  }
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
