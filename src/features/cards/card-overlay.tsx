import { card as calls, type Exchange } from '@fair/contract/card.ts'
import { catalogue } from '@fair/contract/catalogue.ts'
import type { Call } from '../../api/client.ts'
import { subjectOf } from '../../domain/page-subject.ts'
import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { showToast } from '../../stores/toasts.ts'
import { loadOwn } from '../shared/business-card/own-cards.ts'
import { outboxHref } from '../shared/outbox/outbox-href.ts'
import { cardsDialogSheet } from '../shared/style-sheets.ts'
import { GiveDialog } from './GiveDialog.tsx'

/** Exchanges cards with the exhibitor of the page (`data-action="card"`). */
export const load: LoadOverlay<'card'> = async ({ at }, { close }) => {
  const [{ page, data, call }] = await Promise.all([preparePage(['card', 'outbox']), cardsDialogSheet()])
  const { t } = page
  const subject = subjectOf(at)
  if (subject?.kind !== 'exhibitor' && subject?.kind !== 'exhibits') {
    location.assign(page.href('/personal-center/card'))
    return null
  }
  const [who, own, exchanges] = await Promise.all([
    exhibitorOf(subject, call),
    loadOwn(call, data.exhibitionId),
    call(calls.exchanged, { pageNum: 1, pageSize: 0 }),
  ])
  const refused = (text: string) => {
    showToast({ text, bad: true })
    return null
  }
  if (!who.ok) return refused(who.message)
  if (!own.ok) return refused(own.message)
  const { exhibitorId, exhibitorName } = who.data
  // If this request fails, the platform still detects an earlier exchange; only the shared fields change.
  const known = exchanges.ok ? exchangeWith(exchanges.data.records, exhibitorId) : null
  return (
    <GiveDialog
      own={own.data}
      to={{ kind: 'request', exhibitorId, name: exhibitorName, source: 'EXHIBITOR', known }}
      onDone={({ state, exchangeId }) => {
        close()
        const href = page.href('/personal-center/card', { tab: 'exchanged', id: exchangeId })
        const action = { label: t('card:toExchanges'), run: () => location.assign(href) }
        showToast({ text: t(state === 'EXCHANGED' ? 'card:accepted' : 'card:asked', { name: exhibitorName }), action })
      }}
      onWaiting={() => {
        close()
        const action = { label: t('outbox:show'), run: () => location.assign(outboxHref(page)) }
        showToast({ text: t('outbox:toast'), action })
      }}
      onClose={close}
    />
  )
}

const exchangeWith = (exchanges: readonly Exchange[], exhibitorId: string): Exchange | null =>
  exchanges.find((each) => each.exhibitorId === exhibitorId) ?? null

async function exhibitorOf({ kind, id }: { kind: string; id: string }, call: Call) {
  if (kind === 'exhibitor') return call(catalogue.exhibitor, { exhibitorId: id })
  const exhibit = await call(catalogue.exhibit, { exhibitsId: id })
  return exhibit.ok ? ({ ok: true, data: exhibit.data.exhibitor } as const) : exhibit
}
