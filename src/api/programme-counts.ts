import type { Endpoint, Facets } from '../contract/endpoint.ts'
import { meetingRest } from '../contract/meeting.ts'
import { multimedia } from '../contract/multimedia.ts'
import type { Language } from '../domain/language.ts'
import { MOST_DAYS, programmeFacets } from '../domain/programme-facets.ts'
import { noonOf } from '../domain/time.ts'
import { formatsOf } from '../lib/i18n/format.ts'

/**
 * The filters of the lives or meetings of an exhibition, for a platform whose lists answer none (Spec 7: living/dates,
 * meeting/dates, hall/meetings, getMeetingTopicNames).
 *
 * @param list requests a list; an empty one where the platform lacks the call, which is a filter less
 */
export async function programmeCounts(
  list: <I, T>(endpoint: Endpoint<I, T[]>, input: I) => Promise<T[]>,
  kind: 'live' | 'meeting',
  language: Language,
): Promise<Facets> {
  const format = formatsOf(language)
  const labelOf = (day: string) => format.day(noonOf(day), 'UTC')
  if (kind === 'live') return programmeFacets({ dates: await list(multimedia.livingDates, {}) }, labelOf)
  const [dates, topics] = await Promise.all([list(multimedia.meetingDates, {}), list(meetingRest.topics, {})])
  const days = dates.slice(0, MOST_DAYS)
  const halls = await Promise.all(days.map(({ date }) => list(multimedia.hallMeetings, { date })))
  return programmeFacets({ dates, topics, halls: halls.flat() }, labelOf)
}
