import type { Exhibition } from '@fair/contract/exhibition.ts'
import type { Appearance, Guest, GuestSummary } from '@fair/contract/guest.ts'
import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { dateOf, msOf } from '@fair/contract/rules/instant.ts'
import { summaryOf } from '@fair/contract/rules/summaries.ts'
import { offsetLabel } from '@fair/contract/rules/time.ts'
import { type NeighbourLinks, neighboursIn } from '../shared/Neighbours.tsx'

export const toGuestSummary = summaryOf<GuestSummary>({
  guestId: true,
  guestName: true,
  localName: true,
  localLanguage: true,
  jobTitle: true,
  company: true,
  portrait: true,
})

/** The name as the guest writes it, if it differs from the name shown; otherwise null. */
export const ownName = ({ guestName, localName }: GuestSummary): string | null =>
  localName && localName !== guestName ? localName : null

export interface GuestViewProps extends NeighbourLinks {
  guest: Guest
  /** The sanitised `introduction`. */
  introductionHtml: SafeHtml
  /** The fair's offset from UTC, e.g. 'UTC+8', in which times are shown. */
  zone: string
}

/** The view of every guest, in the list's order; the introduction is not sanitised yet. */
export function* guestViews({
  guests,
  exhibition,
}: {
  guests: readonly Guest[]
  exhibition: Exhibition
}): Generator<Omit<GuestViewProps, 'introductionHtml'>> {
  // On the fair's first day, so that a rebuild on another day gives the same result.
  const zone = offsetLabel(dateOf(exhibition.startTime), exhibition.timeZone)
  const neighboursAt = neighboursIn(guests, (each) => ({ id: each.guestId, name: each.guestName }))
  for (const [n, guest] of guests.entries()) {
    yield { guest, zone, ...neighboursAt(n) }
  }
}

const DETAIL_OF = {
  LIVE: '/live/detail',
  MEETING: '/meeting/detail',
  ACTIVITY: '/activity/detail',
} as const satisfies Record<Appearance['businessType'], string>

/** The path of the event at which a guest appears. */
export const placeOf = ({ businessType, businessId }: Appearance): string => `${DETAIL_OF[businessType]}/${businessId}`

/** Sorted by start. */
export const byStart = (appearances: readonly Appearance[]): Appearance[] =>
  appearances.toSorted((a, b) => msOf(a.agenda.startTime) - msOf(b.agenda.startTime))
