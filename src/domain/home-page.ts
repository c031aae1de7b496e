import type { Block } from '@fair/contract/decoration.ts'
import type { Exhibition } from '@fair/contract/exhibition.ts'
import type { HomeInfo } from '@fair/contract/home.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { HOME_LIVE_COUNT, HOME_MEETING_COUNT } from '@fair/contract/rules/limits.ts'
import { type BlockSources, type FilledBlock, fillBlocks, programmeAt } from './blocks.ts'
import { type FairDay, fairDay } from './fair-day.ts'
import { phaseNow } from './phase.ts'

export interface Today extends FairDay {
  /** The instant that the page treats as now, at the full hour. */
  at: Instant
  next: MeetingSummary[]
}

export interface HomeViewProps {
  exhibition: Exhibition
  blocks: FilledBlock[]
  today: Today
  /** null if the platform reports none. */
  figures: HomeInfo | null
}

/** Home at an instant (ISO 8601, UTC): the first 4 lives and meetings (Spec 9), all other blocks as composed. */
export function homeProps(
  exhibition: Exhibition,
  blocks: readonly Block[],
  sources: BlockSources,
  now: Instant,
  figures: HomeInfo | null = null,
): HomeViewProps {
  const counted = blocks.map((block) => {
    if (block.type === 'lives') return { ...block, count: HOME_LIVE_COUNT }
    return block.type === 'meetings' ? { ...block, count: HOME_MEETING_COUNT } : block
  })
  return {
    exhibition,
    blocks: fillBlocks(counted, sources, now),
    today: todayOf(exhibition, sources.meetings, now),
    figures,
  }
}

/** The state of the fair at an instant, by days and hours of its own zone. */
export function todayOf(exhibition: Exhibition, meetings: readonly MeetingSummary[], now: Instant): Today {
  return {
    at: now,
    ...fairDay(exhibition, exhibition.timeZone, dateOf(now)),
    next: programmeAt(meetings, now)
      .filter((each) => phaseNow(each, dateOf(now)) !== 'past')
      .slice(0, HOME_MEETING_COUNT),
  }
}
