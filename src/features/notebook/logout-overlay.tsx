import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { countOwnNotes } from '../../stores/notebook-databases.ts'
import { pageOwner } from '../../stores/owner.ts'
import { showToast } from '../../stores/toasts.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { LogoutDialog } from './LogoutDialog.tsx'

/** Asks before a logout: it deletes the notes on this device (stores/notebook-databases.ts), and nobody else has them. */
export const load: LoadOverlay<'logout'> = async (_, { session, close }) => {
  const [{ page }, count] = await Promise.all([
    preparePage(['notebook', 'account']),
    countOwnNotes(pageOwner()),
    dialogSheet(),
  ])
  const logOut = async () => {
    await session.logOut()
    showToast({ text: page.t('account:loggedOut') })
    close()
  }
  return <LogoutDialog count={count} logOut={logOut} onClose={close} />
}
