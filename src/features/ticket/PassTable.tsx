import type { TicketKind } from '@fair/contract/ticket.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { daysText } from '../shared/valid-days.ts'
import { kindPath, kindsByWay, rightsOf } from './kinds.ts'
import { Price } from './Price.tsx'

/** How to get a pass, in the words of its button. */
const WAYS = { BUY: 'ticket:act.buy', FREE: 'ticket:act.receive', APPLY: 'ticket:act.apply' } as const

/** The rights of the passes, right by right. Prerendered from data that does not depend on the visitor or the time. */
export function PassTable({ kinds }: { kinds: readonly TicketKind[] }) {
  const page = usePage()
  const { t } = page
  const passes = kindsByWay(kinds).flatMap((group) => group.kinds.filter(({ saleState }) => saleState !== 'ENDED'))
  const rights = rightsOf(passes)
  // There is nothing to compare.
  if (passes.length < 2 || rights.length === 0) return null
  return (
    <section className="section" data-prerendered-only="">
      <header className="section-head">
        <h2 id="passes">{t('ticket:compare')}</h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="tk-passes" tabIndex={0} aria-labelledby="passes">
        <table>
          <thead>
            <tr>
              <td />
              {passes.map((pass) => (
                <th key={pass.ticketKindId} scope="col">
                  <a href={page.href(kindPath(pass.ticketKindId))}>{pass.ticketName}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('ticket:row.price')}</th>
              {passes.map((pass) => (
                <td key={pass.ticketKindId}>
                  <Price price={pass.price} before={pass.originalPrice} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('ticket:row.way')}</th>
              {passes.map((pass) => (
                <td key={pass.ticketKindId}>{t(WAYS[pass.way])}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('ticket:row.days')}</th>
              {passes.map((pass) => (
                <td key={pass.ticketKindId}>{daysText(page, pass.validFrom, pass.validTo)}</td>
              ))}
            </tr>
            {rights.map((right) => (
              <tr key={right}>
                <th scope="row">{right}</th>
                {passes.map((pass) => (
                  <td key={pass.ticketKindId}>
                    <Included has={pass.benefits.includes(right)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Included({ has }: { has: boolean }) {
  const { t } = usePage()
  return (
    <>
      {has ? <Icon name="check" small /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{t(has ? 'ticket:included' : 'ticket:notIncluded')}</span>
    </>
  )
}
