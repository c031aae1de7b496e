import { type Card, card as calls } from '@fair/contract/card.ts'
import { useCallback, useState } from 'react'
import { QueryTabs } from '../../components/QueryTabs.tsx'
import { useQuery } from '../../components/useQuery.ts'
import { showToast } from '../../stores/toasts.ts'
import { loadOwn } from '../shared/business-card/own-cards.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { usePersonal } from '../shared/personal/use-personal.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { dialogSheet } from '../shared/style-sheets.ts'
import { EditDialog } from './EditDialog.tsx'
import { Exchanges } from './Exchanges.tsx'
import { OwnCards } from './OwnCards.tsx'
import { copyPortrait } from './portrait.ts'
import { QrDialog } from './QrDialog.tsx'
import { ScanPanel } from './ScanPanel.tsx'
import { Shares } from './Shares.tsx'

const TABS = ['own', 'exchanged', 'scan', 'shares'] as const
/** Clears the address parameters that lists and dialogs of other tabs have set. */
const CLOSED = { page: null, state: null, q: null, id: null, edit: null, qr: null }

/** /personal-center/card: own cards, exchanged cards, scanning a card, and cards shared by link. */
export function CardsApp() {
  const island = usePersonal()
  const { page, data, call, recount } = island
  const { t } = page
  const at = useQuery()
  const tab = TABS.find((each) => each === at.query.get('tab')) ?? 'own'
  const { exhibitionId } = data
  const load = useCallback(() => loadOwn(call, exhibitionId), [call, exhibitionId])
  const request = useAnswer(load)
  const { answer, again, put } = request
  const [changed, setChanged] = useState(0)
  const own = answer?.ok ? answer.data : null
  const edited = at.query.get('edit')
  const shownId = at.query.get('qr')
  const shown = own?.cards.find(({ cardId }) => cardId === shownId)
  const toEdit = own?.cards.find(({ cardId }) => cardId === edited)
  const close = () => at.go({ edit: null, qr: null }, 'replace')
  const open = (to: Record<string, string>) => void dialogSheet().then(() => at.go(to, 'replace'))
  const remove = async (card: Card) => {
    const result = await call(calls.remove, { kind: 'OWN', ids: [card.cardId] })
    if (!result.ok) return showToast({ text: result.message, bad: true })
    again()
    // A removed card cannot be restored, but it can be created again with the same content.
    const undo = async () => {
      const { label, language, fields, shownFields, isDefault } = card
      const picture = await copyPortrait(card.portrait, island)
      const back = await call(calls.save, { label, language, fields, shownFields, ...picture, isDefault })
      if (!back.ok) showToast({ text: back.message, bad: true })
      again()
    }
    showToast({ text: t('card:removed'), action: { label: t('common:undo'), run: () => void undo() } })
  }
  return (
    <div className="bcards-app">
      <QueryTabs
        at={at}
        label={t('card:tabs')}
        values={TABS}
        current={tab}
        to={(each) => ({ ...CLOSED, tab: each === 'own' ? null : each })}
      >
        {(each) => t(`card:tab.${each}`)}
      </QueryTabs>
      {own === null ? (
        <RequestState request={request} title={t('card:failed')} />
      ) : tab === 'own' ? (
        <OwnCards
          cards={own.cards}
          onQr={({ cardId }) => open({ qr: cardId })}
          onEdit={(card) => open({ edit: card?.cardId ?? 'new' })}
          onRemove={remove}
        />
      ) : tab === 'exchanged' ? (
        <Exchanges
          at={at}
          own={own}
          onChanged={recount}
          onMade={(card) => put({ ...own, cards: [...own.cards, card] })}
        />
      ) : tab === 'scan' ? (
        <ScanPanel
          onKept={(exchangeId) => {
            recount()
            at.go({ tab: 'exchanged', state: 'KEPT', id: exchangeId })
          }}
        />
      ) : (
        <Shares key={changed} cards={own.cards} />
      )}
      {own && edited !== null && (edited === 'new' || toEdit) && (
        <EditDialog
          key={edited}
          card={toEdit ?? null}
          onSaved={() => {
            close()
            showToast({ text: t('card:saved') })
            again()
          }}
          onClose={close}
        />
      )}
      {own && shown && (
        <QrDialog
          key={shownId}
          card={shown}
          allowed={own.allowed}
          onShared={() => setChanged((count) => count + 1)}
          onClose={close}
        />
      )}
    </div>
  )
}
