import type { ScheduleEntry } from '../../contract/schedule.ts'
import { isBooked } from '../../rules/clash.ts'
import { entryPath } from '../../rules/entry-path.ts'
import { soonOf } from '../../rules/soon.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { PageContext } from '../../ui/page.ts'

/** The reminder on the page: what is booked and begins within a quarter of an hour, or has begun. */
export function PlanSoon({ page, entries, now }: { page: PageContext; entries: readonly ScheduleEntry[]; now: Date }) {
  const { t, format, zone } = page
  const soon = soonOf(entries.filter(isBooked), now)
  return (
    <div role="status">
      {soon.map(({ entry, minutes }) => (
        <div key={entry.entryId} className="plan-soon">
          <Icon name="clock" />
          <p>
            <b>{minutes > 0 ? t('plan:soon', { count: minutes }) : t('plan:begun')}</b>{' '}
            <span className="tnum">{format.time(entry.startTime, zone)}</span> {entry.title}
          </p>
          <a className="btn btn-agenda btn-s" href={page.href(entryPath(entry))}>
            {t('plan:go')}
          </a>
        </div>
      ))}
    </div>
  )
}
