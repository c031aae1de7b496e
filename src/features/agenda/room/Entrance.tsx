import type { ReactNode } from 'react'
import type { PageContext } from '../../../lib/page.ts'
import { EndedState } from './EndedState.tsx'
import type { RoomMembership } from './useVisit.ts'

interface Props {
  page: PageContext
  membership: Exclude<RoomMembership<unknown>, { kind: 'in' }>
  leave: () => void
  again: () => void
  /** Further ways on from a refusal. */
  children?: ReactNode
}

/** What is before one is in: that one is let in, or why not. */
export function Entrance({ page, membership, leave, again, children }: Props) {
  const { t } = page
  return (
    <div className="live-grid alone">
      <div className="player">
        {membership.kind === 'entering' ? (
          <EndedState page={page} text={t('room:entering')} />
        ) : (
          <EndedState page={page} text={membership.message} leave={leave}>
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
