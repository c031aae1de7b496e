import type { Instant } from '@fair/contract/rules/brand.ts'
import { ticket as calls, type Ticket } from '@fair/contract/ticket.ts'
import { useCallback, useEffect, useState } from 'react'
import { openSession } from '../../api/browser.ts'
import { isAway } from '../../domain/errors.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { now } from '../../lib/clock.ts'
import { cachePage } from '../../lib/offline.ts'
import { tenantAt } from '../../lib/storage-keys.ts'
import { readUserId } from '../../stores/session-storage.ts'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { type Answer, useAnswer } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { ActivateForm } from './ActivateForm.tsx'
import { BookActivities } from './BookActivities.tsx'
import { ETicket } from './ETicket.tsx'
import { Note } from './Note.tsx'
import { readTickets, storeTicket } from './offline-tickets.ts'
import { TicketActions } from './TicketActions.tsx'
import { TicketApplication } from './TicketApplication.tsx'

interface Props {
  ticketId: string
  /** The activity to be booked. */
  preselected: string | null
}

interface Seen {
  ticket: Ticket
  /** When it was stored, if it is shown from the device because the platform does not respond. */
  seen: Instant | null
}

/** One of the visitor's tickets, to show, print, activate or book with. */
export function OneTicket({ ticketId, preselected }: Props) {
  const { page, call, data } = useIsland()
  const { t, format, zone } = page
  const load = useCallback(async (): Promise<Answer<Seen>> => {
    const owner = { tenantId: tenantAt(data), exhibitionId: data.exhibitionId, userId: readUserId() }
    const answer = await call(calls.detail, { ticketId })
    if (answer.ok) {
      storeTicket(owner, answer.data, now())
      void cachePage(tenantAt(data))
      return { ok: true, data: { ticket: answer.data, seen: null } }
    }
    const stored = isAway(answer) ? readTickets(owner) : null
    const ticket = stored?.tickets.find((each) => each.ticketId === ticketId)
    return stored && ticket ? { ok: true, data: { ticket, seen: stored.time } } : answer
  }, [call, data, ticketId])
  const request = useAnswer(load)
  const { answer, again, refresh, put } = request
  const [typed, setHolder] = useState<string | null>(null)
  const ownName = useOwnName()
  const holderName = typed ?? ownName
  const isCurrent = answer?.ok && answer.data.seen === null
  useEffect(() => {
    // What is chosen and typed below stays, even if the network fails again at once.
    if (isCurrent) return
    addEventListener('online', refresh)
    return () => removeEventListener('online', refresh)
  }, [refresh, isCurrent])
  const actions = [{ label: t('ticket:mine'), href: page.href('/personal-center/ticket') }]
  if (!answer?.ok) {
    const skeleton = <FormSkeleton />
    return <RequestState request={request} title={page.t('ticket:failed')} actions={actions} skeleton={skeleton} />
  }
  const { seen, ticket } = answer.data
  return (
    <div className="tk-ticket">
      {seen !== null && (
        <Note kind="info">
          {t('ticket:seen', { time: format.dateTime(seen, zone) })}{' '}
          <button className="link" type="button" onClick={again}>
            {t('common:retry')}
          </button>
        </Note>
      )}
      <ETicket ticket={ticket} />
      {ticket.qrContent && <TicketActions ticket={ticket} qrContent={ticket.qrContent} />}
      <TicketApplication ticket={ticket} />
      {ticket.status === 'INACTIVE' && seen === null && (
        <ActivateForm
          ticket={ticket}
          holderName={holderName}
          isTyped={typed !== null}
          onHolder={setHolder}
          onActive={(active) => put({ ticket: active, seen: null })}
          onRefused={refresh}
        />
      )}
      {ticket.hasRules && seen === null && (ticket.status === 'INACTIVE' || ticket.status === 'ACTIVE') && (
        <BookActivities
          ticket={ticket}
          preselected={preselected}
          holderName={holderName}
          onBooked={() => {
            setHolder(null)
            refresh()
          }}
        />
      )}
      <p className="btn-row no-print">
        <a className="btn btn-2" href={page.href('/personal-center/ticket')}>
          {t('ticket:mine')}
        </a>
        {ticket.orderId && (
          <a className="btn btn-quiet" href={page.href('/ticket/order-detail', { orderId: ticket.orderId })}>
            {t('ticket:toOrder')}
          </a>
        )}
      </p>
    </div>
  )
}

/** The visitor's name from the account, so that it need not be typed again (WCAG 3.3.7); '' until it has loaded. */
function useOwnName(): string {
  const { data, text } = useIsland()
  const [name, setName] = useState('')
  useEffect(() => {
    let leave = () => {}
    let isGone = false
    void openSession(data, text).then(({ $session }) => {
      if (!isGone) leave = $session.subscribe(({ userInfo }) => setName(userInfo?.userName ?? ''))
    })
    return () => {
      isGone = true
      leave()
    }
  }, [data, text])
  return name
}
