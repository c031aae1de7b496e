import type { LiveBrief } from '../../contract/live.ts'
import type { MeetingBrief } from '../../contract/meeting.ts'
import type { PageContext } from '../../ui/page.ts'

/** One sentence for search engines and cards: who, when, where. */
export const liveDescription = ({ t, format, zone }: PageContext, live: LiveBrief): string =>
  t('agenda:liveDescription', {
    host: live.exhibitorName,
    date: format.dateTime(live.startTime, zone),
    place: `${live.booth.hall} ${live.booth.stand}`,
  })

export const meetingDescription = ({ t, format, zone }: PageContext, meeting: MeetingBrief): string =>
  t('agenda:meetingDescription', {
    kind: meeting.kindName,
    host: meeting.hostName,
    date: format.dateTime(meeting.startTime, zone),
    place: meeting.place,
  })
