import type { GuestSummary, MeetingSummary } from '../../sent.ts'
import { keyOf, randomItem } from '../random.ts'
import type { Column } from '../text.ts'
import { HOUSES, JOBS } from './meeting-prose.ts'

/** A meeting's speaker as agendas show one: job and employer depend on their id. */
export function speakerOf(
  { guestId, guestName, portrait }: MeetingSummary['speakers'][number],
  column: Column,
): GuestSummary {
  const key = keyOf(guestId, 'speaker')
  return {
    guestId,
    guestName,
    jobTitle: randomItem(JOBS, key, 0)[column],
    company: randomItem(HOUSES, key, 1)[column],
    portrait,
  }
}
