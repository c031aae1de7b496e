import type { TicketKind } from '@fair/contract/ticket.ts'
import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { KindGroups } from './KindList.tsx'
import { rightsOf } from './kinds.ts'
import { PassTable } from './PassTable.tsx'

const pass = (ticketKindId: string, benefits: string[], saleState: TicketKind['saleState'] = 'ON_SALE'): TicketKind =>
  parsed({
    ticketKindId,
    ticketName: `Pass ${ticketKindId}`,
    summary: '',
    description: '',
    way: 'BUY',
    price: { amount: 0, currency: 'CNY' },
    limit: 1,
    saleFrom: '2026-11-01T00:00:00Z',
    saleTo: '2026-11-22T00:00:00Z',
    saleState,
    validFrom: '2026-11-18T00:00:00Z',
    validTo: '2026-11-22T00:00:00Z',
    benefits,
    applicable: true,
  })

it('lists each benefit once, the most common first', () => {
  expect(rightsOf([pass('a', ['tour', 'halls']), pass('b', ['halls', 'halls', 'lounge'])])).toEqual([
    'halls',
    'tour',
    'lounge',
  ])
})

it('shows for each available pass whether it has a benefit', () => {
  const kinds = [pass('a', ['halls', 'tour']), pass('b', ['halls']), pass('c', ['dinner'], 'ENDED')]
  const html = renderView(testPage(), <PassTable kinds={kinds} />)
  const row = (right: string) => html.split('<tr>').find((each) => each.includes(`>${right}</th>`)) ?? ''
  expect(row('halls').match(/>ticket:included|>Included/g)).toHaveLength(2)
  expect(row('tour').match(/>Included/g)).toHaveLength(1)
  expect(row('tour').match(/>Not included/g)).toHaveLength(1)
  expect(html).not.toContain('dinner')
  expect(row('How to get it').match(/<td>Buy<\/td>/g)).toHaveLength(2)
})

it('renders nothing if there is nothing to compare', () => {
  expect(renderView(testPage(), <PassTable kinds={[pass('a', ['halls'])]} />)).toBe('')
  expect(renderView(testPage(), <PassTable kinds={[pass('a', []), pass('b', [])]} />)).toBe('')
})

it('states beside a ticket’s sale state only what the state does not', () => {
  const refused = { applicable: false, inapplicableReason: 'Refused.' }
  const kinds = (['ON_SALE', 'NOT_YET', 'SOLD_OUT', 'ENDED'] as const).map((state) => ({
    ...pass(state, [], state),
    ...refused,
  }))
  const rows = renderView(testPage(), <KindGroups kinds={kinds} />)
    .split('class="tk-kind"')
    .slice(1)
  const reasons = rows.map((row) => /<p class="small muted tnum">([^<]*)<\/p><span class="btn/.exec(row)?.[1])
  expect(reasons).toEqual([
    'Refused.',
    'On sale from 1 Nov 2026 08:00 (event time)',
    undefined,
    'Sale ended 22 Nov 2026 07:59 (event time)',
  ])
})
