import { bySpans } from '../../components/by-clock.ts'
import { usePage } from '../../components/usePage.ts'
import type { ExhibitorSummary } from '../../contract/catalogue.ts'
import { dateOf } from '../../domain/instant.ts'
import { believedFrom } from '../../domain/phase.ts'
import type { PageContext } from '../../lib/page.ts'

interface Props {
  exhibitorId: string
  /** The text for who is there; null if nobody is. */
  online: string | null
}

/**
 * Whether staff answer now, as the platform said when the page was rendered. Who is there changes by the minute, so that a page
 * says it for an hour at most, and then what holds without them. The first interaction brings what holds now
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
      {...bySpans(page, [believedFrom(dateOf(page.now))])}
    >
      <span data-when="now">{online}</span>
      <span data-when="past">{offline}</span>
    </p>
  )
}

interface StaffProps {
  exhibitor: Pick<ExhibitorSummary, 'exhibitorId' | 'isOnline'>
}

/** The same of an exhibitor's summary, which does not say how many staff are there. */
export const ExhibitorStaff = ({ exhibitor }: StaffProps) => {
  const page = usePage()
  return (
    <StaffOnline
      exhibitorId={exhibitor.exhibitorId}
      online={exhibitor.isOnline ? page.t('exhibits:staffIsOnline') : null}
    />
  )
}

/** The label of the chat button: where no staff are online it offers to leave a message. */
export const chatLabel = ({ t }: PageContext, isStaffed: boolean) =>
  t(isStaffed ? 'exhibits:chat' : 'exhibits:leaveMessage')
