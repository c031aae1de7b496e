import type { Activity } from '@fair/contract/activity.ts'
import type { Media } from '@fair/contract/endpoint.ts'
import type { GuestSummary } from '@fair/contract/guest.ts'
import type { Live } from '@fair/contract/live.ts'
import type { Meeting } from '@fair/contract/meeting.ts'
import type { ChannelVideo } from '@fair/contract/multimedia.ts'
import type { Replay } from '@fair/contract/replay.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { msOf } from '@fair/contract/rules/instant.ts'
import { type ItemViewProps, itemPath } from '../features/ucan/ucan.ts'
import type { PageContext } from '../lib/page.ts'
import { absolute, CONTEXT, type JsonLd, pictures } from './json-ld.ts'

/** Structured data of timed items: https://schema.org/Event, https://schema.org/VideoObject. Addresses are absolute. */

type Attendance = 'Online' | 'Offline' | 'Mixed'

interface EventFacts {
  path: string
  name: string
  description: string
  startTime: Instant
  endTime: Instant
  isOff: boolean
  attendance: Attendance
  cover: Media
  /** Room and hall; null if it is online only. */
  place: string | null
  performers: readonly JsonLd[]
  organiser: JsonLd
  isFree: boolean
  language?: string
}

function event(page: PageContext, venue: Venue, facts: EventFacts): JsonLd {
  const url = absolute(page.href(facts.path))
  const online = { '@type': 'VirtualLocation', url }
  const onSite = {
    '@type': 'Place',
    name: placeName(venue, facts.place),
    address: venue.city,
  }
  const location = facts.attendance === 'Online' ? online : facts.attendance === 'Offline' ? onSite : [onSite, online]
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    name: facts.name,
    description: facts.description,
    startDate: facts.startTime,
    endDate: facts.endTime,
    eventStatus: `${CONTEXT}/${facts.isOff ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${CONTEXT}/${facts.attendance}EventAttendanceMode`,
    location,
    image: pictures(page, [facts.cover]),
    inLanguage: facts.language ?? page.language,
    isAccessibleForFree: facts.isFree,
    url,
    organizer: facts.organiser,
    ...(facts.performers.length > 0 ? { performer: facts.performers } : {}),
  }
}

/** The platform may not name a venue or a room. */
const placeName = ({ venue }: Venue, room: string | null): string => [venue, room].filter(Boolean).join(', ')

const person = (guest: GuestSummary): JsonLd => ({
  '@type': 'Person',
  name: guest.guestName,
  jobTitle: guest.jobTitle,
  worksFor: { '@type': 'Organization', name: guest.company },
})

const exhibitorOf = (page: PageContext, exhibitorId: string, name: string): JsonLd => ({
  '@type': 'Organization',
  name,
  url: absolute(page.href(`/exhibitor/detail/${exhibitorId}`)),
})

const organiserOf = (page: PageContext, name: string): JsonLd => ({
  '@type': 'Organization',
  name,
  url: absolute(page.href('/')),
})

type Venue = { venue: string; city: string }

export const liveEvent = (page: PageContext, venue: Venue, live: Live, description: string): JsonLd => {
  const host = exhibitorOf(page, live.exhibitorId, live.exhibitorName)
  return event(page, venue, {
    path: `/live/detail/${live._id}`,
    name: live.title,
    description,
    startTime: live.startTime,
    endTime: live.endTime,
    isOff: live.state === 'offline',
    attendance: 'Online',
    cover: live.cover,
    place: null,
    performers: [host],
    organiser: host,
    isFree: true,
    language: live.language,
  })
}

export const meetingEvent = (page: PageContext, venue: Venue, meeting: Meeting, description: string): JsonLd =>
  event(page, venue, {
    path: `/meeting/detail/${meeting.meetingId}`,
    name: meeting.title,
    description,
    startTime: meeting.startTime,
    endTime: meeting.endTime,
    isOff: meeting.state === 'offline',
    attendance: 'Mixed',
    cover: meeting.cover,
    place: meeting.place,
    performers: meeting.guests.map(person),
    organiser: meeting.exhibitor
      ? exhibitorOf(page, meeting.exhibitor.exhibitorId, meeting.exhibitor.exhibitorName)
      : organiserOf(page, meeting.hostName),
    isFree: true,
    language: meeting.language,
  })

