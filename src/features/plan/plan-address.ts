import { isDay } from '@fair/contract/rules/platform-values.ts'
import { EntryKind } from '@fair/contract/schedule.ts'

export const PLAN_VIEWS = ['list', 'day', 'week'] as const
export type PlanView = (typeof PLAN_VIEWS)[number]

/** The part of the schedule that is shown: all, booked entries, or entries that are only followed. */
export const PLAN_SHOWS = ['all', 'booked', 'followed'] as const
type PlanShow = (typeof PLAN_SHOWS)[number]

export interface PlanAddress {
  view: PlanView
  /** YYYY-MM-DD in the exhibition's zone; null: today, or the first day. */
  day: string | null
  show: PlanShow
  /** Empty: every kind. */
  kinds: readonly EntryKind[]
  /** The entry that a link points to. */
  entry: string | null
}

/** Reads `?view=&day=&show=&kind=&id=`; unknown values are ignored. */
export function readPlanAddress(query: URLSearchParams, usual: PlanView): PlanAddress {
  const day = query.get('day')
  const kinds = (query.get('kind') ?? '').split(',')
  return {
    view: PLAN_VIEWS.find((view) => view === query.get('view')) ?? usual,
    day: day !== null && isDay(day) ? day : null,
    show: PLAN_SHOWS.find((show) => show === query.get('show')) ?? 'all',
    kinds: EntryKind.options.filter((kind) => kinds.includes(kind)),
    entry: query.get('id'),
  }
}
