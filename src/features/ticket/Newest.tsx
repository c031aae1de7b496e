import { order } from '@fair/contract/order.ts'
import { ticket } from '@fair/contract/ticket.ts'
import { type ReactNode, useCallback } from 'react'
import type { EmptyStateProps } from '../../components/EmptyState.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'

const FIRST = { pageNum: 1, pageSize: 1 }

interface OrderProps {
  actions: EmptyStateProps['actions']
  show: (orderId: string) => ReactNode
}

/** Shows the visitor's newest order if the address names none. */
export function NewestOrder({ actions, show }: OrderProps) {
  const { page, call } = useIsland()
  const { t } = page
  const load = useCallback(() => call(order.list, { orderStatus: 'ALL', orderType: 'ALL', ...FIRST }), [call])
  const request = useAnswer(load)
  const skeleton = <FormSkeleton />
  if (!request.answer?.ok) return <RequestState {...{ request, actions, skeleton }} title={t('ticket:failed')} />
  const [newest] = request.answer.data.records
  if (newest) return show(newest.orderId)
  const [title, description] = [t('ticket:noOrder'), t('ticket:noOrderWhy')]
  return <EmptyState illustration="missing" {...{ title, description, actions }} />
}

/** Shows the visitor's newest ticket if the address names none. */
export function NewestTicket({ actions, show }: { actions: OrderProps['actions']; show: (id: string) => ReactNode }) {
  const { page, call } = useIsland()
  const { t } = page
  const load = useCallback(() => call(ticket.mine, FIRST), [call])
  const request = useAnswer(load)
  const skeleton = <FormSkeleton />
  if (!request.answer?.ok) return <RequestState {...{ request, actions, skeleton }} title={t('ticket:failed')} />
  const [newest] = request.answer.data.records
  if (newest) return show(newest.ticketId)
  const [title, description] = [t('ticket:noTicket'), t('ticket:noTicketWhy')]
  return <EmptyState illustration="missing" {...{ title, description, actions }} />
}
