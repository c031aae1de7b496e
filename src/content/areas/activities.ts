import type { Activity, ActivitySummary } from '@fair/contract/activity.ts'
import type { Facets } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { all } from '../all-pages.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import type { FairAt } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** The activities at the venue in full: those contained in no other, followed by those that others contain. */
export interface Activities {
  activities: Activity[]
  /** Counts over the activities contained in no other. */
  facets: Facets
}

export async function loadActivities(fetchOrFail: FetchOrFail, at: FairAt): Promise<Activities> {
  const list = (parentActivityId?: string) =>
    all(fetchOrFail, contract.search.offlineActivity, parentActivityId === undefined ? {} : { parentActivityId })
  const top = await list()
  const series = top.records.filter((activity) => activity.containedCount > 0)
  const contained = await Promise.all(series.map((activity) => list(activity.activityId)))
  // Each once, however they are nested: one may contain itself, or be in two.
  const byId = new Map<string, ActivitySummary>()
  for (const activity of [top, ...contained].flatMap((page) => page.records)) byId.set(activity.activityId, activity)
  const summaries = [...byId.values()]
  const activities = await loadOneByOne(
    fetchOrFail,
    at,
    { name: 'ACTIVITY', endpoint: contract.activity.detail, inputOf: (activityId) => ({ activityId }) },
    summaries,
    (activity) => activity.activityId,
  )
  return { activities, facets: top.facets }
}
