import type { ReactNode } from 'react'
import { usePage } from '../../../components/usePage.ts'
import { EndedState } from './EndedState.tsx'
import type { RoomMembership } from './useVisit.ts'

interface Props {
  membership: Exclude<RoomMembership<unknown>, { kind: 'in' }>
  leave: () => void
  again: () => void
  /** Further actions after a refusal. */
  children?: ReactNode
}

/** Shown until the visitor is in: that they are being let in, or why not. */
export function Entrance({ membership, leave, again, children }: Props) {
  const { t } = usePage()
  return (
    <div className="live-grid alone">
      <div className="player">
        {membership.kind === 'entering' ? (
          <EndedState text={t('room:entering')} />
        ) : (
          <EndedState text={membership.message} leave={leave}>
            {membership.canRetry && (
              <button className="btn btn-2" type="button" onClick={again}>
                {t(membership.needsLogin ? 'room:logIn' : 'common:retry')}
              </button>
            )}
            {children}
          </EndedState>
        )}
      </div>
    </div>
  )
}
