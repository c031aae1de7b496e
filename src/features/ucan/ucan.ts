import type { Activity } from '@fair/contract/activity.ts'
import type { AgendaItem } from '@fair/contract/guest.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'

/** The fields of the activity that the page of its agenda item needs. */
interface ItemHome {
  activityId: string
  title: string
  hall: string
  place: string
  contained: number
  hostName: string
  admission: Activity['admission']
  isOff: boolean
}

export interface ItemViewProps {
  item: Omit<AgendaItem, 'description'>
  activity: ItemHome
  /** The other items of the same agenda, in order of time. */
  others: Pick<AgendaItem, 'agendaId' | 'kind' | 'title' | 'startTime' | 'endTime'>[]
}

/** The path of an item's page; lessons have their own route. */
export const itemPath = ({ kind, agendaId }: Pick<AgendaItem, 'kind' | 'agendaId'>): string =>
  `${kind === 'COURSE' ? '/ucan/coursedetail' : '/ucan/agendadetail'}/${agendaId}`

export const itemView = (item: AgendaItem, activity: Activity): ItemViewProps => {
  const { description: _, ...rest } = item
  const { activityId, title, hall, place, containedCount, hostName, admission, state } = activity
  const isOff = state === 'cancelled'
  return {
    item: rest,
    activity: { activityId, title, hall, place, contained: containedCount, hostName, admission, isOff },
    others: activity.agenda
      .filter((each) => each.agendaId !== item.agendaId)
      .map(({ agendaId, kind, title: name, startTime, endTime }) => ({
        agendaId,
        kind,
        title: name,
        startTime,
        endTime,
      })),
  }
}

/** Every item of one kind in all activities; its description is not sanitised yet. */
export function* itemViews(
  activities: readonly Activity[],
  kind: AgendaItem['kind'],
): Generator<ItemViewProps & { description: string; updateTime: Instant }> {
  for (const activity of activities) {
    for (const item of activity.agenda) {
      if (item.kind === kind)
        yield {
          ...itemView(item, activity),
          description: item.description ?? '',
          updateTime: activity.updateTime,
        }
    }
  }
}
