import { type Card, card as calls, type Exchange, ExchangeState } from '@fair/contract/card.ts'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { QueryPager } from '../../components/QueryPager.tsx'
import { QueryTabs } from '../../components/QueryTabs.tsx'
import type { QueryState } from '../../components/useQuery.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import type { OwnCards } from '../shared/business-card/own-cards.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { KeywordField } from '../shared/personal/KeywordField.tsx'
import { ListCount } from '../shared/personal/ListCount.tsx'
import { RequestState } from '../shared/RequestState.tsx'
import { dialogSheet } from '../shared/style-sheets.ts'
import { useReturn } from '../shared/useReturn.ts'
import { CardFiles } from './CardFiles.tsx'
import { partnerName } from './card-words.ts'
import { ExchangeRow } from './ExchangeRow.tsx'
import { GiveDialog } from './GiveDialog.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

const PAGE_SIZE = 20

interface Props {
  at: QueryState
  own: OwnCards
  onChanged: () => void
  /** A visitor without a card has made one. */
  onMade: (card: Card) => void
}

/** Exchanges in every state, latest change first: searched, filtered, answered, withdrawn, removed with an undo. */
export function Exchanges({ at, own, onChanged, onMade }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const { query } = at
  const state = ExchangeState.options.find((each) => each === query.get('state')) ?? null
  const keyword = query.get('q') ?? ''
  const pageNum = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const [accepting, setAccepting] = useState<Exchange | null>(null)
  const [withdrawing, setWithdrawing] = useState<Exchange | null>(null)
  const request = useEndpoint(calls.exchanged, {
    pageNum,
    pageSize: PAGE_SIZE,
    ...(keyword !== '' && { keyword }),
    ...(state && { state: [state] }),
  })
  const { answer, again, refresh } = request
  // The other side may answer while the visitor is away from the page.
  useReturn(refresh)
  const id = query.get('id')
  const scrolledTo = useRef<string | null>(null)
  useEffect(() => {
    // Once: the list is also fetched again while the visitor reads further down.
    if (!answer?.ok || scrolledTo.current === id) return
    scrolledTo.current = id
    document.getElementById(`exchange-${id}`)?.scrollIntoView({ block: 'center' })
  }, [answer, id])
  const done = (text: string, undo?: () => Promise<void>) => {
    showToast({ text, ...(undo && { action: { label: t('common:undo'), run: () => void undo() } }) })
    onChanged()
    again()
  }
  const operate = async (operation: 'REFUSE' | 'RESTORE', exchangeId: string, text: string) => {
    const result = await call(calls.operate, { operation, exchangeId })
    if (result.ok) done(text)
    else showToast({ text: result.message, bad: true })
  }
  const remove = async ({ exchangeId }: Exchange) => {
    const result = await call(calls.remove, { kind: 'EXCHANGE', ids: [exchangeId] })
    if (!result.ok) return showToast({ text: result.message, bad: true })
    done(t('card:exchangeRemoved'), () => operate('RESTORE', exchangeId, t('card:restored')))
  }
  const actions = [{ label: t('card:toExhibitors'), href: page.href('/exhibitor') }]
  const isNarrowed = state !== null || keyword !== ''
  return (
    <>
      <div className="pc-tools">
        <KeywordField
          label={t('card:find')}
          value={keyword}
          onSearch={(words) => at.go({ q: words || null, page: null, id: null })}
        />
        <CardFiles
          onKept={() => {
            onChanged()
            again()
          }}
        />
      </div>
      <QueryTabs
        at={at}
        label={t('card:states')}
        values={[null, ...ExchangeState.options]}
        current={state}
        to={(each) => ({ state: each, page: null, id: null })}
        className="filter-tags"
      >
        {(each) => t(each === null ? 'card:all' : `card:state.${each}`)}
      </QueryTabs>
      <ListCount
        className="small muted"
        text={answer?.ok && answer.data.total > 0 ? t('card:count', { count: answer.data.total }) : ''}
        noMatch={answer?.ok && isNarrowed ? t('card:noMatch') : ''}
      />
      {!answer?.ok ? (
        <RequestState request={request} title={t('card:failed')} />
      ) : answer.data.records.length === 0 && answer.data.total === 0 ? (
        <EmptyState
          title={t(isNarrowed ? 'card:noMatch' : 'card:noExchange')}
          description={t(isNarrowed ? 'card:noMatchWhy' : 'card:noExchangeWhy')}
          actions={actions}
        />
      ) : (
        <>
          <ul className="exchanges">
            {answer.data.records.map((exchange) => (
              <ExchangeRow
                key={exchange.exchangeId}
                exchange={exchange}
                isNamed={exchange.exchangeId === id}
                onAccept={() => void dialogSheet().then(() => setAccepting(exchange))}
                onRefuse={() => operate('REFUSE', exchange.exchangeId, t('card:refused'))}
                onWithdraw={() => void dialogSheet().then(() => setWithdrawing(exchange))}
                onRemove={() => remove(exchange)}
              />
            ))}
          </ul>
          <QueryPager
            at={at}
            pageNum={pageNum}
            pageSize={PAGE_SIZE}
            total={answer.data.total}
            shown={answer.data.records.length}
            drops={['id']}
          />
        </>
      )}
      {withdrawing && (
        <WithdrawDialog
          exchange={withdrawing}
          onDone={() => {
            setWithdrawing(null)
            done(t('card:withdrawn'))
          }}
          onClose={() => setWithdrawing(null)}
        />
      )}
      {accepting && (
        <GiveDialog
          own={own}
          to={{ kind: 'accept', exchange: accepting }}
          onMade={onMade}
          onDone={() => {
            setAccepting(null)
            done(t('card:accepted', { name: partnerName(page, accepting) }))
          }}
          onClose={() => setAccepting(null)}
        />
      )}
    </>
  )
}