/** A lesson of an activity: a course that is held once, on site. The platform does not provide its price. */
export const course = (
  page: PageContext,
  venue: Venue,
  { item, activity }: Pick<ItemViewProps, 'item' | 'activity'>,
  description: string,
): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'Course',
  name: item.title,
  description,
  inLanguage: page.language,
  isAccessibleForFree: activity.admission !== 'TICKET',
  url: absolute(page.href(itemPath(item))),
  provider: organiserOf(page, activity.hostName),
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    courseWorkload: `PT${Math.round((msOf(item.endTime) - msOf(item.startTime)) / 60_000)}M`,
    name: item.title,
    startDate: item.startTime,
    endDate: item.endTime,
    eventStatus: `${CONTEXT}/${activity.isOff ? 'EventCancelled' : 'EventScheduled'}`,
    location: { '@type': 'Place', name: placeName(venue, item.place), address: venue.city },
    ...(item.guests.length > 0 ? { instructor: item.guests.map(person) } : {}),
  },
})

/** `contained`: the parts of a series, by name and address. */
export const activityEvent = (
  page: PageContext,
  venue: Venue,
  activity: Activity,
  path: string,
  contained: readonly { title: string; startTime: Instant; endTime: Instant; path: string }[] = [],
): JsonLd => ({
  ...event(page, venue, {
    path,
    name: activity.title,
    description: activity.summary,
    startTime: activity.startTime,
    endTime: activity.endTime,
    isOff: activity.state === 'cancelled',
    attendance: 'Offline',
    cover: activity.cover,
    place: activity.place,
    performers: activity.guests.map(person),
    organiser: organiserOf(page, activity.hostName),
    isFree: activity.admission !== 'TICKET',
  }),
  ...(contained.length > 0
    ? {
        subEvent: contained.map((each) => ({
          '@type': 'Event',
          name: each.title,
          startDate: each.startTime,
          endDate: each.endTime,
          location: { '@type': 'Place', name: venue.venue, address: venue.city },
          url: absolute(page.href(each.path)),
        })),
      }
    : {}),
})

/** Seconds as "PT1H2M3S" (ISO 8601). */
function isoDuration(seconds: number): string {
  const total = Math.max(0, Math.round(seconds))
  const [h, m, s] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  return `PT${h > 0 ? `${h}H` : ''}${m > 0 ? `${m}M` : ''}${s > 0 || total < 60 ? `${s}S` : ''}`
}

/** A recording with its chapters, each with the address at which the player starts there. */
export function replayVideo(page: PageContext, replay: Replay, path: string, description: string): JsonLd {
  const at = (seconds: number) => absolute(page.href(path, { replay: replay._id, t: Math.floor(seconds) }))
  return {
    '@context': CONTEXT,
    '@type': 'VideoObject',
    name: replay.title,
    description,
    thumbnailUrl: pictures(page, [replay.cover]),
    uploadDate: replay.recordTime,
    duration: isoDuration(replay.duration),
    contentUrl: absolute(replay.url),
    embedUrl: at(0),
    inLanguage: replay.language,
    ...(replay.tagList.length > 0
      ? {
          hasPart: replay.tagList.map((tag, n) => ({
            '@type': 'Clip',
            name: tag.text,
            startOffset: tag.offset,
            endOffset: replay.tagList[n + 1]?.offset ?? replay.duration,
            url: at(tag.offset),
          })),
        }
      : {}),
  }
}

/** A channel's video. Its stream's address expires, so it is identified by the page that plays it. */
export function channelVideo(page: PageContext, video: ChannelVideo): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'VideoObject',
    name: video.title,
    description: video.summary,
    thumbnailUrl: pictures(page, [video.cover]),
    uploadDate: video.publishTime,
    duration: isoDuration(video.duration),
    embedUrl: absolute(page.href(`/concert/player/${video.videoId}`)),
    inLanguage: video.language,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'WatchAction' },
      userInteractionCount: video.views,
    },
  }
}
