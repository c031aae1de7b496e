import { connect, openSession } from '../../api/browser.ts'
import type { Call } from '../../api/client.ts'
import { auth } from '../../contract/auth.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import { createRoot } from '../../islands/root.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import type { Translate } from '../../lib/i18n/translator.ts'
import { liveContext } from '../../lib/page-context.ts'
import type { PageData } from '../../stores/page-data.ts'
import type { SessionStore } from '../../stores/session-store.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { takeFromAddress } from './address.ts'
import { HonorIsland } from './HonorIsland.tsx'
import { HONOR_TEXTS } from './HonorView.tsx'
import { readReturn, safeBack, takeAttempt } from './oidc.ts'

/** What a provider puts into the address, and the code of a letter. */
const SECRETS = ['code', 'state', 'iss', 'error', 'error_description', 'session_state', 'invitationCode']

/** /honor-gust-login: the honoured guest's login, and the return from the tenant's provider. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const taken = takeFromAddress(SECRETS)
  const [t] = await Promise.all([loadTranslate(data.language, HONOR_TEXTS), dialogSheet()])
  const text = (key: ErrorKey) => t(`errors:${key}`)
  const call = connect(data, text)
  const session = await openSession(data, text)
  const failure = await returned(taken, { call, session, t })
  if (failure === 'gone') return
  createRoot(root).render(
    <HonorIsland
      page={liveContext(data, t)}
      call={call}
      session={session}
      invitation={taken.get('invitationCode') ?? ''}
      failure={failure}
    />,
  )
}

/** Ends OIDC where the address brings its answer: 'gone' when it leads back to where the visitor was. */
async function returned(
  taken: URLSearchParams,
  { call, session, t }: { call: Call; session: SessionStore; t: Translate },
): Promise<'gone' | string | null> {
  const back = readReturn(`?${taken}`, taken.has('state') ? takeAttempt() : null)
  if (back.kind === 'none') return null
  if (back.kind === 'failed') return t(back.refused ? 'login:oidcRefused' : 'login:oidcFailed')
  const { codeVerifier, nonce, redirectUri, stay } = back.attempt
  const result = await call(auth.oidcLogin, { code: back.code, codeVerifier, nonce, redirectUri })
  if (!result.ok) return result.message
  const { authorization, userId } = result.data
  session.send({ type: 'loggedIn', login: { authorization, userId, stay }, here: true })
  // The pickers stand on this page; without one the visitor is led back at once.
  await new Promise<void>((done) => {
    const stop = session.$session.subscribe((state) => {
      if (state.entering) return
      queueMicrotask(() => stop())
      done()
    })
  })
  location.replace(safeBack(back.attempt.back))
  return 'gone'
}
