import type { PageData } from '../stores/page-data.ts'
import { readAuthorization } from '../stores/session-storage.ts'
import dialogSheet from '../styles/dialogs.css?url'

let requested: Promise<unknown> | undefined

/**
 * Requests all files of the login together; failed ones are requested again when they are needed. Separate from
 * client/action-handlers.ts, so that on a loaded page they need not wait for it.
 */
export function prepareLogin({ language }: PageData): void {
  // A logged-in visitor needs none of it; if the login expires, its dialog is fetched when it opens.
  if (requested || readAuthorization() !== null) return
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'preload', as: 'style', href: dialogSheet }))
  requested = Promise.all([
    import('../lib/i18n/text-files.ts').then((late) => late.loadIslandTexts(language, ['login'])),
    import('../features/login/login-overlay.tsx'),
    import('../islands/OverlayHost.tsx'),
    import('../api/browser.ts'),
    import('../lib/i18n/browser-texts.ts'),
    import('../stores/session-page.ts'),
  ]).catch(() => {
    requested = undefined
  })
}

/** Calls prepareLogin once a pointer comes near a button with an action, or when one is pressed. */
export function prepareLoginOnIntent(data: PageData): void {
  const done = new AbortController()
  const prepare = ({ target }: Event) => {
    if (!(target as Element).closest('[data-action]')) return
    done.abort()
    prepareLogin(data)
  }
  for (const type of ['pointerover', 'click'])
    addEventListener(type, prepare, { capture: true, passive: true, signal: done.signal })
}
