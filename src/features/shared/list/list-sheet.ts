import { throttle } from '../../../lib/throttle.ts'
/**
 * On a narrow screen the filters are a sheet over the page, opened by its address `#filters` (it needs no script). With
 * script, the content under it is inert, the focus is on its title (a field would raise the keyboard over the choices),
 * and Esc closes it and restores the focus. A filter chosen in the sheet makes a history entry (list-address.ts notes
 * the sheet in it), and the sheet stays open: `data-open` keeps it open when `:target` has lost its element.
 */
export function watchSheet(root: HTMLElement): void {
  const sheet = () => root.querySelector<HTMLElement>('#filters')
  const isOpen = () => {
    const own = sheet()
    return own?.dataset['open'] !== undefined && getComputedStyle(own).position === 'fixed'
  }
  const show = () => {
    const own = sheet()
    const wasOpen = own?.dataset['open'] !== undefined
    const noted = (history.state as { sheet?: boolean } | null)?.sheet === true
    if (location.hash === '#filters' || noted) own?.setAttribute('data-open', '')
    else own?.removeAttribute('data-open')
    // Style is read only when it may have changed: right after a render that would lay out the full page.
    if (!wasOpen && own?.dataset['open'] === undefined) return
    cover()
    if (isOpen()) own?.querySelector<HTMLElement>('.facets-head [tabindex]')?.focus({ preventScroll: true })
  }
  const cover = () => {
    const open = isOpen()
    for (const each of besides(sheet())) each.inert = open
  }
  addEventListener('hashchange', show)
  addEventListener('popstate', show)
  addEventListener('resize', throttle(cover))
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return
    location.hash = 'list'
    sheet()?.removeAttribute('data-open')
    cover()
    root.querySelector<HTMLElement>('[data-key="filters"]')?.focus()
  })
  show()
}

/** Everything outside the sheet, from its own list up to the page's footer, except for the page's toasts. */
function besides(sheet: HTMLElement | null): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at: Element | null = sheet; at && at !== document.body; at = at.parentElement) {
    for (const each of at.parentElement?.children ?? []) {
      if (each !== at && each instanceof HTMLElement && each.id !== 'toasts') found.push(each)
    }
  }
  return found
}
