import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'

interface DialogProps {
  title: string
  /** The label of the button that closes it. */
  close: string
  /** Esc or the button; the dialog remains until it is no longer rendered. */
  onClose: () => void
  /** For a complete form. */
  wide?: boolean
  children: ReactNode
}

/**
 * One decision over the page: the browser's own modal dialog, which keeps the focus inside, makes the page inert, and
 * restores the focus. A click outside does not close it, as typed text would be lost. The focus moves to the element
 * with `data-first`, else to the title. While it is open, it contains the toasts (client/toast.ts): outside, they would
 * be inert, and on a phone covered.
 */
export function Dialog({ title, close, onClose, wide = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector<HTMLElement>('h2')
    first?.focus()
    const toasts = document.getElementById('toasts')
    if (toasts) dialog.append(toasts)
    return () => {
      // Closed while it is still in the document, or the browser would not restore the focus.
      dialog.close()
      const within = dialog.querySelector(':scope > #toasts')
      if (within) (document.querySelector('.dialog:modal') ?? document.body).append(within)
    }
  }, [])
  return (
    <dialog
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file dialog that is cancelled bubbles up to here, and so does, in React, a dialog within this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <button className="icon-btn" type="button" aria-label={close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
