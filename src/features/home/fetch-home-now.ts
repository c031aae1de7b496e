import { decoration } from '@fair/contract/decoration.ts'
import { exhibition } from '@fair/contract/exhibition.ts'
import { homeRest } from '@fair/contract/home.ts'
import { type LiveSummary, live } from '@fair/contract/live.ts'
import { meeting } from '@fair/contract/meeting.ts'
import { programmeSearch } from '@fair/contract/programme-search.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { NO_SAFE_HTML } from '@fair/contract/rules/own-values.ts'
import { isDay } from '@fair/contract/rules/platform-values.ts'
import type { Call } from '../../api/client.ts'
import type { BlockSources } from '../../domain/blocks.ts'
import { type HomeViewProps, homeProps } from '../../domain/home-page.ts'
import { phaseNow } from '../../domain/phase.ts'

/** The sources of the time-dependent parts. All other blocks stay as they were built. */
const NOTHING_ELSE: Omit<BlockSources, 'zone' | 'lives' | 'livesTotal' | 'meetings' | 'meetingDays'> = {
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

/** Streams per request: usually more than run at once. */
const LIVES_SIZE = 20
/** Meetings per request: more than home shows, as some may end between the answer and the page's clock. */
const MEETINGS_SIZE = 20

/**
 * The first streams in the platform's order (running ones, then upcoming ones): all that run, and the next ones. Null
 * on a failure.
 */
async function firstLives(call: Call, at: Instant): Promise<Pick<BlockSources, 'lives' | 'livesTotal'> | null> {
  const lives = new Map<string, LiveSummary>()
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await call(live.list, { pageNum, pageSize: LIVES_SIZE })
    if (!page.ok) return null
    const before = lives.size
    for (const each of page.data.records) lives.set(each._id, each)
    const isRunning = (each: LiveSummary) => phaseNow(each, dateOf(at)) === 'now'
    // A platform may return the same page again.
    const isLast = page.data.records.length < LIVES_SIZE || lives.size === before
    if (isLast || !page.data.records.every(isRunning)) {
      return { lives: [...lives.values()], livesTotal: page.data.total }
    }
  }
}

/**
 * The first meetings in the platform's order (running ones, then upcoming ones), with the number of meetings per day.
 * All meetings if the platform does not return these numbers. Null on a failure.
 */
async function firstMeetings(call: Call): Promise<Pick<BlockSources, 'meetings' | 'meetingDays'> | null> {
  const page = await call(programmeSearch.meeting, { pageNum: 1, pageSize: MEETINGS_SIZE })
  if (!page.ok) return null
  const { records, facets } = page.data
  const dates = (facets['date'] ?? []).filter(({ value }) => isDay(value))
  if (dates.length > 0) {
    const days = dates.map(({ value, count }) => ({ day: value, count })).sort((a, b) => a.day.localeCompare(b.day))
    return { meetings: records, meetingDays: days }
  }
  const all = await call(meeting.list, { pageNum: 1, pageSize: 0 })
  return all.ok ? { meetings: all.data.records } : null
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
    firstMeetings(call),
    call(homeRest.info, {}),
  ])
  if (!fair.ok || !composed.ok || lives === null || meetings === null) return null
  const sources = {
    ...NOTHING_ELSE,
    zone: fair.data.timeZone,
    ...lives,
    ...meetings,
  }
  return homeProps(fair.data, composed.data, sources, at, info.ok ? info.data : null)
}
