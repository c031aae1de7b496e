import { tenantAt } from '../lib/storage-keys.ts'
import type { LoginRequest } from '../stores/login-request.ts'
import { openOverlay } from '../stores/open-overlay.ts'
import type { PageData } from '../stores/page-data.ts'
import { readUserId } from '../stores/session-storage.ts'
import type { SessionStore } from '../stores/session-store.ts'
import { showToast } from '../stores/toasts.ts'
import { mountOverlays, openedBy, overlaysShown } from './overlays.ts'
import { prepareLogin } from './prepare-login.ts'
import { share } from './share.ts'

// The code behind buttons of the frame or of a view: fetched on the first interaction, and not before. The file is
// small, so that everything else is requested at once, in parallel.

async function sessionOf(data: PageData): Promise<SessionStore> {
  const [{ openSession }, { loadTranslate }] = await Promise.all([
    import('../api/browser.ts'),
    import('../lib/i18n/browser-texts.ts'),
    import('../stores/session-page.ts'),
  ])
  const t = await loadTranslate(data.language, ['errors'])
  return openSession(data, (key) => t(`errors:${key}`))
}

/** For pages that have not loaded yet; the others call it before this file is fetched (client/after-load.ts). */
export const prepare = prepareLogin

/** Mounts the overlays of `$overlay` that are not mounted yet. */
export const showOverlays = (data: PageData): Promise<void> =>
  mountOverlays(async () => ({ data, session: await sessionOf(data) }))

/** Requests a login, and then runs the request's action. */
export async function logIn(request: LoginRequest, data: PageData): Promise<void> {
  prepare(data)
  const session = await sessionOf(data)
  session.requestLogin(request)
}

/**
 * Sends a heart's press (client/follow.ts). It is routed through this file, because each `import()` adds to the page's
 * own script.
 */
export async function follow(...heart: Parameters<typeof import('./follow.ts').sendPress>): Promise<void> {
  const { sendPress } = await import('./follow.ts')
  await sendPress(...heart)
}

/** Marks a pressed button as busy until the overlay that it opens is shown or has failed to load. */
async function whileBusy(button: HTMLElement, open: () => unknown): Promise<void> {
  // As components/WriteButton.tsx does: it keeps the focus.
  button.ariaBusy = button.ariaDisabled = 'true'
  try {
    await open()
    await overlaysShown()
  } finally {
    button.ariaBusy = button.ariaDisabled = null
  }
}

/**
 * Performs the action of a button with `data-action`, after the login if it needs one. `data-action-on` is the page of
 * the exhibitor, exhibit or session that it is about; otherwise it is the current page. A press on a busy button does
 * nothing.
 */
export async function performAction(button: HTMLElement, data: PageData): Promise<void> {
  if (button.ariaBusy === 'true') return
  const { action: name = '', actionOn: on } = button.dataset
  if (name === 'login') return whileBusy(button, () => logIn({ reason: 'login' }, data))
  if (name === 'share') return share(data)
  const opened = openedBy(name)
  if (opened) {
    const { kind, reason } = opened
    const at = { pathname: on ?? location.pathname, search: on ? '' : location.search }
    const open = () => whileBusy(button, () => openOverlay(kind, { at }))
    return reason === null ? open() : whileBusy(button, () => logIn({ reason, action: () => void open() }, data))
  }
  const session = await sessionOf(data)
  if (name === 'refresh') await session.refresh()
  else if (name === 'identity') session.send({ type: 'identitySwitchRequested' })
  else if (name === 'logout') {
    const [{ countOutbox, countOwnNotes }, { loadTranslate }] = await Promise.all([
      import('../stores/own-databases.ts'),
      import('../lib/i18n/browser-texts.ts'),
    ])
    const owner = { tenantId: tenantAt(data), userId: readUserId() }
    if ((await countOwnNotes(owner)) + (await countOutbox(owner)) > 0) return openOverlay('logout', null)
    const t = await loadTranslate(data.language, ['account'])
    await session.logOut()
    showToast({ text: t('account:loggedOut') })
  }
}
