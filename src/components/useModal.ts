import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Shows a dialog as the browser's own modal dialog, and closes it once it is no longer rendered. While it is the
 * topmost one, it contains the toasts (client/toast.ts): outside, they would be inert and covered.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    const toasts = document.getElementById('toasts')
    if (toasts) dialog.append(toasts)
    return () => {
      // Closed while it is still in the document, or the browser would not restore the focus.
      dialog.close()
      const within = dialog.querySelector(':scope > #toasts')
      // A dialog that was opened later comes later in the document.
      if (within) ([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body).append(within)
    }
  }, [])
  return ref
}
