import type { MeetingSummary } from '@fair/contract/meeting.ts'
import { byClock } from '../../../components/by-clock.ts'
import { Picture } from '../../../components/Picture.tsx'
import { Tag } from '../../../components/parts.tsx'
import { Time } from '../../../components/Time.tsx'
import { usePage } from '../../../components/usePage.ts'
import { RowAction } from '../RowAction.tsx'

interface Props {
  meeting: MeetingSummary
  /** Names its day: the rows span several days, or it is not today. */
  dated?: boolean
}

/** A session of the agenda in one row: time, title, place, speakers, and how many seats are left. */
export function MeetingRow({ meeting, dated = false }: Props) {
  const page = usePage()
  const { t } = page
  return (
    <li {...byClock(page, meeting)}>
      <p className="when">
        {dated && (
          <span className="day">
            <Time iso={meeting.startTime} show="day" />
          </span>
        )}
        <Time iso={meeting.startTime} show="time" />
        <small>
          –<Time iso={meeting.endTime} show="time" />
        </small>
      </p>
      <Tag kind="agenda">{meeting.kindName}</Tag>
      <div>
        <h3>
          <a href={page.href(`/meeting/detail/${meeting.meetingId}`)}>{meeting.title}</a>
        </h3>
        <p className="sub">{meeting.hostName}</p>
      </div>
      <p className="where">{meeting.place}</p>
      <span className="faces">
        {meeting.speakers.slice(0, 4).map((speaker) => (
          <span className="avatar avatar-s" key={speaker.guestId}>
            <Picture media={speaker.portrait} widths={[96]} sizes="" alt={speaker.guestName} />
          </span>
        ))}
      </span>
      <p className="end">
        {typeof meeting.seatsLeft === 'number' && (
          <span data-when="next">{t('home:seatsLeft', { count: meeting.seatsLeft })}</span>
        )}
        {meeting.state === 'ended' && <span data-when="past">{t('home:past')}</span>}
        {meeting.state !== 'offline' && (
          <RowAction
            title={meeting.title}
            href={page.href(`/meeting/detail/${meeting.meetingId}`)}
            isOnline
            booking={meeting.seatsLeft === 0 ? null : `MEETING:${meeting.meetingId}`}
            isRecorded={meeting.state === 'replay'}
          />
        )}
      </p>
    </li>
  )
}
