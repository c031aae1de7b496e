import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.tsx'

interface Props {
  kind: 'bad' | 'info' | 'ok'
  /** Said at once to who listens: a failure interrupts. */
  children: ReactNode
}

/** A sentence about what happened, beside what it is about. */
export function Note({ kind, children }: Props) {
  return (
    <div className={`tk-note tk-note-${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon name={kind === 'bad' ? 'alert' : kind === 'ok' ? 'check' : 'info'} />
      <div>{children}</div>
    </div>
  )
}
