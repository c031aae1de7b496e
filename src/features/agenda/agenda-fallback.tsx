import { activity as activityCalls } from '@fair/contract/activity.ts'
import { catalogue } from '@fair/contract/catalogue.ts'
import { multimedia } from '@fair/contract/multimedia.ts'
import type { Instant, Zone } from '@fair/contract/rules/brand.ts'
import { searchRest } from '@fair/contract/search.ts'
import type { Call } from '../../api/client.ts'
import type { PageContext } from '../../lib/page.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { openDetail } from '../shared/detail/open-detail.ts'
import { ActivityView } from './ActivityView.tsx'
import { activityEntry, liveEntry, otherZone } from './agenda.ts'
import { fetchLive } from './default-visitor.ts'
import { NO_RELATED, safeItems } from './detail.ts'
import { EventCrumbs } from './EventParts.tsx'
import { LiveView } from './LiveView.tsx'
import { MeetingView } from './MeetingView.tsx'
import { Room } from './room/Room.tsx'

/** The exhibitor's zone, for the third clock; null if it shows the fair's time, or does not arrive in time. */
async function hostZoneOf(
  exhibitorId: string | undefined,
  startTime: Instant,
  { call, page, deadlineSignal }: { call: Call; page: Pick<PageContext, 'zone'>; deadlineSignal: AbortSignal },
): Promise<Zone | null> {
  if (exhibitorId === undefined) return null
  const result = await call(catalogue.exhibitor, { exhibitorId }, { signal: deadlineSignal })
  return result.ok ? otherZone(result.data.timeZone, page.zone, startTime) : null
}

/** Show a live, a meeting and an activity that have no prerendered page, with the views of the prerendered pages. */
export const openLive = openDetail({
  fetchRecord: (call, id, { language }) => fetchLive(call, id, language),
  titleOf: (live) => live.title,
  async view(live, at) {
    const hostZone = await hostZoneOf(live.exhibitorId, live.startTime, at)
    const related = live.liveList.map((each) => liveEntry(each))
    const html = sanitise(live.description)
    return (
      <div className="wrap">
        <EventCrumbs kind="live" title={live.title} />
        <Room businessType="LIVE" businessId={live._id}>
          <LiveView live={live} html={html} hostZone={hostZone} {...NO_RELATED} related={related} />
        </Room>
      </div>
    )
  },
})

export const openMeeting = openDetail({
  fetchRecord: (call, meetingId) => call(multimedia.meetingDetail, { meetingId }),
  titleOf: (meeting) => meeting.title,
  async view(meeting, at) {
    const props = {
      meeting,
      html: sanitise(meeting.description),
      agenda: safeItems(meeting.agenda, sanitise),
      hostZone: await hostZoneOf(meeting.exhibitor?.exhibitorId, meeting.startTime, at),
    }
    return (
      <div className="wrap">
        <EventCrumbs kind="meeting" title={meeting.title} />
        <Room businessType="MEETING" businessId={meeting.meetingId}>
          <MeetingView {...props} {...NO_RELATED} />
        </Room>
      </div>
    )
  },
})

export const openActivity = openDetail({
  fetchRecord: (call, activityId) => call(activityCalls.detail, { activityId }),
  titleOf: (activity) => activity.title,
  async view(activity, { call }) {
    const { activityId: parentActivityId, containedCount } = activity
    const inside = containedCount > 0 ? await call(searchRest.offlineActivity, { parentActivityId, pageSize: 0 }) : null
    const props = {
      activity,
      html: sanitise(activity.content),
      agenda: safeItems(activity.agenda, sanitise),
      contained: inside?.ok ? inside.data.records.map(activityEntry) : [],
      parent: null,
    }
    return <ActivityView {...props} {...NO_RELATED} />
  },
})
