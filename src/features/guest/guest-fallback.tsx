import { guest } from '@fair/contract/guest.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { offsetLabel } from '@fair/contract/rules/time.ts'
import { now } from '../../lib/clock.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { openDetail } from '../shared/detail/open-detail.ts'
import { GuestView } from './GuestView.tsx'
import { byStart } from './guest.ts'

/** Shows a guest who has no prerendered page, with the view of the prerendered pages. */
export const openGuest = openDetail({
  fetchRecord: (call, guestId) => call(guest.detail, { guestId }),
  titleOf: (found) => found.guestName,
  view: async (found, { data }) => {
    const [first] = byStart(found.appearances)
    const zone = offsetLabel(first ? dateOf(first.agenda.startTime) : now(), data.zone)
    const related = { introductionHtml: sanitise(found.introduction), zone, previous: null, next: null }
    return <GuestView guest={found} {...related} />
  },
})
