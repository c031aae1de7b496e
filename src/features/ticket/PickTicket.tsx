import { useCallback } from 'react'
import type { Ticket } from '../../contract/ticket.ts'
import { FailedFace } from '../../ui/FailedFace.tsx'
import { FormFace } from '../../ui/form/FormFace.tsx'
import { FormSkeleton } from '../../ui/form/FormShell.tsx'
import { useAnswer } from '../../ui/form/useAnswer.ts'
import { ticketsFor } from './rules-load.ts'
import { TicketIsland } from './TicketIsland.tsx'
import { TicketTag } from './TicketTag.tsx'
import type { TicketTools } from './ticket-tools.ts'

/** An activity is to be booked with a ticket: the only one that covers it is taken, of several the visitor picks. */
export function PickTicket({ activityId, ...tools }: TicketTools & { activityId: string }) {
  const { page, call } = tools
  const { t } = page
  const ask = useCallback(() => ticketsFor(call, activityId), [call, activityId])
  const { answer, again } = useAnswer<Ticket[]>(ask)
  if (answer === null) return <FormSkeleton page={page} />
  const back = { label: t('ticket:toActivity'), href: page.href(`/activity/detail/${activityId}`) }
  if (!answer.ok)
    return <FailedFace page={page} failure={answer} title={page.t('ticket:failed')} again={again} ways={[back]} />
  const [only, ...others] = answer.data
  if (!only) {
    const ways = [{ label: t('ticket:toKinds'), href: page.href('/ticket') }, back]
    return <FormFace page={page} drawing="empty" title={t('ticket:noCover')} why={t('ticket:noCoverWhy')} ways={ways} />
  }
  if (others.length === 0) return <TicketIsland {...tools} ticketId={only.ticketId} wanted={activityId} />
  return (
    <section aria-labelledby="pick">
      <h2 id="pick">{t('ticket:pick')}</h2>
      <ul className="tk-pick">
        {answer.data.map((each) => (
          <li key={each.ticketId}>
            <a href={page.href('/ticket/ticket-detail', { id: each.ticketId, activityId })}>
              <b>{each.ticketName}</b> <TicketTag page={page} ticket={each} />
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
