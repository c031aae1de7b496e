import type { LoginReason, LoginRequest } from '../stores/login-request.ts'
import type { PageData } from '../stores/page-data.ts'
import type { SessionStore } from '../stores/session-store.ts'
import { readAuthorization } from '../stores/session-token.ts'
import type { SessionDialog } from '../stores/session-types.ts'
import dialogSheet from '../styles/dialogs.css?url'
import { toast } from './toast.ts'

// What a touch on a button of the frame or of a view brings: fetched then, and not before. Itself small, so that all the
// rest is asked for at once, side by side.

/** What lies over the page: a module that draws itself while the session says so. */
interface Overlay {
  mount(data: PageData, session: SessionStore): Promise<void>
}

const login = (): Promise<Overlay> => import('../features/login/login-overlay.tsx')
const identity = (): Promise<Overlay> => import('../features/identity/identity-overlay.tsx')
const overlays: Record<SessionDialog, () => Promise<Overlay>> = {
  login,
  preregistration: login,
  channels: identity,
  channelForm: identity,
}

/** What a visitor may do once logged in: one line for each that is ready (`data-act`). */
const ready: Partial<Record<string, () => Promise<{ act(data: PageData): unknown }>>> = {
  chat: () => import('../features/chat/chat-overlay.tsx'),
  inquire: () => import('../features/inquiry/inquire-overlay.tsx'),
  book: () => import('../features/booking/book-overlay.tsx'),
  card: () => import('../features/cards/card-overlay.tsx'),
  claim: () => import('../features/claim/claim-overlay.tsx'),
}

const REASONS: Readonly<Record<string, LoginReason>> = { inquire: 'inquire', chat: 'chat', book: 'book', card: 'card' }

async function sessionOf(data: PageData): Promise<SessionStore> {
  const [{ openSession }, { loadTranslate }] = await Promise.all([
    import('../api/browser.ts'),
    import('../lib/i18n/browser-texts.ts'),
    import('../stores/session-page.ts'),
  ])
  const t = await loadTranslate(data.language, ['errors'])
  return openSession(data, (key) => t(`errors:${key}`))
}

let fetched: Promise<unknown> | undefined

/** Has all of the login on its way, at the first sign of intent; what fails is asked for again when it is needed. */
export function prepare(data: PageData): void {
  // Who is logged in needs none of it; should the login have run out, its dialog comes when it opens.
  if (fetched || readAuthorization() !== null) return
  const head = document.head
  head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href: dialogSheet }))
  fetched = Promise.all([
    // First, for they come in two steps.
    import('../lib/i18n/text-files.ts').then(({ loadTexts }) =>
      loadTexts(data.language, ['common', 'errors', 'login']),
    ),
    login(),
    sessionOf(data),
  ]).catch(() => {
    fetched = undefined
  })
}

/** Opens what the session, or an island by stores/login-request.ts, has asked for. */
export async function open(what: SessionDialog | LoginRequest, data: PageData): Promise<void> {
  if (typeof what !== 'string') return logIn(what, data)
  const [overlay, session] = await Promise.all([overlays[what](), sessionOf(data)])
  await overlay.mount(data, session)
}

async function logIn(request: LoginRequest, data: PageData): Promise<void> {
  prepare(data)
  const session = await sessionOf(data)
  session.want(request)
}

/** Tells the platform of a heart (client/follow.ts): by way of here, as each `import()` weighs in the page's own script. */
export async function follow(...heart: Parameters<typeof import('./follow.ts').tellPlatform>): Promise<void> {
  const { tellPlatform } = await import('./follow.ts')
  await tellPlatform(...heart)
}

/** Does what a button with `data-act` says, after the login if it needs one. */
export async function act(name: string, data: PageData): Promise<void> {
  if (name === 'login') return logIn({ reason: 'login' }, data)
  if (name === 'claim') return go(name, data)
  const reason = REASONS[name]
  if (reason) return logIn({ reason, action: () => void go(name, data) }, data)
  const session = await sessionOf(data)
  if (name === 'refresh') await session.refresh()
  else if (name === 'identity') session.send({ type: 'switching' })
  else if (name === 'logout') {
    const { loadTranslate } = await import('../lib/i18n/browser-texts.ts')
    const t = await loadTranslate(data.language, ['account'])
    await session.logOut()
    toast(t('account:loggedOut'))
  }
}

async function go(name: string, data: PageData): Promise<void> {
  const module = await ready[name]?.()
  if (module) await module.act(data)
  else toast(data.say.login)
}
