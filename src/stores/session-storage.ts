import type { SessionItem } from '../contract/session.ts'
import { local, readStored, session, writeStored } from '../lib/storage.ts'
import { followsKey } from './favourites.ts'
import { dropPlans } from './plan-key.ts'
import { type AccountSummary, type Login, readAuthorization, readUserId, unkept } from './session-token.ts'

/*
 * Keeping and forgetting the login, in this tab and in the others (Spec 4). Each change tells the page by the event
 * `fair:session`. Comes after the page stands (client/after-load.ts), or with the first island that asks.
 */

const TOKEN = 'authorization' satisfies SessionItem

/** Whether the login is kept beyond the session. */
export const staysSignedIn = (): boolean => readStored(local, TOKEN) !== null

/** Keeps a login (Spec 4) and tells this page. */
export function keepLogin({ authorization, userId, stay = false }: Login): void {
  clear()
  const storage = stay ? local : session
  unkept.login = writeStored(storage, TOKEN, authorization) ? null : { authorization, userId }
  writeStored(storage, 'userId', userId)
  dispatchEvent(new Event('fair:session'))
}

/** Forgets the login everywhere, as at the logout or when it has expired (Spec 4, 8), and tells this page. */
export function forgetLogin(): void {
  // What the account follows is nobody else's business on this device.
  const userId = readUserId()
  if (userId !== null) {
    writeStored(local, followsKey(userId), null)
    dropPlans(userId)
  }
  clear()
  dispatchEvent(new Event('fair:session'))
}

function clear(): void {
  unkept.login = null
  for (const storage of [session, local]) for (const name of [TOKEN, 'userId']) writeStored(storage, name, null)
  writeStored(session, 'account', null)
}

/** What the header shows; kept for the session, so that the next page has it at once. */
export function keepSummary(summary: AccountSummary): void {
  writeStored(session, 'account', JSON.stringify(summary))
  dispatchEvent(new Event('fair:session'))
}

type TabMessage = 'hello' | Login | { ended: string }

let channel: BroadcastChannel | undefined

/** Tells the other tabs of this tenant: who has logged in, or which token has ended. */
export const tellTabs = (message: TabMessage): void => channel?.postMessage(message)

/** Follows the other tabs; a tab without a login asks whether another has one. */
export function followTabs(tenantId: string): void {
  channel = new BroadcastChannel(`session-${tenantId}`)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    const own = readAuthorization()
    if (data === 'hello') {
      if (own !== null) tellTabs({ authorization: own, userId: readUserId() ?? '', stay: staysSignedIn() })
    } else if ('ended' in data) {
      // A login made since then is not this one.
      if (data.ended === own || own === null) forgetLogin()
    } else if (data.authorization !== own) keepLogin(data)
  }
  if (readAuthorization() === null) tellTabs('hello')
}
