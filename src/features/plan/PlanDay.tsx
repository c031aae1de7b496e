import { dayKey, noonOf } from '@fair/contract/rules/time.ts'
import { QueryLink } from '../../components/QueryLink.tsx'
import { usePage } from '../../components/usePage.ts'
import type { QueryState } from '../../components/useQuery.ts'
import { PlanTable } from './PlanTable.tsx'
import { WayOfDay } from './PlanWalkLine.tsx'
import { entriesOn } from './plan-model.ts'
import { dayTitle, type ViewProps } from './plan-view.ts'

type Props = ViewProps & { day: string; days: readonly string[]; at: QueryState }

/** One day at the fair, with a choice of all days. */
export function PlanDay({ day, days, at, ...view }: Props) {
  const page = usePage()
  const { entries, now } = view
  const { t, format, zone } = page
  const today = dayKey(now, zone)
  const rows = entriesOn(entries, day, zone)
  return (
    <>
      <nav className="days" aria-label={t('plan:days')}>
        {days.map((each) => {
          const count = entriesOn(entries, each, zone).length
          return (
            <QueryLink key={each} at={at} to={{ day: each, id: null }} current={each === day}>
              <b>{Number(each.slice(8))}</b>
              {each === today
                ? t('plan:todayLine', { weekday: format.weekday(noonOf(each), 'UTC') })
                : format.weekday(noonOf(each), 'UTC')}
              <span className="number">{count === 0 ? '—' : format.number(count)}</span>
            </QueryLink>
          )
        })}
      </nav>
      {rows.length === 0 ? (
        <p className="plan-free">{t('plan:freeDay', { day: dayTitle(page, day) })}</p>
      ) : (
        <>
          <WayOfDay walks={view.walks} rows={rows} />
          <PlanTable {...view} rows={rows} label={dayTitle(page, day)} dated={false} />
        </>
      )}
    </>
  )
}
