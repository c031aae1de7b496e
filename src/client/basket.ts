import { hrefOf, type Query } from '../lib/i18n/paths.ts'
import { loadTexts } from '../lib/i18n/text-files.ts'
import { liveAddress } from '../lib/live-address.ts'
import { local, readStoredJson } from '../lib/storage.ts'
import { tenantAt, tenantKey } from '../lib/storage-keys.ts'
import { $basketChanged } from '../stores/changes.ts'
import type { PageData } from '../stores/page-data.ts'
import { onOtherTab } from '../stores/tabs.ts'

/** Where the frame keeps a place for it in the header (layouts/Header.tsx). */
const PLACE = '.masthead span.icon-btn'

/**
 * The inquiry basket in the header, with how many exhibitors it holds: a drawing where its place is kept, the last entry of
 * the navigation on phones. It is the device's, so that pages weigh nothing for it; each tab follows the others.
 */
export async function showBasket(data: PageData): Promise<void> {
  const { language, fallback, scopeId, liveId } = data
  const texts = await loadTexts(language, ['basket'])
  const text = texts.basket?.title ?? ''
  const to: [string, Query] = ['/business/publish-inquiry', { to: 'exhibitors' }]
  const href = hrefOf(
    { language, exhibitionId: scopeId },
    fallback,
    ...(liveId === null ? to : liveAddress(...to, liveId)),
  )
  const wide = link(href, 'icon-btn wide-only')
  const icon = document.querySelector('.masthead svg:has(use)')?.cloneNode(true)
  if (icon instanceof SVGElement) {
    const use = icon.querySelector('use')
    use?.setAttribute('href', use.getAttribute('href')?.replace(/#.*/, '#inquiry') ?? '')
    icon.setAttribute('class', 'icon')
    wide.prepend(icon)
  }
  wide.append(hidden(text))
  document.querySelector(PLACE)?.replaceWith(wide)
  const narrow = link(href, 'narrow-only')
  narrow.prepend(text)
  document.querySelector('.masthead .nav')?.append(narrow)
  follow(data, [wide, narrow])
}

function follow(data: PageData, links: readonly HTMLElement[]): void {
  const key = tenantKey('inquiry-basket', tenantAt(data), data.exhibitionId ?? '')
  const counts = links.flatMap((each) => each.querySelector('.count') ?? [])
  const show = () => {
    const kept = readStoredJson(local, key)
    const text = Array.isArray(kept) && kept.length > 0 ? String(kept.length) : ''
    for (const count of counts) count.textContent = text
  }
  $basketChanged.subscribe(show)
  onOtherTab(show)
  addEventListener('pageshow', show)
}

function link(href: string, className: string): HTMLElement {
  const made = Object.assign(document.createElement('a'), { href, className })
  made.append(Object.assign(document.createElement('span'), { className: 'count' }))
  return made
}

const hidden = (text: string): HTMLElement =>
  Object.assign(document.createElement('span'), { className: 'visually-hidden', textContent: text })
