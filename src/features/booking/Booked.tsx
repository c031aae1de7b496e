import { appointment } from '@fair/contract/appointment.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/parts.tsx'
import { WriteButton } from '../../components/WriteButton.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import type { PageContext } from '../../lib/page.ts'
import { notifyBooked } from '../../stores/bookings.ts'
import { showToast } from '../../stores/toasts.ts'
import { saveCalendar } from '../shared/schedule-calendar.ts'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { BookingClocks } from './BookingClocks.tsx'

interface Props {
  /** 'booked': it is booked, but the schedule returned no entry for it. */
  entry: ScheduleEntry | 'booked'
  onClose: () => void
}

/** The heading of Booked. An appointment that the exhibitor still has to confirm is called a request. */
export const bookedTitle = (page: PageContext, entry: Props['entry']): string =>
  page.t(entry !== 'booked' && entry.state === 'WAITING' ? 'booking:requested' : 'booking:done')

/** The confirmed booking: three clocks, its calendar file, the schedule, and a way to cancel it. */
export function Booked({ entry, onClose }: Props) {
  const { page, call } = useIsland()
  const mine = useOwnZone()
  const { t } = page
  const { busy, write } = useBlockingWrite()
  const plan = (
    <a
      className="btn btn-primary"
      href={page.href('/personal-center/schedule', entry === 'booked' ? {} : { id: entry.entryId })}
    >
      {t('booking:toPlan')}
    </a>
  )
  if (entry === 'booked') return <p className="btn-row">{plan}</p>
  const { appointmentId } = entry
  const undo = async () => {
    const answer = await call(appointment.cancel, { appointmentId: appointmentId ?? '' })
    if (!answer.ok) return showToast({ text: answer.message, bad: true })
    showToast({ text: t('plan:cancelled', { title: entry.title }) })
    notifyBooked()
    onClose()
  }
  return (
    <>
      <div role="status">
        <p>
          <b>{entry.title}</b>
        </p>
        <p className="tags">
          <Tag kind={entry.state === 'WAITING' ? 'warn' : 'ok'}>{t(`plan:stateOf.${entry.state}`)}</Tag>
        </p>
        {entry.state === 'WAITING' && <p className="small muted">{t('booking:waiting', { name: entry.hostName })}</p>}
      </div>
      <BookingClocks span={entry} mine={mine} host={entry.exhibitorTimeZone ?? null} />
      <p className="btn-row">
        {plan}
        <button className="btn btn-2" type="button" onClick={() => saveCalendar([entry], page, entry.title)}>
          <Icon name="download" small />
          {t('booking:file')}
        </button>
        {entry.kind !== 'NEGOTIATION' && appointmentId != null && (
          <WriteButton className="btn btn-quiet" busy={busy} onPress={() => write(undo)}>
            {t('booking:undo')}
          </WriteButton>
        )}
      </p>
    </>
  )
}
