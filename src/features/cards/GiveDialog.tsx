import { useState } from 'react'
import type { Call } from '../../api/client.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { useLeaveGuard, useWrite } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { type CardField, card as calls, type Exchange } from '../../contract/card.ts'
import type { PageContext } from '../../lib/page.ts'
import type { PageData } from '../../stores/page-data.ts'
import { CardSelect } from '../shared/business-card/CardSelect.tsx'
import { FieldChoice } from '../shared/business-card/FieldChoice.tsx'
import { exchangeLine, type OwnCards, usualFields } from '../shared/business-card/own-cards.ts'
import { TextArea } from '../shared/form/TextField.tsx'
import { CardForm } from './CardForm.tsx'

type GiveTo =
  /** Asks an exhibitor; what stands with it already is told. */
  | { kind: 'request'; exhibitorId: string; name: string; source: Exchange['source']; known: Exchange | null }
  /** Answers an offer. */
  | { kind: 'accept'; exchange: Exchange }

interface Props {
  page: PageContext
  data: PageData
  call: Call
  own: OwnCards
  to: GiveTo
  onDone: (exchange: Exchange) => void
  onClose: () => void
}

/** What a visitor has written for an exhibitor outlives the dialog, until it is sent. */
const written = new Map<string, string>()

/** Gives a card: which one, which of its fields, and a word to it. Who has none yet makes one here. */
export function GiveDialog({ page, data, call, own, to, onDone, onClose }: Props) {
  const { t } = page
  const [cards, setCards] = useState(own.cards)
  const [cardId, setCardId] = useState(() => knownOf(to)?.ownCardId ?? own.cards[0]?.cardId ?? '')
  const card = cards.find((each) => each.cardId === cardId) ?? cards[0]
  const [picked, setPicked] = useState<CardField[] | null>(null)
  const key = to.kind === 'request' ? to.exhibitorId : to.exchange.exchangeId
  const [message, setMessage] = useState(() => written.get(key) ?? '')
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, write } = useWrite()
  useLeaveGuard(message.trim() !== '')
  const name = to.kind === 'request' ? to.name : to.exchange.otherName
  const title = t(to.kind === 'request' ? 'card:askTitle' : 'card:acceptTitle')
  if (!card) {
    return (
      <Dialog wide title={t('card:firstTitle')} close={t('common:close')} onClose={onClose}>
        <p>{t('card:first', { name })}</p>
        <CardForm
          page={page}
          data={data}
          call={call}
          card={null}
          onLeave={onClose}
          onSaved={(made) => {
            setCards([made])
            setCardId(made.cardId)
          }}
        />
      </Dialog>
    )
  }
  const chosen = picked ?? usualFields(card, own.allowed)
  const send = async () => {
    if (chosen.length === 0) return setFailure(t('card:chooseOne'))
    setFailure(null)
    const given = { cardId: card.cardId, fields: chosen }
    const answer =
      to.kind === 'accept'
        ? await call(calls.operate, { operation: 'ACCEPT', exchangeId: to.exchange.exchangeId, ...given })
        : await call(calls.operate, {
            operation: 'REQUEST',
            exhibitorId: to.exhibitorId,
            source: to.source,
            ...given,
            ...(message.trim() !== '' && { message: message.trim() }),
          })
    if (!answer.ok) return setFailure(answer.message)
    written.delete(key)
    onDone(answer.data)
  }
  return (
    <Dialog title={title} close={t('common:close')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          write(send)
        }}
      >
        <p>{t(to.kind === 'request' ? exchangeLine(to.known) : 'card:acceptWhy', { name })}</p>
        <ErrorNote page={page} text={failure} />
        <CardSelect
          page={page}
          cards={cards}
          cardId={card.cardId}
          onChange={(id) => {
            setCardId(id)
            setPicked(null)
          }}
        />
        <FieldChoice page={page} card={card} allowed={own.allowed} chosen={chosen} onChange={setPicked} />
        {to.kind === 'request' && (
          <TextArea
            label={t('card:message')}
            rows={2}
            maxLength={500}
            value={message}
            onText={(value) => {
              setMessage(value)
              written.set(key, value)
            }}
          />
        )}
        <p className="hint">{t('card:takeBack')}</p>
        <WriteButton className="btn btn-primary btn-block" busy={busy} submit onPress={() => {}}>
          {t(busy ? 'card:sending' : to.kind === 'request' ? 'card:send' : 'card:sendBack')}
        </WriteButton>
      </form>
    </Dialog>
  )
}

const knownOf = (to: GiveTo): Exchange | null => (to.kind === 'request' ? to.known : to.exchange)
