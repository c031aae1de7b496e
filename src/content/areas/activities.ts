import type { Activity, ActivitySummary } from '../../contract/activity.ts'
import type { Facets } from '../../contract/endpoint.ts'
import { contract } from '../../contract/index.ts'
import { type Ask, all, type FairAt, LIST_PAGE } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** The activities at the venue in full: those that stand in none, and behind them those that others contain. */
export interface Activities {
  activities: Activity[]
  /** Counts over those that stand in none. */
  facets: Facets
}

export async function loadActivities(ask: Ask, at: FairAt): Promise<Activities> {
  const list = (parentActivityId?: string) =>
    all((pageNum) =>
      ask(contract.search.offlineActivity, {
        pageNum,
        pageSize: LIST_PAGE,
        ...(parentActivityId === undefined ? {} : { parentActivityId }),
      }),
    )
  const top = await list()
  const series = top.records.filter((activity) => activity.containedCount > 0)
  const contained = await Promise.all(series.map((activity) => list(activity.activityId)))
  const briefs: ActivitySummary[] = [top, ...contained].flatMap((page) => page.records)
  const activities = await loadOneByOne<ActivitySummary, Activity>(
    at,
    'ACTIVITY',
    briefs,
    (activity) => activity.activityId,
    (activityId) => ask(contract.activity.detail, { activityId }),
  )
  return { activities, facets: top.facets }
}
