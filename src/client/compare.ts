import { loadTranslate } from '../lib/i18n/browser-texts.ts'
import { linked } from '../lib/style-sheet.ts'
import { $rendered } from '../stores/changes.ts'
import { type Compared, comparedOf } from '../stores/compared.ts'
import { inquiryBasket } from '../stores/inquiry-basket.ts'
import { isOpen, openOverlay } from '../stores/open-overlay.ts'
import type { PageData } from '../stores/page-data.ts'
import { showToast } from '../stores/toasts.ts'
import sheet from '../styles/compare-bar.css?url'

/*
 * The buttons that add an exhibit to the comparison. They are inserted into cards here, over the picture, so that a
 * list gets no larger and nothing moves; details have one among their actions (data-compare), where its space is
 * reserved.
 */

/** Cards of exhibits, found by their hearts. Rows of the search have no room for another button. */
const CARD_HEARTS = '.item:not(.find) > [data-save^="EXHIBIT:"]'

export async function startCompare(data: PageData): Promise<void> {
  const store = comparedOf(data)
  const [t] = await Promise.all([loadTranslate(data.language, ['compare']), linked(sheet)])
  const isOnPage = document.querySelector('.compare-page') !== null
  const show = () => {
    for (const heart of document.querySelectorAll<HTMLElement>(CARD_HEARTS))
      addToggle(heart, t('compare:add', { name: nameOf(heart) }))
    const chosen = new Set(store.$compared.get().map(({ exhibitsId }) => exhibitsId))
    for (const button of document.querySelectorAll<HTMLElement>('[data-compare]')) {
      const pressed = String(chosen.has(button.dataset['compare'] ?? ''))
      if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed)
    }
    if (chosen.size > 0 && !isOnPage && !isInquiryOf(data, chosen) && !isOpen('compare')) openOverlay('compare', null)
  }
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-compare]')
    if (!button) return
    const exhibitsId = button.dataset['compare'] ?? ''
    if (store.$compared.get().some((each) => each.exhibitsId === exhibitsId)) return store.remove(exhibitsId)
    const added = store.add({ ...exhibitOf(button, exhibitsId), language: data.language })
    if (added !== 'added') showToast({ text: t(added === 'full' ? 'compare:full' : 'compare:notKept'), bad: true })
  })
  $rendered.listen(show)
  store.$compared.subscribe(show)
}

/** Whether the page is the inquiry about exactly these exhibits: they are listed there already. */
function isInquiryOf(data: PageData, chosen: ReadonlySet<string>): boolean {
  if (data.route?.pattern !== '/business/publish-inquiry' || !new URLSearchParams(location.search).has('to'))
    return false
  const inBasket = new Set(
    inquiryBasket(data)
      .$recipients.get()
      .map(({ exhibitsId }) => exhibitsId),
  )
  return [...chosen].every((exhibitsId) => inBasket.has(exhibitsId))
}

function addToggle(heart: HTMLElement, label: string): void {
  const card = heart.parentElement
  if (!card || card.querySelector(':scope > .compare-toggle')) return
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'compare-toggle' })
  button.dataset['compare'] = heart.dataset['save']?.split(':')[1] ?? ''
  button.setAttribute('aria-label', label)
  const icon = heart.querySelector('svg')?.cloneNode(true)
  if (icon) button.append(icon)
  const use = button.querySelector('use')
  // From the sprite: the page contains copies only of the icons that its HTML uses (layouts/inline-icons.ts).
  use?.setAttribute('href', '/icons.svg#compare')
  card.append(button)
}

/** The element that contains the name and picture next to a button. */
const frameOf = (button: HTMLElement): ParentNode => button.closest('.item, .pc-row, main') ?? document
const nameOf = (button: HTMLElement): string => frameOf(button).querySelector('h1, h3')?.textContent?.trim() ?? ''

function exhibitOf(button: HTMLElement, exhibitsId: string): Compared {
  const picture = frameOf(button).querySelector<HTMLImageElement>('.pic img, .pc-pic img, .gallery img')
  return { exhibitsId, exhibitsName: nameOf(button), picture: picture?.getAttribute('src') ?? '' }
}
