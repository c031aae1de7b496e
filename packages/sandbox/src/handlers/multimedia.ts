import type { multimedia as declared } from '@fair/contract/multimedia.ts'
import { dayKey, parseTime } from '@fair/contract/rules/time.ts'
import type { Context } from '../context.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { hasTerms, searchText, termsOf } from '../search-text.ts'
import type { DateCount } from '../sent.ts'
import { meetingById } from './meeting-rest.ts'
import { fullMeeting } from './meeting-rest-detail.ts'
import { channelsOf, videosOf } from './multimedia-channels.ts'
import { livesOf, meetingsOf } from './programme.ts'

/** Videos per page by default. */
const PAGE_SIZE = 12

/** Spec 7 (multimedia): the programme by day and hall, and the channels of /concert. */
export const multimedia: GroupHandlers<typeof declared> = {
  // A cache may store it, so it does not depend on the user.
  meetingDetail: ({ meetingId }, context) => {
    const nobody: Context = { ...context, userId: null }
    return fullMeeting(meetingById(meetingId, nobody), nobody)
  },
  livingDates: (_, context) => daysOf(livesOf(context), context),
  meetingDates: (_, context) => daysOf(meetingsOf(context), context),
  hallMeetings: ({ date }, context) => {
    const byHall = Map.groupBy(meetingsOf(context, { date }), ({ hall }) => hall)
    const order = context.fair.halls.map(({ value }) => value)
    const halls = [...byHall].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    return halls.map(([hall, meetings]) => ({ hall, hallName: hallNameOf(hall, context), meetings }))
  },
  channels: (_, context) => channelsOf(context),
  videos: ({ channelId, keyword, ...paging }, context) => {
    const terms = termsOf(keyword)
    const all = videosOf(context, channelId).filter(({ title, summary }) => hasTerms(searchText(title, summary), terms))
    return { records: slice(all, paging, PAGE_SIZE), total: all.length, facets: {} }
  },
}

/** The days on which something begins, in the exhibition's zone, in order and with counts. */
function daysOf(items: readonly { readonly startTime: string }[], context: Context): DateCount[] {
  const { entities, exhibitionId, language } = context
  const { timeZone } = found(entities.exhibition(exhibitionId, language), 'exhibition', exhibitionId)
  const byDay = Map.groupBy(items, ({ startTime }) => {
    const start = parseTime(startTime)
    return start === null ? '' : dayKey(start, timeZone)
  })
  return [...byDay].map(([date, list]) => ({ date, count: list.length })).sort((a, b) => (a.date < b.date ? -1 : 1))
}

function hallNameOf(hall: string, { fair, language }: Context): string {
  return fair.halls.find(({ value }) => value === hall)?.label(language) ?? hall
}
