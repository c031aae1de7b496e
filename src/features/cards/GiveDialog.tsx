import { type Card, type CardField, card as calls, type Exchange } from '@fair/contract/card.ts'
import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { readDay } from '../../domain/read-value.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import type { PageContext } from '../../lib/page.ts'
import { sendOrStore } from '../../stores/outbox.ts'
import { CardSelect } from '../shared/business-card/CardSelect.tsx'
import { FieldChoice } from '../shared/business-card/FieldChoice.tsx'
import { exchangeLine, type OwnCards, usualFields } from '../shared/business-card/own-cards.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextArea, TextField } from '../shared/form/TextField.tsx'
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts'
import { useWritten } from '../shared/form/useWritten.ts'
import { CardForm } from './CardForm.tsx'
import { partnerName } from './card-words.ts'

/** What a visitor requests along with a card, as typed; '' for an empty field. `by` is a day, YYYY-MM-DD. */
interface CardRequest {
  readonly need: string
  readonly quantity: string
  readonly by: string
}

/** Together with their labels they stay below the 500 characters of a request's message (contract/card.ts). */
const NEED_MAX = 360
const QUANTITY_MAX = 40

/** The message of a request: a line each for need, quantity and day, in the visitor's language; '' if all are empty. */
function requestText({ t, format, zone }: PageContext, { need, quantity, by }: CardRequest): string {
  const day = readDay(by, zone)
  const lines = [
    need.trim(),
    quantity.trim() && t('card:request.quantityLine', { quantity: quantity.trim() }),
    day && t('card:request.byLine', { day: format.date(day, zone) }),
  ]
  return lines.filter(Boolean).join('\n')
}

type GiveTo =
  /** Requests an exhibitor's card; `known` is an earlier exchange with that exhibitor. */
  | { kind: 'request'; exhibitorId: string; name: string; source: Exchange['source']; known: Exchange | null }
  /** Answers an offer. */
  | { kind: 'accept'; exchange: Exchange }

interface Props {
  own: OwnCards
  to: GiveTo
  onDone: (exchange: Exchange) => void
  /** A visitor without a card has made one here. */
  onMade?: (card: Card) => void
  /** There is no network: the request is stored, and sent later. */
  onWaiting?: () => void
  onClose: () => void
}

/** Shares a card: which one, which fields, and what the visitor needs. Visitors without a card create one here. */
export function GiveDialog({ own, to, onDone, onMade, onWaiting, onClose }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const [cards, setCards] = useState(own.cards)
  const [cardId, setCardId] = useState(() => knownOf(to)?.ownCardId ?? own.cards[0]?.cardId ?? '')
  const card = cards.find((each) => each.cardId === cardId) ?? cards[0]
  const [picked, setPicked] = useState<CardField[] | null>(null)
  const key = to.kind === 'request' ? to.exhibitorId : to.exchange.exchangeId
  const [need, setNeed, forgetNeed] = useWritten(`card ${key}`)
  const [quantity, setQuantity, forgetQuantity] = useWritten(`card ${key} quantity`)
  const [by, setBy, forgetBy] = useWritten(`card ${key} by`)
  const message = requestText(page, { need, quantity, by })
  const clearRequest = () => {
    forgetNeed()
    forgetQuantity()
    forgetBy()
  }
  const { idFor } = useIdempotencyKey()
  const name = to.kind === 'request' ? to.name : partnerName(page, to.exchange)
  const title = t(to.kind === 'request' ? 'card:askTitle' : 'card:acceptTitle')
  if (!card) {
    return (
      <Dialog wide title={t('card:firstTitle')} close={t('common:close')} onClose={onClose}>
        <p>{t('card:first', { name })}</p>
        <CardForm
          card={null}
          onLeave={onClose}
          onSaved={(made) => {
            setCards([made])
            setCardId(made.cardId)
            onMade?.(made)
          }}
        />
      </Dialog>
    )
  }
  const chosen = picked ?? usualFields(card, own.allowed)
  const given = { cardId: card.cardId, fields: chosen }
  const send = () =>
    to.kind === 'accept'
      ? call(calls.operate, { operation: 'ACCEPT', exchangeId: to.exchange.exchangeId, ...given })
      : sendOrStore(
          {
            kind: 'card',
            id: idFor([given, message]),
            input: {
              operation: 'REQUEST',
              exhibitorId: to.exhibitorId,
              source: to.source,
              ...given,
              ...(message !== '' && { message }),
            },
            name,
            text: message,
          },
          call,
        )
  return (
    <Dialog title={title} close={t('common:close')} onClose={onClose}>
      <ShortForm
        submit={t(to.kind === 'request' ? 'card:send' : 'card:sendBack')}
        sending={t('card:sending')}
        buttonClass="btn btn-primary btn-block"
        wrong={{ form: chosen.length === 0 ? t('card:chooseOne') : null }}
        isDirty={message !== ''}
        send={send}
        onSent={(exchange) => {
          clearRequest()
          onDone(exchange)
        }}
        onWaiting={() => {
          clearRequest()
          onWaiting?.()
        }}
      >
        <p>{t(to.kind === 'request' ? exchangeLine(to.known) : 'card:acceptWhy', { name })}</p>
        <CardSelect
          cards={cards}
          cardId={card.cardId}
          onChange={(id) => {
            setCardId(id)
            setPicked(null)
          }}
        />
        <FieldChoice card={card} allowed={own.allowed} chosen={chosen} onChange={setPicked} />
        {to.kind === 'request' && (
          <>
            <TextArea label={t('card:request.need')} rows={2} maxLength={NEED_MAX} value={need} onText={setNeed} />
            <div className="pair">
              <TextField
                label={t('card:request.quantity')}
                maxLength={QUANTITY_MAX}
                value={quantity}
                onText={setQuantity}
              />
              <TextField label={t('card:request.by')} type="date" value={by} onText={setBy} />
            </div>
          </>
        )}
        <p className="hint">{t(to.kind === 'request' ? 'card:takeBackBoth' : 'card:takeBack')}</p>
      </ShortForm>
    </Dialog>
  )
}

const knownOf = (to: GiveTo): Exchange | null => (to.kind === 'request' ? to.known : to.exchange)
