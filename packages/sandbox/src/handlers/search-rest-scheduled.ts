import type { Page } from '@fair/contract/endpoint.ts'
import type { RunState } from '@fair/contract/live.ts'
import type { ScheduledQuery } from '@fair/contract/programme-search.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { dayKey, nowNextPastOrder } from '@fair/contract/rules/time.ts'
import { programmesOf } from '../business/programme.ts'
import type { Context } from '../context.ts'
import { slice } from '../paging.ts'
import type { FoundIds } from '../search-text.ts'
import type { Labelled } from '../seed/types.ts'
import type { LiveSummary, MeetingSummary } from '../sent.ts'
import { say, type TextKey } from '../texts.ts'
import { livesOf, meetingsOf, type ProgrammeQuery } from './programme.ts'
import { narrowed } from './search-rest-narrow.ts'

/** Lives or meetings per page by default. */
const PAGE_SIZE = 20

/** The states in the facet's order. */
const STATES: readonly (readonly [RunState, TextKey])[] = [
  ['live', 'stateLive'],
  ['upcoming', 'stateUpcoming'],
  ['replay', 'stateReplay'],
  ['ended', 'stateEnded'],
  ['offline', 'stateOffline'],
]

/**
 * Lives of the exhibition by day, hall, topic, state and keyword: running ones first, then upcoming, then past ones.
 */
export function livePage(query: ScheduledQuery, found: FoundIds, context: Context): Page<LiveSummary> {
  const listed = {
    listIn: livesOf,
    idOf: ({ _id }: LiveSummary) => _id,
    hallOf: ({ booth }: LiveSummary) => booth.hall,
  }
  return scheduledPage(query, found, context, listed)
}

/** Meetings of the exhibition in the same way. */
export function meetingPage(query: ScheduledQuery, found: FoundIds, context: Context): Page<MeetingSummary> {
  const listed = {
    listIn: meetingsOf,
    idOf: ({ meetingId }: MeetingSummary) => meetingId,
    hallOf: ({ hall }: MeetingSummary) => hall,
  }
  return scheduledPage(query, found, context, listed)
}

interface Scheduled {
  readonly startTime: string
  readonly endTime: string
  readonly topic: string
  readonly state: RunState
}

interface Kind<T> {
  listIn(context: Context, query: ProgrammeQuery): T[]
  idOf(item: T): string
  hallOf(item: T): string
}

function scheduledPage<T extends Scheduled>(
  query: ScheduledQuery,
  found: FoundIds,
  context: Context,
  kind: Kind<T>,
): Page<T> {
  const { date, hall, topic, state, keyword: _, exhibitorId, ...paging } = query
  const { language, fair } = context
  const items = nowNextPastOrder(kind.listIn(context, { exhibitorId }), context.now())
  const topics = topicsOf(items, kind, context)
  const timeZone = programmesOf(fair).get(context.exhibitionId)?.days.timeZone ?? 'UTC'
  const dayOf = ({ startTime }: T) => dayKey(new Date(startTime), timeZone)
  const { matching, facets } = narrowed(items, {
    language,
    // A topic is accepted by its value, and by its label in the reader's language (getMeetingTopicNames).
    choice: { date, hall, topic: topic?.map((topicName) => topics.valueOf(topicName) ?? topicName), state },
    isFound: (item) => !found || found.has(kind.idOf(item)),
    values: {
      date: (item) => [dayOf(item)],
      hall: (item) => [kind.hallOf(item)],
      topic: (item) => [topics.valueOf(item.topic) ?? ''],
      state: (item) => [item.state],
    },
    tables: {
      date: [...new Set(items.map(dayOf))].sort().map((day) => ({ value: day, parent: null, label: dayLabel(day) })),
      hall: fair.halls,
      topic: topics.table,
      state: STATES.map(([value, key]) => ({ value, parent: null, label: (each) => say(each, key) })),
    },
  })
  return { records: slice(matching, paging, PAGE_SIZE), total: matching.length, facets }
}

/** "11月19日", "19 Nov": for a day that is already in the exhibition's zone. */
const dayLabel = (day: string) => (language: Language) =>
  new Intl.DateTimeFormat(language === 'en-US' ? 'en-GB' : language, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

/**
 * The topics of some items. A topic's value is its English text, so that an address means the same in each language.
 */
function topicsOf<T extends Scheduled>(items: readonly T[], kind: Kind<T>, context: Context) {
  const english: Context = Object.create(context, { language: { value: 'en-US' } })
  const inEnglish = new Map(kind.listIn(english, {}).map((item) => [kind.idOf(item), item.topic]))
  const values = new Map(items.map((item) => [item.topic, inEnglish.get(kind.idOf(item)) ?? item.topic]))
  const table: Labelled[] = [...values].map(([label, value]) => ({ value, parent: null, label: () => label }))
  return { table, valueOf: (topic: string) => values.get(topic) }
}
