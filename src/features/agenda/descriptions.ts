import type { LiveSummary } from '@fair/contract/live.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import type { PageContext } from '../../lib/page.ts'

/** One sentence for search engines and cards: who, when, where. */
export const liveDescription = ({ t, format, zone }: PageContext, live: LiveSummary): string =>
  t('agenda:liveDescription', {
    host: live.exhibitorName,
    date: format.dateTime(live.startTime, zone),
    place: `${live.booth.hall} ${live.booth.stand}`,
  })

export const meetingDescription = ({ t, format, zone }: PageContext, meeting: MeetingSummary): string =>
  t('agenda:meetingDescription', {
    kind: meeting.kindName,
    host: meeting.hostName,
    date: format.dateTime(meeting.startTime, zone),
    place: meeting.place,
  })
