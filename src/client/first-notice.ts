import { connect } from '../api/browser.ts'
import { type FirstPage, homeRest } from '../contract/home.ts'
import { loadTranslate } from '../lib/i18n/browser-texts.ts'
import type { PageContext } from '../lib/page.ts'
import { liveContext } from '../lib/page-context.ts'
import { session, writeStored } from '../lib/storage.ts'
import { deviceKey } from '../lib/storage-keys.ts'
import type { PageData } from '../stores/page-data.ts'

/**
 * The platform's notice over the first page, once a visit. It takes nothing from who came for something else: it stands in
 * a corner and is no modal.
 */
export async function showFirstNotice(data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, ['home', 'errors'])
  const answer = await connect(data, (name) => t(`errors:${name}`))(homeRest.firstPage, {})
  if (!answer.ok) return
  writeStored(session, deviceKey('firstNotice'), '1')
  if (answer.data.popup) document.body.append(noticeOf(liveContext(data, t), answer.data.popup, data.uiStrings.close))
}

function noticeOf(page: PageContext, popup: NonNullable<FirstPage['popup']>, close: string): HTMLElement {
  const { picture, title, path } = popup
  const dialog = Object.assign(document.createElement('dialog'), { className: 'first-notice', open: true })
  dialog.setAttribute('aria-label', page.t('home:notice'))
  const { width, height } = picture
  const image = { src: page.media(picture.url, 640), alt: '', ...(width && height ? { width, height } : {}) }
  const link = Object.assign(document.createElement('a'), { href: page.href(path), textContent: title })
  const form = Object.assign(document.createElement('form'), { method: 'dialog', className: 'btn-row' })
  form.append(Object.assign(document.createElement('button'), { className: 'btn btn-2 btn-s', textContent: close }))
  const body = document.createElement('div')
  body.append(link, form)
  dialog.append(Object.assign(document.createElement('img'), image), body)
  return dialog
}
