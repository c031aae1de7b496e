import { searchRest } from '@fair/contract/search.ts'
import type { OpenUnbuilt } from '../shared/unbuilt.ts'
import { activityEntry } from './agenda.ts'
import { SeriesView } from './SeriesView.tsx'

/** The contents of the series of an unbuilt exhibition. */
export const openSeries: OpenUnbuilt = async ({ call, page }) => {
  const top = await call(searchRest.offlineActivity, { pageNum: 1, pageSize: 0 })
  if (!top.ok) return top
  const containing = top.data.records.filter(({ containedCount }) => containedCount > 0)
  const series = await Promise.all(
    containing.map(async (each) => {
      const inside = await call(searchRest.offlineActivity, { parentActivityId: each.activityId, pageSize: 0 })
      const contained = inside.ok ? inside.data.records.map(activityEntry) : []
      return { entry: activityEntry(each), summary: each.summary, contained }
    }),
  )
  return { ok: true, data: <SeriesView title={page.t('agenda:seriesTitle')} series={series} /> }
}
