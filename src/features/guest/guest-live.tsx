import { guest } from '../../contract/guest.ts'
import { now } from '../../lib/clock.ts'
import { offsetLabel } from '../../rules/time.ts'
import type { PageData } from '../../state/page-data.ts'
import { showDetail } from '../../ui/detail/show-detail.tsx'
import { sanitise } from '../../ui/sanitise.ts'
import { GuestView } from './GuestView.tsx'

/** Shows a guest who has no prerendered page, by the view of those who have; null: there is none to show. */
export const showGuest = (root: HTMLElement, data: PageData, id: string | null): Promise<void> =>
  showDetail(root, data, id, {
    texts: ['guest'],
    words: { shell: 'guest:shell', missing: 'guest:missing', list: 'guest:all' },
    list: '/guest',
    ask: (call, guestId) => call(guest.detail, { guestId }),
    titleOf: (found) => found.guestName,
    view: async (found, { page }) => {
      const zone = offsetLabel(now(), data.zone)
      const around = { introductionHtml: sanitise(found.introduction), zone, previous: null, next: null }
      return <GuestView page={page} guest={found} {...around} />
    },
  })
