import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.tsx'

interface Props {
  kind: 'bad' | 'info' | 'ok'
  /** Announced to screen readers at once; a failure interrupts. */
  children: ReactNode
}

/** A message about a result, next to its subject. */
export function Note({ kind, children }: Props) {
  return (
    <div className={`tk-note tk-note-${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon name={kind === 'bad' ? 'alert' : kind === 'ok' ? 'check' : 'info'} />
      <div>{children}</div>
    </div>
  )
}
