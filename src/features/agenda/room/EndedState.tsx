import type { ReactNode } from 'react'
import { usePage } from '../../../components/usePage.ts'

interface Props {
  text: string
  leave?: () => void
  children?: ReactNode
}

/** Replaces the picture: the visitor is being let in, the event is over, or something failed. */
export function EndedState({ text, leave, children }: Props) {
  const page = usePage()
  return (
    <div className="over">
      <p role="status">{text}</p>
      <p className="btn-row">
        {children}
        {leave && (
          <button className="btn btn-2" type="button" onClick={leave}>
            {page.t('room:back')}
          </button>
        )}
      </p>
    </div>
  )
}
