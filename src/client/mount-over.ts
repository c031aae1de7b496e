const byKey = (root: HTMLElement, { dataset: { key = '' } }: HTMLElement) =>
  root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)

/** Mounts, and gives back to the field that was being written in what was written, and the caret. */
export async function mountOver(root: HTMLElement, mount: () => Promise<void>): Promise<void> {
  // What is written until the very moment of the draw counts: the old field stays readable after it has gone.
  let old: Element | null = null
  const remember = () => {
    if (document.activeElement !== document.body) old = document.activeElement
  }
  root.addEventListener('focusin', remember)
  remember()
  await mount()
  root.removeEventListener('focusin', remember)
  const last = old as Element | null
  const lost = last instanceof HTMLElement && !last.isConnected && document.activeElement === document.body
  if (!lost || !last.dataset['key']) return
  const now = byKey(root, last)
  now?.focus({ preventScroll: true })
  if (!(last instanceof HTMLInputElement && now instanceof HTMLInputElement) || last.type === 'checkbox') return
  if (last.value !== now.value) {
    now.value = last.value
    now.dispatchEvent(new Event('input', { bubbles: true }))
  }
  now.setSelectionRange(last.selectionStart, last.selectionEnd)
}
