import type { ScheduleEntry } from '@fair/contract/schedule.ts'

/** The route of an entry's subject: the room of a live or meeting, the activity, the exhibitor of a talk. */
export function scheduleItemPath({
  kind,
  businessId,
  exhibitorId,
}: Pick<ScheduleEntry, 'kind' | 'businessId' | 'exhibitorId'>): string {
  if (kind === 'LIVE') return `/live/detail/${businessId}`
  if (kind === 'MEETING') return `/meeting/detail/${businessId}`
  if (kind === 'ACTIVITY') return `/activity/detail/${businessId}`
  return `/exhibitor/detail/${exhibitorId ?? businessId}`
}
