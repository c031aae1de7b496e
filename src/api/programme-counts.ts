import type { Endpoint, Facets } from '@fair/contract/endpoint.ts'
import { meetingRest } from '@fair/contract/meeting.ts'
import { multimedia } from '@fair/contract/multimedia.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { noonOf } from '@fair/contract/rules/time.ts'
import { MAX_DAYS, programmeFacets } from '../domain/programme-facets.ts'
import { formatsOf } from '../lib/i18n/format.ts'

/**
 * The filters for the lives or meetings of an exhibition, for a platform whose lists return none (Spec 7: living/dates,
 * meeting/dates, hall/meetings, getMeetingTopicNames).
 *
 * @param list requests a list; an empty one if the platform lacks the call, which means one filter less
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
  const days = dates.slice(0, MAX_DAYS)
  const halls = await Promise.all(days.map(({ date }) => list(multimedia.hallMeetings, { date })))
  return programmeFacets({ dates, topics, halls: halls.flat() }, labelOf)
}
