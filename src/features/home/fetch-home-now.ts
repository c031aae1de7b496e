import { decoration } from '@fair/contract/decoration.ts'
import { exhibition } from '@fair/contract/exhibition.ts'
import { homeRest } from '@fair/contract/home.ts'
import { type LiveSummary, live } from '@fair/contract/live.ts'
import { meeting } from '@fair/contract/meeting.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { NO_SAFE_HTML } from '@fair/contract/rules/own-values.ts'
import type { Call } from '../../api/client.ts'
import type { BlockSources } from '../../domain/blocks.ts'
import { type HomeViewProps, homeProps } from '../../domain/home-page.ts'
import { phaseNow } from '../../domain/phase.ts'

/** The sources of the time-dependent parts. All other blocks stay as they were built. */
const NOTHING_ELSE: Omit<BlockSources, 'zone' | 'lives' | 'livesTotal' | 'meetings'> = {
  exhibitors: [],
  exhibits: [],
  random: [],
  news: [],
  groups: [],
  industries: [],
  advertisements: [],
  forms: [],
  // Blocks with rich text are not rendered again.
  clean: () => NO_SAFE_HTML,
  hasPage: () => true,
}

const EVERYTHING = { pageNum: 1, pageSize: 0 }
/** Streams per request: usually more than run at once. */
const LIVES_SIZE = 20

/**
 * The first streams in the platform's order (running ones, then upcoming ones): all that run, and the next ones. Null
 * on a failure.
 */
async function firstLives(call: Call, at: Instant): Promise<Pick<BlockSources, 'lives' | 'livesTotal'> | null> {
  const lives: LiveSummary[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await call(live.list, { pageNum, pageSize: LIVES_SIZE })
    if (!page.ok) return null
    lives.push(...page.data.records)
    const isRunning = (each: LiveSummary) => phaseNow(each, dateOf(at)) === 'now'
    if (page.data.records.length < LIVES_SIZE || !page.data.records.every(isRunning)) {
      return { lives, livesTotal: page.data.total }
    }
  }
}

/**
 * The time-dependent parts of home at a moment: the day, what is running and how much, what comes next. Null if the
 * platform did not return all of it.
 *
 * @param at ISO 8601, UTC
 */
export async function requestHomeNow(call: Call, exhibitionId: string, at: Instant): Promise<HomeViewProps | null> {
  const [fair, composed, lives, meetings, info] = await Promise.all([
    call(exhibition.detailPc, { id: exhibitionId }),
    call(decoration.homeRender, {}),
    firstLives(call, at),
    call(meeting.list, EVERYTHING),
    call(homeRest.info, {}),
  ])
  if (!fair.ok || !composed.ok || lives === null || !meetings.ok) return null
  const sources = {
    ...NOTHING_ELSE,
    zone: fair.data.timeZone,
    ...lives,
    meetings: meetings.data.records,
  }
  return homeProps(fair.data, composed.data, sources, at, info.ok ? info.data : null)
}
