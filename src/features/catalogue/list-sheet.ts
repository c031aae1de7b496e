/**
 * On a narrow screen the filters are a sheet over the page, open while the address ends in `#filters` (it needs no
 * script). With script, what lies under it cannot be reached, and Esc closes it and gives the focus back.
 */
export function watchSheet(root: HTMLElement): void {
  const sheet = () => root.querySelector<HTMLElement>('#filters')
  const isOpen = () => {
    const own = sheet()
    return location.hash === '#filters' && own !== null && getComputedStyle(own).position === 'fixed'
  }
  const show = () => {
    const open = isOpen()
    for (const each of covered(root)) each.inert = open
    if (open) sheet()?.querySelector('input')?.focus({ preventScroll: true })
  }
  addEventListener('hashchange', show)
  // A filter chosen in the sheet changes the address without its hash; the sheet then counts as open until #list.
  addEventListener('resize', () => {
    if (!isOpen()) for (const each of covered(root)) each.inert = false
  })
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return
    location.hash = 'list'
    root.querySelector<HTMLElement>('[data-key="filters"]')?.focus()
  })
  show()
}

/** Everything beside the sheet, from its own list up to the page's footer. */
function covered(root: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at: Element | null = root.querySelector('#filters'); at && at !== document.body; at = at.parentElement) {
    for (const each of at.parentElement?.children ?? [])
      if (each !== at && each instanceof HTMLElement) found.push(each)
  }
  return found.filter((each) => each.id !== 'toasts' && each.tagName !== 'SCRIPT')
}
