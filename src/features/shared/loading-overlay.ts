import { OVERLAY_HIDE_MS } from '../../domain/limits.ts'
import { loadingOverlaySheet } from './style-sheets.ts'

let writes = 0
let overlay: HTMLElement | null = null

/**
 * Covers the page while a blocking write is on its way (readings: no other call does), and until 500 ms after it (Spec 9):
 * what stands below is about to change. Over a dialog it is the dialog's, as nothing outside of one can lie above it. For
 * the eye and the hand alone: a reader hears of the write from its button (aria-busy). Its sheet comes with the first
 * write: no page pays for it before.
 */
export async function underOverlay<T>(write: Promise<T>): Promise<T> {
  writes += 1
  void loadingOverlaySheet()
  const around = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  if (!overlay) {
    overlay = Object.assign(document.createElement('div'), { className: 'loading-overlay', ariaHidden: 'true' })
    // A second press lands on it: the focus stays with the button that works.
    overlay.onmousedown = (event) => event.preventDefault()
  }
  if (overlay.parentElement !== around) around.append(overlay)
  try {
    return await write
  } finally {
    setTimeout(() => {
      writes -= 1
      if (writes > 0) return
      overlay?.remove()
      overlay = null
    }, OVERLAY_HIDE_MS)
  }
}
