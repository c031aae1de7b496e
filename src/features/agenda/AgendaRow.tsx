import { byClock } from '../../components/by-clock.ts'
import { Codes } from '../../components/Codes.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { RowAction } from '../shared/RowAction.tsx'
import { type AgendaEntry, placeText, scheduleItemPath, timedEntry } from './agenda.ts'
import { Clocks } from './Clocks.tsx'
import { eventFile } from './calendar-address.ts'

/** A meeting or an activity: when, what, who, where. The last column depends on its phase (theme). */
export function AgendaRow({ entry, dated = false }: { entry: AgendaEntry; dated?: boolean }) {
  const page = usePage()
  return (
    <li {...byClock(page, timedEntry(entry))}>
      <Clocks entry={entry} dated={dated} />
      <Tag kind="agenda">{entry.label}</Tag>
      <div>
        <h3>
          <a href={page.href(scheduleItemPath(entry))}>
            <Codes text={entry.title} />
          </a>
        </h3>
        <p className="sub">
          {entry.hostName}
          <span className="sub-place">{entry.place}</span>
        </p>
      </div>
      <p className="where">{placeText(page, entry)}</p>
      <span className="faces">
        {entry.people.map((person) => (
          <span className="avatar avatar-s" key={person.id}>
            <Picture media={person.portrait} widths={[96]} sizes="" alt={person.name} />
          </span>
        ))}
      </span>
      <p className="end">
        <EntryState entry={entry} />
        {entry.state !== 'off' && entry.contained === 0 && (
          <RowAction
            title={entry.title}
            href={page.href(scheduleItemPath(entry))}
            isOnline={entry.kind !== 'activity'}
            booking={bookingOf(entry)}
            bookAt={
              entry.kind === 'activity' ? page.href('/ticket/ticket-detail', { activityId: entry.id }) : undefined
            }
            isRecorded={entry.state === 'replay'}
          />
        )}
        <CalendarLink entry={entry} />
      </p>
    </li>
  )
}

/** The entry's `data-booking` (client/booked.ts); null if it cannot be booked. */
const bookingOf = ({ kind, id, seatsLeft, needsBooking }: AgendaEntry): string | null =>
  seatsLeft !== 0 && (kind === 'meeting' || needsBooking) ? `${kind.toUpperCase()}:${id}` : null

/** Running, on demand, called off, or how many places are left. The phase decides which of them is visible. */
export function EntryState({ entry }: { entry: AgendaEntry }) {
  const { t } = usePage()
  if (entry.state === 'off') return <Tag kind="bad">{t(`agenda:off.${entry.kind}`)}</Tag>
  return (
    <>
      <span className="live-badge" data-when="now">
        {t(entry.kind === 'live' ? 'common:live' : 'agenda:running')}
      </span>
      {entry.state === 'replay' && <Tag kind="info">{t('agenda:replay')}</Tag>}
      {entry.contained > 0 && <Tag>{t('agenda:contains', { count: entry.contained })}</Tag>}
      {entry.seatsLeft !== null && (
        <span className="seats">
          {entry.seatsLeft === 0 ? t('agenda:full') : t('agenda:seatsLeft', { count: entry.seatsLeft })}
        </span>
      )}
    </>
  )
}

/** The calendar file of one entry, as a separate control beside the entry's link. */
export function CalendarLink({ entry }: { entry: AgendaEntry }) {
  const page = usePage()
  return (
    <a
      className="icon-btn calendar-file"
      href={eventFile(page, entry.kind, entry.id)}
      download
      aria-label={page.t('agenda:addNamed', { title: entry.title })}
    >
      <Icon name="calendar" />
    </a>
  )
}
