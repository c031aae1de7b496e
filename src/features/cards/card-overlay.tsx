import { connect } from '../../api/browser.ts'
import type { Call } from '../../api/client.ts'
import { card as calls, type Exchange } from '../../contract/card.ts'
import { catalogue } from '../../contract/catalogue.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import { createRoot, type Root } from '../../islands/root.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import { liveContext } from '../../lib/page-context.ts'
import type { PageData } from '../../stores/page-data.ts'
import { showToast } from '../../stores/page-events.ts'
import { loadOwn } from '../shared/business-card/own-cards.ts'
import { subjectOf } from '../shared/page-subject.ts'
import { cardsDialogSheet } from '../shared/style-sheets.ts'
import { GiveDialog } from './GiveDialog.tsx'

let root: Root | undefined
/** Counted on, so that each opening is drawn anew. */
let opening = 0

/** Exchanges cards with the exhibitor that the page is about (`data-act="card"`). */
export async function act(data: PageData): Promise<void> {
  const [t] = await Promise.all([loadTranslate(data.language, ['common', 'errors', 'card']), cardsDialogSheet()])
  const page = liveContext(data, t)
  const call = connect(data, (key: ErrorKey) => t(`errors:${key}`))
  const subject = subjectOf(location)
  if (subject?.kind !== 'exhibitor' && subject?.kind !== 'exhibits') {
    return void location.assign(page.href('/personal-center/card'))
  }
  const [who, own, exchanges] = await Promise.all([
    exhibitorOf(subject, call),
    loadOwn(call, data.exhibitionId),
    call(calls.exchanged, { pageNum: 1, pageSize: 0 }),
  ])
  if (!who.ok) return showToast({ text: who.message, bad: true })
  if (!own.ok) return showToast({ text: own.message, bad: true })
  const { exhibitorId, exhibitorName } = who.data
  // Without an answer nothing is known of an earlier exchange: the platform knows, and asking again changes only what is given.
  const known = exchanges.ok ? standingWith(exchanges.data.records, exhibitorId) : null
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const close = () => root?.render(null)
  opening += 1
  root.render(
    <GiveDialog
      key={opening}
      page={page}
      data={data}
      call={call}
      own={own.data}
      to={{ kind: 'request', exhibitorId, name: exhibitorName, source: 'EXHIBITOR', known }}
      onDone={({ state, exchangeId }) => {
        close()
        const href = page.href('/personal-center/card', { tab: 'exchanged', id: exchangeId })
        const action = { label: t('card:toExchanges'), run: () => location.assign(href) }
        showToast({ text: t(state === 'EXCHANGED' ? 'card:accepted' : 'card:asked', { name: exhibitorName }), action })
      }}
      onClose={close}
    />,
  )
}

const standingWith = (exchanges: readonly Exchange[], exhibitorId: string): Exchange | null =>
  exchanges.find((each) => each.exhibitorId === exhibitorId) ?? null

async function exhibitorOf({ kind, id }: { kind: string; id: string }, call: Call) {
  if (kind === 'exhibitor') return call(catalogue.exhibitor, { exhibitorId: id })
  const exhibit = await call(catalogue.exhibit, { exhibitsId: id })
  return exhibit.ok ? ({ ok: true, data: exhibit.data.exhibitor } as const) : exhibit
}
