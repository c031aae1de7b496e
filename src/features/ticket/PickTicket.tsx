import { useCallback } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { OneTicket } from './OneTicket.tsx'
import { ticketsFor } from './rules-load.ts'
import { TicketTag } from './TicketTag.tsx'

/** Selects the ticket to book an activity with: the only one that covers it, or the visitor's choice of several. */
export function PickTicket({ activityId }: { activityId: string }) {
  const { page, call } = useIsland()
  const { t } = page
  const load = useCallback(() => ticketsFor(call, activityId), [call, activityId])
  const request = useAnswer(load)
  const { answer } = request
  const back = { label: t('ticket:toActivity'), href: page.href(`/activity/detail/${activityId}`) }
  if (!answer?.ok) {
    const skeleton = <FormSkeleton />
    return <RequestState request={request} title={page.t('ticket:failed')} actions={[back]} skeleton={skeleton} />
  }
  const [only, ...others] = answer.data
  if (!only) {
    const actions = [{ label: t('ticket:toKinds'), href: page.href('/ticket') }, back]
    return <EmptyState title={t('ticket:noCover')} description={t('ticket:noCoverWhy')} actions={actions} />
  }
  if (others.length === 0) return <OneTicket ticketId={only.ticketId} preselected={activityId} />
  return (
    <section aria-labelledby="pick">
      <h2 id="pick">{t('ticket:pick')}</h2>
      <ul className="tk-pick">
        {answer.data.map((each) => (
          <li key={each.ticketId}>
            <a href={page.href('/ticket/ticket-detail', { id: each.ticketId, activityId })}>
              <b>{each.ticketName}</b> <TicketTag ticket={each} />
              <small className="tnum">
                {each.ticketNumber} {each.holderName}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
