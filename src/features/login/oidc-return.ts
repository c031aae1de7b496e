import { auth } from '@fair/contract/auth.ts'
import type { Call } from '../../api/client.ts'
import type { Translate } from '../../lib/i18n/translator.ts'
import { session as sessionStorageOf, writeStored } from '../../lib/storage.ts'
import { tenantKey } from '../../lib/storage-keys.ts'
import { loginOf } from '../../stores/login.ts'
import { pageTenant } from '../../stores/owner.ts'
import type { Arrival } from './arrival.ts'
import { readReturn, safeBack, takeAttempt } from './oidc.ts'

/** How a return ended on its own page: with an error, and with the page to go back to, if they are known. */
export interface OidcEnd {
  failure: string | null
  back: string | null
}

/** Completes OIDC if the address contains a response: 'gone' when it navigates back. */
export async function endOidc(
  { taken, session }: Arrival,
  { call, t }: { call: Call; t: Translate },
): Promise<'gone' | OidcEnd> {
  const back = readReturn(`?${taken}`, taken.has('state') ? takeAttempt() : null)
  if (back.kind === 'none') return { failure: null, back: null }
  if (back.kind === 'failed')
    return { failure: t(back.refused ? 'login:oidcRefused' : 'login:oidcFailed'), back: back.back }
  const { codeVerifier, nonce, redirectUri, stay } = back.attempt
  const result = await call(auth.oidcLogin, { code: back.code, codeVerifier, nonce, redirectUri })
  if (!result.ok) return { failure: result.message, back: safeBack(back.attempt.back) }
  session.send({ type: 'loggedIn', login: loginOf(result.data, stay), here: true })
  // The pickers open on this page. Without one the visitor is redirected back at once.
  await new Promise<void>((done) => {
    const stop = session.$session.subscribe((state) => {
      if (state.entering) return
      queueMicrotask(() => stop())
      done()
    })
  })
  // Only now: this page has no such button, and each page drops what it cannot press (client/after-load.ts).
  const { action } = back.attempt
  if (action !== null) writeStored(sessionStorageOf, tenantKey('pendingAction', pageTenant()), action)
  location.replace(safeBack(back.attempt.back))
  return 'gone'
}
