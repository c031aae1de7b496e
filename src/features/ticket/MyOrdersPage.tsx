import { order as calls, type Order, OrderType } from '@fair/contract/order.ts'
import { FIRST_PAGE, ORDER_ALL, ORDER_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { useCallback } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Tag } from '../../components/parts.tsx'
import { QueryTabs } from '../../components/QueryTabs.tsx'
import { usePage } from '../../components/usePage.ts'
import { useQuery } from '../../components/useQuery.ts'
import { moneyText } from '../../domain/money.ts'
import { isOfTab, ORDER_TABS, type OrderTab } from '../../domain/order.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { type Answer, useAnswer } from '../shared/form/useAnswer.ts'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { RequestState } from '../shared/RequestState.tsx'
import { ticketSheet } from '../shared/style-sheets.ts'
import { useReturn } from '../shared/useReturn.ts'
import { OrderTag } from './OrderTag.tsx'

const TABS = Object.keys(ORDER_TABS) as OrderTab[]

/** /personal-center/order: my orders (followType ORDER: ALL, ALL, page 1, size 0), by status and by type of item. */
export const MyOrdersPage = () => (
  <PersonalPage sheet={ticketSheet}>
    <MyOrders />
  </PersonalPage>
)

function MyOrders() {
  const { page, call } = useIsland()
  const { t, format } = page
  const at = useQuery()
  const tab = TABS.find((each) => each === at.query.get('tab')) ?? 'all'
  const type = OrderType.options.find((each) => each === at.query.get('type')) ?? null
  const load = useCallback(async (): Promise<Answer<readonly Order[]>> => {
    const input = {
      orderStatus: ORDER_ALL,
      orderType: ORDER_ALL,
      pageNum: FIRST_PAGE,
      pageSize: ORDER_PAGE_SIZE,
    } as const
    const answer = await call(calls.list, input)
    return answer.ok ? { ok: true, data: answer.data.records } : answer
  }, [call])
  const request = useAnswer(load)
  const { answer, refresh } = request
  useReturn(refresh)
  if (!answer?.ok) return <RequestState request={request} title={t('ticket:failed')} />
  const ofType = answer.data.filter((order) => type === null || order.orderType === type)
  const shown = ofType.filter((order) => isOfTab(order, tab))
  return (
    <>
      <QueryTabs
        at={at}
        label={t('ticket:tabs')}
        values={TABS}
        current={tab}
        to={(each) => ({ tab: each === 'all' ? null : each })}
      >
        {(each) => (
          <>
            {t(`ticket:orderTab.${each}`)}{' '}
            <span className="tnum faint">{format.number(ofType.filter((order) => isOfTab(order, each)).length)}</span>
          </>
        )}
      </QueryTabs>
      <QueryTabs
        at={at}
        label={t('ticket:types')}
        values={[null, ...OrderType.options]}
        current={type}
        to={(each) => ({ type: each })}
        className="segments tk-types"
      >
        {(each) => t(`ticket:type.${each ?? 'ALL'}`)}
      </QueryTabs>
      {shown.length === 0 ? (
        <EmptyState
          title={t('ticket:noOrders')}
          description={t('ticket:noOrdersWhy')}
          actions={[{ label: t('ticket:toKinds'), href: page.href('/ticket') }]}
        />
      ) : (
        <ul className="tk-rows">
          {shown.map((order) => (
            <li key={order.orderId}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function OrderRow({ order }: { order: Order }) {
  const page = usePage()
  const { t, format, zone, language } = page
  const [first] = order.items
  return (
    <article className="tk-row">
      <span className="pic">{first?.picture && <Picture media={first.picture} widths={[240]} sizes="7rem" />}</span>
      <div>
        <h2>
          <a href={page.href('/ticket/order-detail', { orderId: order.orderId })}>
            {format.list(order.items.map(({ itemName, count }) => (count > 1 ? `${itemName} × ${count}` : itemName)))}
          </a>{' '}
          <OrderTag order={order} />
          {order.refund?.state === 'ASKED' && <Tag kind="info">{t('ticket:refund.listed')}</Tag>}
        </h2>
        <p className="tnum">
          <b>{moneyText(language, order.payable)}</b>
        </p>
        <p className="small muted tnum">
          {order.orderNumber} · {format.dateTime(order.createTime, zone)}
        </p>
      </div>
      {order.orderStatus === 'UNPAID' && (
        <a className="btn btn-primary" href={page.href('/pay', { orderId: order.orderId })}>
          {t('ticket:pay.short')}
          <span className="visually-hidden"> {order.orderNumber}</span>
        </a>
      )}
    </article>
  )
}
