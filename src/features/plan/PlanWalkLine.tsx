import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import type { ViewProps } from './plan-view.ts'
import type { PlanWalk } from './plan-walks.ts'

/** The duration of the walk from the previous entry; a warning if it exceeds the gap between the two. */
export function PlanWalkLine({ walk }: { walk: PlanWalk }) {
  const page = usePage()
  const { t } = page
  const { before, minutes, gap, from, to } = walk
  const isLate = minutes > gap
  const values = { title: before.title, minutes }
  return (
    <p className={isLate ? 'small plan-clash' : 'small faint plan-walk'}>
      <Icon name={isLate ? 'alert' : 'pin'} small />
      <span>
        {isLate ? t('plan:walkLate', { ...values, gap }) : t('plan:walk', values)}{' '}
        <a className="link" rel="nofollow" href={page.href('/hall/way', { from, to })}>
          {t('plan:way')}
          <span className="visually-hidden">{` ${from} – ${to}`}</span>
        </a>
      </span>
    </p>
  )
}

/** Links to the way through the on-site entries of one day. */
export function WayOfDay({ walks, rows }: Pick<ViewProps, 'walks'> & { rows: readonly ScheduleEntry[] }) {
  const page = usePage()
  const ends = rows.flatMap(({ entryId }) => walks.get(entryId) ?? []).flatMap(({ from, to }) => [from, to])
  const stops = ends.filter((stop, n) => stop !== ends[n - 1])
  if (stops.length < 2) return null
  return (
    <p className="small plan-walk">
      <Icon name="map" small />
      <a className="link" rel="nofollow" href={page.href('/hall/way', { stops })}>
        {page.t('plan:wayOfDay')}
      </a>
    </p>
  )
}
