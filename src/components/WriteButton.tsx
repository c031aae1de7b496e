import type { ReactNode } from 'react'

interface Props {
  className: string
  busy: boolean
  onPress: () => void
  /** Sends a form with it; `onPress` is then the form's own. */
  submit?: boolean
  label?: string | undefined
  children: ReactNode
}

/** A button whose press is on its way to the platform: it says so, keeps the focus, and takes no second press. */
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
