import type { Facets } from '@fair/contract/endpoint.ts'
import type { HourVisits } from '@fair/contract/home.ts'
import type { Day, Zone } from '@fair/contract/rules/brand.ts'
import { dateOf, isoOf, msOf } from '@fair/contract/rules/instant.ts'
import { dayKey, noonOf, parseTime } from '@fair/contract/rules/time.ts'
import type { Query } from '../../lib/i18n/paths.ts'
import { exhibitorsOf } from '../shared/list/exhibitors-of.ts'
import { writeValue } from '../shared/list/list-query.ts'

/** A name with its count, and the page that lists the items. */
export interface NamedCount {
  name: string
  count: number
  path: string
  query?: Query
}

/** How many events of the programme begin on a day. */
interface DayCount {
  day: Day
  lives: number
  meetings: number
}

/** The fair in figures. Data that the platform does not report is empty. Names are sorted by count, descending. */
export interface FairFigures {
  countries: NamedCount[]
  industries: NamedCount[]
  categories: NamedCount[]
  /** By day, including empty days between others. */
  days: DayCount[]
  /** All 24 hours. */
  visits: HourVisits[]
}

/** The part of a live or a meeting that is needed for counting. */
interface Begun {
  startTime: string
}

export interface FiguresSources {
  exhibitorFacets: Facets
  exhibitFacets: Facets
  lives: readonly Begun[]
  meetings: readonly Begun[]
  visits: readonly HourVisits[]
}

/** No fair has a longer programme. A wrong year in the data would otherwise add a column for each day in between. */
const MAX_DAYS = 31
const DAY = 86_400_000

export function fairFigures(sources: FiguresSources, zone: Zone): FairFigures {
  const { exhibitorFacets, exhibitFacets, lives, meetings, visits } = sources
  return {
    countries: topCounts(exhibitorFacets, 'region', (value) => exhibitorsOf('region', value)),
    industries: topCounts(exhibitorFacets, 'industry', (value) => exhibitorsOf('industry', value)),
    categories: topCounts(exhibitFacets, 'category', (value) => ({
      path: '/exhibits',
      query: { category: writeValue(value) },
    })),
    days: dayCounts(lives, meetings, zone),
    visits: visitsOf(visits),
  }
}

/** Whether there is anything to render. */
export const hasFigures = (figures: FairFigures): boolean => Object.values(figures).some(({ length }) => length > 0)

/** A facet's values of the first level; empty if there is only one, as there is nothing to compare. */
function topCounts(
  facets: Facets,
  name: string,
  listOf: (value: string) => Pick<NamedCount, 'path' | 'query'>,
): NamedCount[] {
  const values = (facets[name] ?? []).filter(({ count }) => count > 0)
  const known = new Set(values.map(({ value }) => value))
  const tops = values.filter(({ value, parent }) => parent == null || parent === value || !known.has(parent))
  if (tops.length < 2) return []
  return tops
    .map(({ value, label, count }) => ({ name: label, count, ...listOf(value) }))
    .toSorted((a, b) => b.count - a.count)
}

function dayCounts(lives: readonly Begun[], meetings: readonly Begun[], zone: Zone): DayCount[] {
  const dayOf = ({ startTime }: Begun) => {
    const start = parseTime(startTime)
    return start ? [dayKey(start, zone)] : []
  }
  const [ofLives, ofMeetings] = [lives.flatMap(dayOf), meetings.flatMap(dayOf)]
  const days = [...ofLives, ...ofMeetings].toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const from = msOf(noonOf(first))
  const count = (msOf(noonOf(last)) - from) / DAY + 1
  if (count < 2 || count > MAX_DAYS) return []
  const on = (list: readonly Day[], day: Day) => list.filter((each) => each === day).length
  return Array.from({ length: count }, (_, n) => {
    const day = dayKey(dateOf(isoOf(from + n * DAY)), 'UTC')
    return { day, lives: on(ofLives, day), meetings: on(ofMeetings, day) }
  })
}

/** Drops negative or empty counts and hours that do not exist. */
function visitsOf(visits: readonly HourVisits[]): HourVisits[] {
  const counted = visits.filter(({ count }) => Number.isFinite(count) && count > 0)
  const of = (hour: number) => counted.filter((each) => each.hour === hour).reduce((sum, { count }) => sum + count, 0)
  const all = Array.from({ length: 24 }, (_, hour) => ({ hour, count: of(hour) }))
  return all.some(({ count }) => count > 0) ? all : []
}
