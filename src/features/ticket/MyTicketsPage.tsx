import type { Instant } from '@fair/contract/rules/brand.ts'
import { FIRST_PAGE, TICKET_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { ticket as calls, type Ticket } from '@fair/contract/ticket.ts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Picture } from '../../components/Picture.tsx'
import { joinFacts } from '../../components/parts.tsx'
import { QueryTabs } from '../../components/QueryTabs.tsx'
import { usePage } from '../../components/usePage.ts'
import { useQuery } from '../../components/useQuery.ts'
import { isAway } from '../../domain/errors.ts'
import { isOfTicketTab, TICKET_TABS, type TicketTab } from '../../domain/ticket.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { now } from '../../lib/clock.ts'
import { cachePage } from '../../lib/offline.ts'
import { tenantAt } from '../../lib/storage-keys.ts'
import { readUserId } from '../../stores/session-storage.ts'
import { type Answer, useAnswer } from '../shared/form/useAnswer.ts'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { RequestState } from '../shared/RequestState.tsx'
import { ticketSheet } from '../shared/style-sheets.ts'
import { useReturn } from '../shared/useReturn.ts'
import { daysText } from '../shared/valid-days.ts'
import { Note } from './Note.tsx'
import { readTickets, storeTickets } from './offline-tickets.ts'
import { PickTicket } from './PickTicket.tsx'
import { TicketTag } from './TicketTag.tsx'

const TABS = Object.keys(TICKET_TABS) as TicketTab[]

interface Seen {
  tickets: readonly Ticket[]
  seen: Instant | null
}

/** /personal-center/ticket; with `?activityId=`, the tickets that book the activity. */
export const MyTicketsPage = () => (
  <PersonalPage sheet={ticketSheet}>
    <MyTickets />
  </PersonalPage>
)

function MyTickets() {
  const activityId = useQuery().query.get('activityId')
  const { data } = useIsland()
  useEffect(() => void cachePage(tenantAt(data)), [data])
  return activityId ? <PickTicket activityId={activityId} /> : <TicketList />
}

/** My tickets (followType TICKET: page 1 of 5000), by tabs; offline those stored on this device. */
function TicketList() {
  const { page, call, data } = useIsland()
  const { t, format, zone } = page
  const at = useQuery()
  const tab = TABS.find((each) => each === at.query.get('tab')) ?? 'usable'
  const load = useCallback(async (): Promise<Answer<Seen>> => {
    const owner = { tenantId: tenantAt(data), exhibitionId: data.exhibitionId, userId: readUserId() }
    const answer = await call(calls.mine, { pageNum: FIRST_PAGE, pageSize: TICKET_PAGE_SIZE })
    if (answer.ok) {
      storeTickets(owner, answer.data.records, now())
      return { ok: true, data: { tickets: answer.data.records, seen: null } }
    }
    const stored = isAway(answer) ? readTickets(owner) : null
    return stored ? { ok: true, data: { tickets: stored.tickets, seen: stored.time } } : answer
  }, [call, data])
  const request = useAnswer(load)
  const { answer, refresh } = request
  useReturn(refresh)
  if (!answer?.ok) return <RequestState request={request} title={t('ticket:failed')} />
  const { tickets, seen } = answer.data
  const shown = tickets.filter((ticket) => isOfTicketTab(ticket, tab))
  const actions = [{ label: t('ticket:toKinds'), href: page.href('/ticket') }]
  return (
    <>
      {seen !== null && (
        <Note kind="info">
          {t('ticket:seen', { time: format.dateTime(seen, zone) })}{' '}
          <button className="link" type="button" onClick={() => void refresh()}>
            {t('common:retry')}
          </button>
        </Note>
      )}
      <QueryTabs
        at={at}
        label={t('ticket:tabs')}
        values={TABS}
        current={tab}
        to={(each) => ({ tab: each === 'usable' ? null : each })}
      >
        {(each) => (
          <>
            {t(`ticket:tab.${each}`)}{' '}
            <span className="tnum faint">
              {format.number(tickets.filter((ticket) => isOfTicketTab(ticket, each)).length)}
            </span>
          </>
        )}
      </QueryTabs>
      {shown.length === 0 ? (
        <EmptyState title={t(`ticket:noneOf.${tab}`)} description={t('ticket:noneOfWhy')} actions={actions} />
      ) : (
        <TicketRows tickets={shown} />
      )}
    </>
  )
}

/** Up to this many rows are all rendered. For more, only rows near the view are in the document. */
const ALL_AT_ONCE = 30

function TicketRows({ tickets }: { tickets: readonly Ticket[] }) {
  return tickets.length <= ALL_AT_ONCE ? (
    <ul className="tk-rows">
      {tickets.map((ticket) => (
        <li key={ticket.ticketId}>
          <TicketRow ticket={ticket} />
        </li>
      ))}
    </ul>
  ) : (
    <ManyRows tickets={tickets} />
  )
}

function ManyRows({ tickets }: { tickets: readonly Ticket[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + scrollY), [])
  const virtualizer = useWindowVirtualizer({
    count: tickets.length,
    estimateSize: () => 112,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => tickets[index]?.ticketId ?? index,
  })
  const size = virtualizer.getTotalSize()
  return (
    // Set through the DOM: the policy forbids style attributes.
    <ul
      className="tk-rows tk-many"
      ref={(box) => {
        list.current = box
        box?.style.setProperty('block-size', `${size}px`)
      }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const ticket = tickets[index]
        return (
          ticket && (
            <li
              key={key}
              data-index={index}
              aria-setsize={tickets.length}
              aria-posinset={index + 1}
              ref={(box) => {
                box?.style.setProperty('transform', `translateY(${start - top}px)`)
                virtualizer.measureElement(box)
              }}
            >
              <TicketRow ticket={ticket} />
            </li>
          )
        )
      })}
    </ul>
  )
}

function TicketRow({ ticket }: { ticket: Ticket }) {
  const page = usePage()
  const { t } = page
  const days = daysText(page, ticket.validFrom, ticket.validTo)
  const next = ticket.status === 'INACTIVE' || ticket.status === 'ACTIVE' ? ticket.status : null
  return (
    <article className="tk-row" data-off={next === null ? '' : undefined}>
      <span className="pic">{ticket.picture && <Picture media={ticket.picture} widths={[240]} sizes="7rem" />}</span>
      <div>
        <h2>
          <a href={page.href('/ticket/ticket-detail', { id: ticket.ticketId })}>
            {ticket.ticketName}
            {/* Several of one kind are distinguished by the text below. */}
            <span className="visually-hidden">
              {` ${joinFacts(ticket.holderName, ticket.ticketNumber ?? ticket.ticketId)}`}
            </span>
          </a>{' '}
          <TicketTag ticket={ticket} />
        </h2>
        <p className="tnum">{joinFacts(ticket.holderName, ticket.ticketNumber) || t('ticket:noHolder')}</p>
        <p className="small muted tnum">
          {t('ticket:validOn', { days })} · {ticket.gate}
        </p>
        {ticket.refusedReason && <p className="small">{ticket.refusedReason}</p>}
      </div>
      {next && (
        <span className="btn btn-2" aria-hidden="true">
          {t(next === 'ACTIVE' ? 'ticket:show' : 'ticket:activate.short')}
        </span>
      )}
    </article>
  )
}
