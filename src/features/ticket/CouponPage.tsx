import { type Coupon, coupon as calls } from '@fair/contract/coupon.ts'
import { FIRST_PAGE } from '@fair/contract/rules/limits.ts'
import { ticket } from '@fair/contract/ticket.ts'
import { useCallback, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Tag } from '../../components/parts.tsx'
import { QueryTabs } from '../../components/QueryTabs.tsx'
import { useQuery } from '../../components/useQuery.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { moneyText } from '../../domain/money.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import type { PageContext } from '../../lib/page.ts'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { type Answer, useAnswer } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { daysText } from '../shared/valid-days.ts'
import { kindPath } from './kinds.ts'
import { Note } from './Note.tsx'
import { OwnTicketPage } from './OwnTicketPage.tsx'

const SCOPES = ['OFFERED', 'MINE'] as const

/** /coupon: the coupons on offer, and those of the visitor. */
export const CouponPage = () => (
  <OwnTicketPage>
    <Coupons />
  </OwnTicketPage>
)

function Coupons() {
  const { page, call } = useIsland()
  const { t } = page
  const at = useQuery()
  const scope = at.query.get('scope') === 'MINE' ? 'MINE' : 'OFFERED'
  const load = useCallback(() => loadCoupons(call, scope), [call, scope])
  const request = useAnswer(load)
  const { answer } = request
  return (
    <>
      <QueryTabs
        at={at}
        label={t('ticket:tabs')}
        values={SCOPES}
        current={scope}
        to={(each) => ({ scope: each === 'MINE' ? each : null })}
      >
        {(each) => t(`ticket:coupon.${each}`)}
      </QueryTabs>
      {!answer?.ok ? (
        <RequestState request={request} title={t('ticket:failed')} skeleton={<FormSkeleton />} />
      ) : answer.data.coupons.length === 0 ? (
        <EmptyState
          title={t(`ticket:coupon.none${scope}`)}
          description={t('ticket:coupon.noneWhy')}
          actions={[
            scope === 'MINE'
              ? { label: t('ticket:coupon.OFFERED'), href: page.href('/coupon') }
              : { label: t('ticket:toKinds'), href: page.href('/ticket') },
          ]}
        />
      ) : (
        <ul className="tk-coupons" key={scope}>
          {answer.data.coupons.map((each) => (
            <CouponCard key={each.couponId} coupon={each} kindIds={answer.data.kindIds} />
          ))}
        </ul>
      )}
    </>
  )
}

interface Loaded {
  coupons: readonly Coupon[]
  /** The existing kinds of tickets. A coupon for anything else is for a level. */
  kindIds: ReadonlySet<string>
}

async function loadCoupons(call: Call, scope: (typeof SCOPES)[number]): Promise<Answer<Loaded>> {
  const [list, kinds] = await Promise.all([
    call(calls.list, { scope, pageNum: FIRST_PAGE, pageSize: 0 }),
    call(ticket.kinds, {}),
  ])
  if (!list.ok) return list
  const kindIds = new Set(kinds.ok ? kinds.data.map(({ ticketKindId }) => ticketKindId) : [])
  return { ok: true, data: { coupons: list.data.records, kindIds } }
}

const KINDS = { RECEIVABLE: 'info', USABLE: 'ok', USED: 'plain', EXPIRED: 'plain', GONE: 'plain' } as const

interface CardProps {
  coupon: Coupon
  kindIds: ReadonlySet<string>
}

function CouponCard({ coupon: first, kindIds }: CardProps) {
  const { page, call } = useIsland()
  const { t } = page
  const [coupon, setCoupon] = useState(first)
  const [notice, setNotice] = useState<string | null>(null)
  const { busy, write } = useBlockingWrite()
  const receive = async () => {
    setNotice(null)
    const answer = await call(calls.receive, { couponId: coupon.couponId })
    if (answer.ok) setCoupon(answer.data)
    else setNotice(answer.message)
  }
  const isOff = coupon.status !== 'RECEIVABLE' && coupon.status !== 'USABLE'
  return (
    <li className="tk-coupon" data-off={isOff ? '' : undefined}>
      <p className="tk-worth tnum">{worth(page, coupon)}</p>
      <div>
        <h2>{coupon.couponName}</h2>
        <p>{coupon.description}</p>
        <p className="small muted tnum">
          {t('ticket:validOn', { days: daysText(page, coupon.validFrom, coupon.validTo) })}
        </p>
        {notice && <Note kind="bad">{notice}</Note>}
      </div>
      <div className="tk-coupon-act">
        {coupon.status === 'RECEIVABLE' ? (
          <WriteButton className="btn btn-primary" busy={busy} onPress={() => write(receive)}>
            {t(busy ? 'ticket:coupon.receiving' : 'ticket:coupon.receive')}
            <span className="visually-hidden"> {coupon.couponName}</span>
          </WriteButton>
        ) : (
          <>
            <Tag kind={KINDS[coupon.status]}>{t(`ticket:coupon.${coupon.status}`)}</Tag>
            {coupon.status === 'USABLE' && (
              <a className="link" href={usedAt(page, coupon, kindIds)}>
                {t('ticket:coupon.use')}
                <span className="visually-hidden"> {coupon.couponName}</span>
              </a>
            )}
            {coupon.orderId && (
              <a className="link" href={page.href('/ticket/order-detail', { orderId: coupon.orderId })}>
                {t('ticket:toOrder')}
                <span className="visually-hidden"> {coupon.couponName}</span>
              </a>
            )}
          </>
        )}
      </div>
    </li>
  )
}

const worth = ({ t, language, format }: PageContext, { amount, percent }: Coupon): string =>
  amount ? moneyText(language, amount) : t('ticket:coupon.percent', { percent: format.number(percent ?? 0) })

/** Where it can be used: the only kind it applies to, the levels, otherwise everything on sale. */
function usedAt(page: PageContext, { itemIds }: Coupon, kindIds: ReadonlySet<string>): string {
  const [first] = itemIds
  if (first === undefined || kindIds.size === 0) return page.href('/ticket')
  if (!itemIds.some((id) => kindIds.has(id))) return page.href('/vip-rights')
  return itemIds.length === 1 ? page.href(kindPath(first)) : page.href('/ticket')
}
