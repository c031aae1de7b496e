import { type FirstPage, homeRest } from '@fair/contract/home.ts'
import { connect } from '../api/browser.ts'
import { loadTranslate } from '../lib/i18n/browser-texts.ts'
import type { PageContext } from '../lib/page.ts'
import { liveContext } from '../lib/page-context.ts'
import { session, writeStored } from '../lib/storage.ts'
import { deviceKey } from '../lib/storage-keys.ts'
import type { PageData } from '../stores/page-data.ts'

/**
 * Shows the platform's notice of the first page, once per visit: a panel below the visible part of the page, so that it
 * neither covers nor moves anything that is being read.
 */
export async function showFirstNotice(data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, ['home', 'errors'])
  const answer = await connect(data, (name) => t(`errors:${name}`))(homeRest.firstPage, {})
  if (!answer.ok) return
  writeStored(session, deviceKey('firstNotice'), '1')
  if (!answer.data.popup) return
  const page = liveContext(data, t)
  const { blockHref } = await import('../features/shared/blocks/block-href.ts')
  const href = blockHref(page, answer.data.popup.path)
  const notice = noticeOf(page, answer.data.popup, href, data.uiStrings.close)
  const sections = [...document.querySelectorAll('main .section')]
  const below = sections.find((section) => section.getBoundingClientRect().top > innerHeight)
  if (below) below.before(notice)
  else sections.at(-1)?.after(notice)
}

function noticeOf(
  page: PageContext,
  { picture, title }: NonNullable<FirstPage['popup']>,
  href: string,
  close: string,
): HTMLElement {
  const notice = Object.assign(document.createElement('aside'), { className: 'first-notice' })
  notice.setAttribute('aria-label', page.t('home:notice'))
  const { width, height } = picture
  const image = { src: page.media(picture.url, 640), alt: '', ...(width && height ? { width, height } : {}) }
  const link = Object.assign(document.createElement('a'), { href, textContent: title })
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'btn btn-2 btn-s',
    textContent: close,
    onclick: () => notice.remove(),
  })
  notice.append(Object.assign(document.createElement('img'), image), link, button)
  return notice
}
