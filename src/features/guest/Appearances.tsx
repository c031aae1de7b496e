import type { Appearance, Guest } from '@fair/contract/guest.ts'
import { Tag } from '../../components/parts.tsx'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'
import { byStart, placeOf } from './guest.ts'

/** When and where a guest speaks, in order of time. Each entry links to the meeting, live or activity. */
export function Appearances({ guest }: { guest: Guest }) {
  const { t } = usePage()
  if (guest.appearances.length === 0) return <p className="muted">{t('guest:noAppearances')}</p>
  return (
    <ol className="agenda">
      {byStart(guest.appearances).map((each) => (
        <Row key={`${each.businessId} ${each.agenda.agendaId}`} guest={guest} appearance={each} />
      ))}
    </ol>
  )
}

function Row({ guest, appearance }: { guest: Guest; appearance: Appearance }) {
  const page = usePage()
  const { t, format } = page
  const { agenda, businessType, businessTitle } = appearance
  const others = agenda.guests.filter((each) => each.guestId !== guest.guestId).map((each) => each.guestName)
  return (
    <li>
      <p className="when">
        <Time iso={agenda.startTime} show="day" />
        <br />
        <small>
          <Time iso={agenda.startTime} show="time" />–
          <Time iso={agenda.endTime} show="time" />
        </small>
      </p>
      <Tag kind="agenda">{t(`guest:kind.${businessType}`)}</Tag>
      <div>
        <h3>
          <a href={page.href(placeOf(appearance))}>{agenda.title}</a>
        </h3>
        {businessTitle !== undefined && businessTitle !== agenda.title && <p className="sub">{businessTitle}</p>}
        {others.length > 0 && <p className="sub">{t('guest:with', { names: format.list(others) })}</p>}
      </div>
      <p className="where">{agenda.place}</p>
    </li>
  )
}
