import { effect } from 'nanostores'
import type { Call } from '../api/client.ts'
import { showToast } from './page-events.ts'
import { forgetLogin, keepLogin, keepSummary, staysSignedIn, tellTabs } from './session-storage.ts'
import { createSession, type SessionStore, type SessionSurroundings } from './session-store.ts'
import { type AccountSummary, readAuthorization, readSummary, readUserId } from './session-token.ts'
import type { SessionDialog, SessionState } from './session-types.ts'

/** What the page's own script is told to fetch and open (client/account.ts). */
const OPEN_EVENT = 'fair:open'

const browser: SessionSurroundings = {
  readLogin() {
    const authorization = readAuthorization()
    return authorization === null ? null : { authorization, userId: readUserId() ?? '', stay: staysSignedIn() }
  },
  keep(login) {
    keepLogin(login)
    tellTabs(login)
  },
  forget(token) {
    forgetLogin()
    if (token !== null) tellTabs({ ended: token })
  },
  open: (dialog) => void dispatchEvent(new CustomEvent<SessionDialog>(OPEN_EVENT, { detail: dialog })),
  toast: (text, bad) => showToast({ text, bad }),
  mergeFavourites(userId, call) {
    // Its code, with the schemas of all that can be saved, is for after the login; what fails is merged at the next.
    void import('./merge-favourites.ts').then((module) => module.mergeDevice(userId, call)).catch(() => {})
  },
  watch: (changed) => addEventListener('fair:session', changed),
}

const shown = (count: number): string => (count > 99 ? '99+' : count > 0 ? String(count) : '')

/** What the header shows of a session (Spec 3, userMessage); null while nothing is known. */
function summaryOf({ userInfo, userMessage }: SessionState): AccountSummary | null {
  if (!userInfo) return null
  return {
    name: userInfo.userName || userInfo.phone || userInfo.email || '',
    picture: userInfo.portrait?.url ?? '',
    all: shown(userMessage.notReadAllCounts),
    advice: shown(userMessage.adviceNotReadCounts),
    message: shown(userMessage.messageNotReadCounts),
  }
}

let page: SessionStore | undefined

/**
 * The session of this page: made at the first call, the same for all islands.
 *
 * @param call a client that does not itself wait for the login (api/browser.ts makes both)
 */
export function pageSession(call: Call): SessionStore {
  if (page) return page
  const session = createSession(call, browser)
  page = session
  effect(session.$session, (state) => {
    const summary = summaryOf(state)
    if (summary && JSON.stringify(summary) !== JSON.stringify(readSummary())) keepSummary(summary)
  })
  return session
}
