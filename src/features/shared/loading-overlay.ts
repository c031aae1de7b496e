import { OVERLAY_HIDE_MS } from '@fair/contract/rules/limits.ts'
import { atom } from 'nanostores'
import { $blockingWrites } from '../../stores/overlay.ts'
import { loadingOverlaySheet } from './style-sheets.ts'

/**
 * Covers the page while a blocking write is pending (no other call does), and until 500 ms after it (Spec 9), because
 * the content below is about to change. Inside an open dialog it is part of the dialog, as nothing outside a
 * dialog can cover it. It is only visual and only blocks the pointer: screen readers announce the write by its button
 * (aria-busy). Its style sheet loads with the first write.
 */
export const withLoadingOverlay = createOverlay($blockingWrites)

/**
 * One overlay for all writes passed to it; each test creates its own.
 *
 * @param $writes counts the writes that cover the page
 */
export function createOverlay($writes = atom(0)): <T>(write: Promise<T>) => Promise<T> {
  let overlay: HTMLElement | null = null
  return async (write) => {
    $writes.set($writes.get() + 1)
    void loadingOverlaySheet()
    const around = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    if (!overlay) {
      overlay = Object.assign(document.createElement('div'), { className: 'loading-overlay', ariaHidden: 'true' })
      // A second press lands on the overlay: focus stays on the button that started the write.
      overlay.onmousedown = (event) => event.preventDefault()
    }
    if (overlay.parentElement !== around) around.append(overlay)
    try {
      return await write
    } finally {
      setTimeout(() => {
        $writes.set($writes.get() - 1)
        if ($writes.get() > 0) return
        overlay?.remove()
        overlay = null
      }, OVERLAY_HIDE_MS)
    }
  }
}
