import { type TicketKind, ticket } from '@fair/contract/ticket.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Picture } from '../../components/Picture.tsx'
import { usePage } from '../../components/usePage.ts'
import { kindAction } from '../../domain/ticket.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { useForVisitor } from '../../islands/useForVisitor.ts'
import { daysText } from '../shared/valid-days.ts'
import { kindPath, kindsByWay } from './kinds.ts'
import { Price } from './Price.tsx'
import { SaleTag, saleText, stockText } from './SaleState.tsx'

/** /ticket: current stock, sale state and this visitor's options. The prerendered list stays if that fails. */
export const KindList = ({ children }: { children?: ReactNode }) => (
  <IslandProvider>
    <Kinds>{children}</Kinds>
  </IslandProvider>
)

function Kinds({ children }: { children: ReactNode }) {
  const { call } = useIsland()
  const [kinds, setKinds] = useState<readonly TicketKind[] | null>(null)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const answer = await call(ticket.kinds, {}, { signal })
      if (answer.ok) setKinds(answer.data)
    },
    [call],
  )
  useForVisitor(load)
  return kinds ? <KindGroups kinds={kinds} /> : children
}

/** The kinds of tickets by how they are obtained, with price, sale time and rights. */
export function KindGroups({ kinds }: { kinds: readonly TicketKind[] }) {
  const page = usePage()
  const { t } = page
  if (kinds.length === 0) {
    const actions = [
      { label: t('ticket:toRegister'), href: page.href('/audience') },
      { label: t('common:home'), href: page.href('/') },
    ]
    return (
      <EmptyState illustration="closed" title={t('ticket:none')} description={t('ticket:noneWhy')} actions={actions} />
    )
  }
  return kindsByWay(kinds).map(({ way, kinds: group }) => (
    <section key={way} className="tk-group" aria-labelledby={`way-${way}`}>
      <header className="section-head">
        <h2 id={`way-${way}`}>{t(`ticket:way.${way}`)}</h2>
        <span className="sub">{t(`ticket:wayWhy.${way}`)}</span>
      </header>
      <ul className="tk-kinds">
        {group.map((kind) => (
          <KindRow key={kind.ticketKindId} kind={kind} />
        ))}
      </ul>
    </section>
  ))
}

function KindRow({ kind }: { kind: TicketKind }) {
  const page = usePage()
  const { t } = page
  const act = kindAction(kind, page.flags)
  const label = act === 'none' || act === 'hidden' ? t('ticket:details') : t(`ticket:act.${act}`)
  const stock = stockText(page, kind)
  // If it is not on sale, the tag gives the reason.
  const why = (kind.saleState === 'ON_SALE' && kind.inapplicableReason) || saleText(page, kind)
  return (
    <li className="tk-kind" data-off={kind.saleState === 'ON_SALE' ? undefined : ''}>
      <span className="pic">{kind.picture && <Picture media={kind.picture} widths={[320]} sizes="10rem" />}</span>
      <div>
        <h3>
          <a href={page.href(kindPath(kind.ticketKindId))}>{kind.ticketName}</a>
        </h3>
        <p>{kind.summary}</p>
        <ul className="tk-benefits">
          {kind.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <p className="small muted tnum">
          {t('ticket:validOn', { days: daysText(page, kind.validFrom, kind.validTo) })}
        </p>
      </div>
      <div className="tk-side">
        <Price price={kind.price} before={kind.originalPrice} />
        <p className="small tnum">
          <SaleTag kind={kind} /> <span className="muted">{stock}</span>
        </p>
        {why && <p className="small muted tnum">{why}</p>}
        <span className="btn btn-2" aria-hidden="true">
          {label}
        </span>
      </div>
    </li>
  )
}
