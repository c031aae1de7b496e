import { type ReactNode, useId, useLayoutEffect } from 'react'
import { Icon } from './Icon.tsx'
import { useModal } from './useModal.ts'

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
 * with `data-first`, else to the title.
 */
export function Dialog({ title, close, onClose, wide = false, children }: DialogProps) {
  const ref = useModal()
  const id = useId()
  useLayoutEffect(() => {
    const first = ref.current?.querySelector<HTMLElement>('[data-first]') ?? ref.current?.querySelector('h2')
    first?.focus()
  }, [ref])
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
