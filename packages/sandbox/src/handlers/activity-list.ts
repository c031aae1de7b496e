import type { ActivityQuery } from '@fair/contract/activity.ts'
import type { Facets, Page } from '@fair/contract/endpoint.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { dayKey, nowNextPastOrder } from '@fair/contract/rules/time.ts'
import { activitiesOf, toActivitySummary } from '../business/activities.ts'
import { type PlacedActivity, programmesOf } from '../business/programme.ts'
import type { Context } from '../context.ts'
import { countFacets, facetColumn } from '../facets.ts'
import { slice } from '../paging.ts'
import type { FoundIds } from '../search-text.ts'
import { TOPICS } from '../seed/business/activity-plan.ts'
import { say, type Text } from '../seed/text.ts'
import type { ActivitySummary } from '../sent.ts'

/** Activities per page by default. */
const PAGE_SIZE = 20

/**
 * Offline activities of the exhibition by day, hall, topic and keyword, running ones first, with the counts of each
 * facet (search/offlineActivity). With `parentActivityId` the children of that activity; without it the top-level ones,
 * or with a keyword all matching ones, at any level.
 */
export function activityPage(query: ActivityQuery, found: FoundIds, context: Context): Page<ActivitySummary> {
  const { date, hall, topic: requested, keyword, parentActivityId, ...paging } = query
  const topic = requested?.map((each) => topicCalled(each, context.language) ?? each)
  const isSearch = keyword !== undefined && keyword.trim() !== '' && parentActivityId === undefined
  const all = activitiesOf(context).filter(({ parentId }) => isSearch || parentId === (parentActivityId ?? null))
  const timeZone = programmesOf(context.fair).get(context.exhibitionId)?.days.timeZone ?? 'UTC'
  const columns = {
    date: facetColumn(all.map(({ startTime }) => [dayKey(new Date(startTime), timeZone)])),
    hall: facetColumn(all.map((activity) => [activity.hall])),
    topic: facetColumn(all.map(({ plan }) => [plan.topic])),
  }
  const choice = { date, hall, topic }
  const { rows, counts } = countFacets(columns, choice, all.length, (row) => {
    const id = all[row]?.id ?? ''
    return !found || found.has(id)
  })
  const matching = rows.flatMap((row) => all[row] ?? [])
  const ordered = nowNextPastOrder<PlacedActivity>(matching, context.now())
  return {
    records: slice(ordered, paging, PAGE_SIZE).map((activity) => toActivitySummary(activity, context)),
    total: ordered.length,
    facets: facetsOf(counts, context),
  }
}

/** The value of a topic by its label: lists show its label, and accept either. */
const topicCalled = (words: string, language: Language): string | undefined =>
  Object.entries(TOPICS).find(([, text]) => say(text, language) === words)?.[0]

function facetsOf(counts: Readonly<Record<string, ReadonlyMap<string, number>>>, context: Context): Facets {
  const { fair, language } = context
  const topics: Readonly<Record<string, Text>> = TOPICS
  const labelOf: Readonly<Record<string, (value: string) => string>> = {
    date: (value) => value,
    hall: (value) => fair.halls.find((each) => each.value === value)?.label(language) ?? value,
    topic: (value) => (topics[value] ? say(topics[value], language) : value),
  }
  const facets: Facets = {}
  for (const [name, counted] of Object.entries(counts)) {
    const values = [...counted].map(([value, count]) => ({ value, label: labelOf[name]?.(value) ?? value, count }))
    facets[name] = name === 'topic' ? values : values.sort((a, b) => (a.value < b.value ? -1 : 1))
  }
  return facets
}
