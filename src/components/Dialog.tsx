import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'

interface DialogProps {
  title: string
  /** The word of the button that closes it. */
  close: string
  /** Esc or the button; the dialog stays until it is rendered no more. */
  onClose: () => void
  /** For a whole form. */
  wide?: boolean
  children: ReactNode
}

/**
 * One decision over the page (look/guide.md, 6): the browser's own modal dialog, which keeps the focus in, the page out,
 * and gives the focus back. A click beside it does not close it: what was typed would be lost. The focus goes to the
 * element with `data-first`, else to the title.
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
    // Closed while it is still there, or the browser would not give the focus back.
    return () => dialog.close()
  }, [])
  return (
    <dialog
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
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
