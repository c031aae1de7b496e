import type { ReactNode } from 'react'

interface Props {
  className: string
  busy: boolean
  onPress: () => void
  /** Submits its form; the form then handles `onPress`. */
  submit?: boolean
  label?: string | undefined
  children: ReactNode
}

/** A button whose write may be pending: it shows that, keeps the focus, and ignores a second press. */
export function WriteButton({ className, busy, onPress, submit = false, label, children }: Props) {
  return (
    <button
      className={className}
      type={submit ? 'submit' : 'button'}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-label={label}
      title={label}
      onClick={submit ? undefined : onPress}
    >
      {children}
    </button>
  )
}
