import type { schedule as declared } from '@fair/contract/schedule.ts'
import { scheduleOf, within } from '../business/entries.ts'
import { feedToken } from '../business/feed.ts'
import { dayIn } from '../business/fields.ts'
import { ownAddress } from '../business/return-address.ts'
import type { GroupHandlers } from '../handler.ts'

/** Spec 7 (schedule): everything that a visitor has booked or follows. */
export const schedule: GroupHandlers<typeof declared> = {
  list: ({ from, to }, context) => {
    const days = { from: from && dayIn('from', from), to: to && dayIn('to', to) }
    return within(scheduleOf(context), days, context)
  },
  feed: ({ renew }, context) => ({
    url: ownAddress(context.headers, `/sandbox/calendar/${feedToken(context, renew === true)}.ics`),
  }),
}
