import { isBooked } from '@fair/contract/rules/clash.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { scheduleItemPath } from '../../domain/schedule-item-path.ts'
import { upcomingReminders } from '../../domain/upcoming-reminders.ts'

/** The reminder on the page: booked entries that begin within a quarter of an hour, or have begun. */
export function PlanReminders({ entries, now }: { entries: readonly ScheduleEntry[]; now: Date }) {
  const page = usePage()
  const { t, format, zone } = page
  const upcoming = upcomingReminders(entries.filter(isBooked), now)
  return (
    <div role="status">
      {upcoming.map(({ entry, minutes }) => (
        <div key={entry.entryId} className="plan-soon">
          <Icon name="clock" />
          <p>
            <b>{minutes > 0 ? t('plan:soon', { count: minutes }) : t('plan:begun')}</b>{' '}
            <span className="tnum">{format.time(entry.startTime, zone)}</span> {entry.title}
          </p>
          <a className="btn btn-agenda btn-s" href={page.href(scheduleItemPath(entry))}>
            {t('plan:go')}
          </a>
        </div>
      ))}
    </div>
  )
}
