import type { TicketKind } from '@fair/contract/ticket.ts'
import type { ReactNode } from 'react'
import { Facts } from '../../components/Facts.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Crumbs, Section } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { kindAction, mostOf } from '../../domain/ticket.ts'
import { daysText } from '../shared/valid-days.ts'
import { WaitingList } from '../shared/WaitingList.tsx'
import { Price } from './Price.tsx'
import { SaleTag, saleText, stockText } from './SaleState.tsx'

/** The page's action and its result. */
interface KindLive {
  count: number
  onCount: (count: number) => void
  busy: boolean
  onReceive: () => void
  onApply: () => void
  /** Joins or leaves the waiting list of a sold-out kind. */
  onWait: (isWaiting: boolean) => void
  /** The result: a sentence with a link. */
  notice: ReactNode
}

interface Props {
  kind: TicketKind
  /** The organiser's text about it. */
  about: ReactNode
  live: KindLive
  under: ReactNode
}

/** /ticket/details: one kind of ticket, and the action available for it now. */
export function KindView({ kind, about, live, under }: Props) {
  const page = usePage()
  const { t } = page
  const days = daysText(page, kind.validFrom, kind.validTo)
  return (
    <div className="wrap">
      <Crumbs items={[{ label: t('ticket:title'), href: page.href('/ticket') }, { label: kind.ticketName }]} />
      <div className="detail tk-detail">
        {kind.picture && (
          <figure className="pic pic-16">
            <Picture media={kind.picture} widths={[640, 960]} sizes="(min-width: 60rem) 56vw, 94vw" eager />
          </figure>
        )}
        <div className="buy">
          <p className="tags">
            <SaleTag kind={kind} />
          </p>
          <h1>{kind.ticketName}</h1>
          <p className="lede">{kind.summary}</p>
          <p className="tk-big">
            <Price price={kind.price} before={kind.originalPrice} />
          </p>
          <Facts
            rows={[
              [t('ticket:fact.valid'), days],
              [t('ticket:fact.sale'), saleText(page, kind)],
              [t('ticket:fact.limit'), t('ticket:limit', { count: kind.limit })],
            ]}
            className="fact-lines"
          />
          <KindAction kind={kind} live={live} />
          <div className="tk-said" role="status">
            {live.notice}
          </div>
          {under}
        </div>
        <div>
          <Section id="about" title={t('ticket:about')}>
            {about}
          </Section>
          <Section id="benefits" title={t('ticket:benefits')}>
            <ul className="tk-ticks">
              {kind.benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
    </div>
  )
}

function KindAction({ kind, live }: { kind: TicketKind; live: KindLive }) {
  const page = usePage()
  const { t } = page
  const act = kindAction(kind, page.flags)
  const stock = <span className="small muted tnum">{stockText(page, kind)}</span>
  const big = 'btn btn-primary btn-l'
  switch (act) {
    case 'hidden':
      return <p className="muted tk-act">{t('ticket:hidden')}</p>
    case 'none':
      return (
        <>
          <p className="tk-act">{kind.inapplicableReason ?? t(`ticket:saleWhy.${kind.saleState}`)}</p>
          {kind.saleState === 'SOLD_OUT' && typeof kind.isWaiting === 'boolean' && (
            <div className="tk-act needs-js">
              <WaitingList
                isWaiting={kind.isWaiting}
                busy={live.busy}
                words={{
                  join: t('ticket:wait.join'),
                  leave: t('ticket:wait.leave'),
                  why: t('ticket:wait.why'),
                  waits: t('ticket:wait.waits'),
                }}
                onWait={live.onWait}
              />
            </div>
          )}
        </>
      )
    case 'buy':
      return (
        <div className="tk-act">
          <Count most={mostOf(kind)} value={live.count} onChange={live.onCount} />
          <a
            rel="nofollow"
            className={big}
            href={page.href('/ticket/pay-detail', { ticketKindId: kind.ticketKindId, count: live.count })}
          >
            {t('ticket:act.buy')}
          </a>
          {stock}
        </div>
      )
    case 'apply':
      return (
        <div className="tk-act">
          <button className={`${big} needs-js`} type="button" onClick={live.onApply}>
            {t('ticket:act.apply')}
          </button>
          {stock}
        </div>
      )
    case 'receive':
      return (
        <div className="tk-act">
          <WriteButton className={`${big} needs-js`} busy={live.busy} onPress={live.onReceive}>
            {t(live.busy ? 'ticket:receiving' : 'ticket:act.receive')}
          </WriteButton>
          {stock}
        </div>
      )
  }
}

interface CountProps {
  most: number
  value: number
  onChange: (count: number) => void
}

/** The quantity: a plain select, as the limits are small. */
export function Count({ most, value, onChange }: CountProps) {
  const page = usePage()
  if (most === 1) return null
  return (
    <label className="tk-count needs-js">
      <span>{page.t('ticket:count')}</span>
      <select
        className="input tnum"
        value={Math.min(value, most)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {numbersTo(most).map((number) => (
          <option key={number} value={number}>
            {page.format.number(number)}
          </option>
        ))}
      </select>
    </label>
  )
}

const numbersTo = (most: number) => Array.from({ length: most }, (_, n) => n + 1)
