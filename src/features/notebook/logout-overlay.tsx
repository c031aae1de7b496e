import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { countOutbox, countOwnNotes } from '../../stores/own-databases.ts'
import { pageOwner } from '../../stores/owner.ts'
import { showToast } from '../../stores/toasts.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { LogoutDialog } from './LogoutDialog.tsx'

/**
 * Asks for confirmation before a logout: it deletes the notes and the unsent writes on this device
 * (stores/own-databases.ts), which are stored nowhere else.
 */
export const load: LoadOverlay<'logout'> = async (_, { session, close }) => {
  const [{ page }, notes, unsent] = await Promise.all([
    preparePage(['notebook', 'account', 'outbox']),
    countOwnNotes(pageOwner()),
    countOutbox(pageOwner()),
    dialogSheet(),
  ])
  const logOut = async () => {
    await session.logOut()
    showToast({ text: page.t('account:loggedOut') })
    close()
  }
  return <LogoutDialog notes={notes} unsent={unsent} logOut={logOut} onClose={close} />
}
