import { connect } from '../../api/browser.ts'
import type { GuestBrief } from '../../contract/guest.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { AskList } from '../../state/list-store.ts'
import type { PageData } from '../../state/page-data.ts'
import { guestsBy } from './guest-calls.ts'

/** The question of the guest list, from a page. */
export const askGuests = (data: PageData, t: Translate): AskList<GuestBrief> =>
  guestsBy(connect(data, (key) => t(`errors:${key}`)))
