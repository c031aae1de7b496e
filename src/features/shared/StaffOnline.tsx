import type { ExhibitorSummary } from '@fair/contract/catalogue.ts'
import { dateOf, msOf } from '@fair/contract/rules/instant.ts'
import { usePage } from '../../components/usePage.ts'
import { assumedSpan } from '../../domain/phase.ts'
import type { PageContext } from '../../lib/page.ts'

interface Props {
  exhibitorId: string
  /** The text if staff are online; null if none are. */
  online: string | null
}

/**
 * Whether staff answer now, as of when the page was rendered. This changes by the minute, so a page shows it for an
 * hour at most, and then the text for no staff (client/expire-staff.ts). The first interaction loads the current state
 * (client/exhibitor-now.ts).
 */
export function StaffOnline({ exhibitorId, online }: Props) {
  const page = usePage()
  const offline = page.t('exhibits:staffOffline')
  if (online === null)
    return (
      <p className="small muted" data-staff={exhibitorId}>
        {offline}
      </p>
    )
  return (
    <p
      className="small muted"
      data-staff={exhibitorId}
      data-unknown={page.t('exhibits:staffUnknown')}
      data-staff-until={msOf(assumedSpan(dateOf(page.now)).endTime)}
      data-phase="now"
    >
      <span data-when="now">{online}</span>
      <span data-when="past">{offline}</span>
    </p>
  )
}

interface StaffProps {
  exhibitor: Pick<ExhibitorSummary, 'exhibitorId' | 'isOnline'>
}

/** The same for an exhibitor's summary, which does not include the number of staff. */
export const ExhibitorStaff = ({ exhibitor }: StaffProps) => {
  const page = usePage()
  return (
    <StaffOnline
      exhibitorId={exhibitor.exhibitorId}
      online={exhibitor.isOnline ? page.t('exhibits:staffIsOnline') : null}
    />
  )
}

/** The label of the chat button: if no staff are online, it offers to leave a message. */
export const chatLabel = ({ t }: PageContext, isStaffed: boolean) =>
  t(isStaffed ? 'exhibits:chat' : 'exhibits:leaveMessage')
