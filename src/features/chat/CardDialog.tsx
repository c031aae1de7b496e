import { useState } from 'react'
import type { Call } from '../../api/client.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useWrite } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { type Card, type CardField, card as calls, type Exchange } from '../../contract/card.ts'
import type { ChatSession } from '../../contract/chat.ts'
import type { Language } from '../../domain/language.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import type { PageContext } from '../../lib/page.ts'
import { saveFile } from '../../lib/save-file.ts'
import { vcardFileName, vcardText } from '../../lib/vcard.ts'
import { CardSelect } from '../shared/business-card/CardSelect.tsx'
import { FieldChoice } from '../shared/business-card/FieldChoice.tsx'
import { exchangeLine, fieldName, loadOwn, type OwnCards, usualFields } from '../shared/business-card/own-cards.ts'

/** One's own cards, what may be given of them, and the texts of the dialog. */
export async function loadCards(language: Language, call: Call, exhibitionId: string | null) {
  const [t, own] = await Promise.all([
    loadTranslate(language, ['common', 'errors', 'chat', 'card']),
    loadOwn(call, exhibitionId),
  ])
  return own.ok ? { ok: true as const, own: own.data, t } : own
}

interface Props {
  page: PageContext
  call: Call
  own: OwnCards
  session: ChatSession
  exchange: Exchange | null
  changed: (exchange: Exchange) => void
  onClose: () => void
}

/** The exhibitor's card where it was given, and what one gives in return. */
export function CardDialog({ page, call, own, session, exchange, changed, onClose }: Props) {
  const { t } = page
  const { title: name, chatgroupId, roleId } = session
  const [card, setCard] = useState<Card | undefined>(own.cards[0])
  const [picked, setPicked] = useState<readonly CardField[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, write } = useWrite()
  const chosen = picked ?? (card ? usualFields(card, own.allowed) : [])
  const send = async () => {
    if (!card) return
    if (chosen.length === 0) return setFailure(t('card:chooseOne'))
    setFailure(null)
    const given = { cardId: card.cardId, fields: [...chosen] }
    const answer =
      exchange?.state === 'OFFERED'
        ? await call(calls.operate, { operation: 'ACCEPT', exchangeId: exchange.exchangeId, ...given })
        : await call(calls.operate, {
            operation: 'REQUEST',
            exhibitorId: roleId,
            source: 'CHAT',
            chatgroupId,
            ...given,
          })
    if (!answer.ok) return setFailure(answer.message)
    changed(answer.data)
    onClose()
  }
  const theirs = exchange?.card
  return (
    <Dialog title={t('card:askTitle')} close={t('common:close')} onClose={onClose}>
      {theirs ? <Theirs page={page} card={theirs} /> : null}
      <p>{t(exchangeLine(exchange), { name })}</p>
      <ErrorNote page={page} text={failure} />
      {card ? (
        <form
          noValidate
          className="chat-give"
          onSubmit={(event) => {
            event.preventDefault()
            write(send)
          }}
        >
          <CardSelect
            page={page}
            cards={own.cards}
            cardId={card.cardId}
            onChange={(id) => {
              setCard(own.cards.find(({ cardId }) => cardId === id))
              setPicked(null)
            }}
          />
          <FieldChoice page={page} card={card} allowed={own.allowed} chosen={chosen} onChange={setPicked} />
          <p className="hint">{t('card:takeBack')}</p>
          <WriteButton className="btn btn-primary btn-block" busy={busy} submit onPress={() => {}}>
            {t(busy ? 'card:sending' : exchange?.state === 'OFFERED' ? 'card:sendBack' : 'card:send')}
          </WriteButton>
        </form>
      ) : (
        <>
          <p>{t('card:noneWhy')}</p>
          <a className="btn btn-primary btn-block" href={page.href('/personal-center/card')}>
            {t('card:new')}
          </a>
        </>
      )}
    </Dialog>
  )
}

function Theirs({ page, card }: { page: PageContext; card: Card }) {
  const { t } = page
  const { fields, language } = card
  const lines = Object.entries(fields) as [CardField, string][]
  return (
    <section className="chat-card" aria-label={t('card:theirCard')}>
      <dl lang={language}>
        {lines.map(([field, value]) => (
          <div key={field}>
            <dt lang={page.language}>{fieldName(page, field)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button
        className="btn btn-2 btn-s"
        type="button"
        onClick={() => saveFile(vcardFileName(fields), vcardText(fields, language), 'text/vcard;charset=utf-8')}
      >
        <Icon name="download" />
        {t('card:import')}
      </button>
    </section>
  )
}
