import { BoothLink } from '../../components/BoothLink.tsx'
import { byClock } from '../../components/by-clock.ts'
import { Codes } from '../../components/Codes.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { usePage } from '../../components/usePage.ts'
import { SaveButton } from '../shared/SaveButton.tsx'
import { CalendarLink, EntryState } from './AgendaRow.tsx'
import { type AgendaEntry, scheduleItemPath, timedEntry } from './agenda.ts'
import { Clocks } from './Clocks.tsx'

/** A stream as a picture: its cover, when it runs, who shows what and where. */
export function LiveEntryCard({ entry, eager = false }: { entry: AgendaEntry; eager?: boolean }) {
  const page = usePage()
  const { t, format } = page
  const clock = byClock(page, timedEntry(entry))
  // The number of viewers is shown while it runs; a stream that is over when it is rendered never will.
  const mayRun = clock['data-phase'] !== 'past'
  return (
    <li className="item live-item" {...clock}>
      <span className="pic pic-16">
        {entry.cover && (
          <Picture media={entry.cover} widths={[320, 640]} sizes="(min-width: 60rem) 22vw, 92vw" eager={eager} />
        )}
        <EntryState entry={entry} />
        {mayRun && entry.viewers !== null && entry.viewers > 0 && (
          <span className="on-pic" data-when="now">
            <Icon name="eye" />
            <span className="visually-hidden">{t('agenda:viewers', { count: entry.viewers })}</span>
            <span aria-hidden="true">{format.number(entry.viewers)}</span>
          </span>
        )}
      </span>
      <SaveButton type="LIVE" id={entry.id} name={entry.title} />
      <div>
        <div className="when-row">
          <Clocks entry={entry} />
          <CalendarLink entry={entry} />
        </div>
        <h3>
          <a href={page.href(scheduleItemPath(entry))}>
            <Codes text={entry.title} />
          </a>
        </h3>
        <p className="item-owner">
          <span className="clip">{entry.hostName}</span>
          <BoothLink booth={{ hall: entry.hall, stand: entry.place }} />
        </p>
      </div>
    </li>
  )
}
