import { type Card, type CardField, card as calls, type Exchange } from '@fair/contract/card.ts'
import type { ChatSession } from '@fair/contract/chat.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { useState } from 'react'
import type { Call } from '../../api/client.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import { saveFile } from '../../lib/save-file.ts'
import { vcardFileName, vcardText } from '../../lib/vcard.ts'
import { CardSelect } from '../shared/business-card/CardSelect.tsx'
import { FieldChoice } from '../shared/business-card/FieldChoice.tsx'
import { exchangeLine, fieldName, loadOwn, type OwnCards, usualFields } from '../shared/business-card/own-cards.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'

/** Loads the visitor's own cards, the fields that may be shared, and the dialog's texts. */
export async function loadCards(language: Language, call: Call, exhibitionId: string | null) {
  const [, own] = await Promise.all([
    loadTranslate(language, ['common', 'errors', 'chat', 'card']),
    loadOwn(call, exhibitionId),
  ])
  return own
}

interface Props {
  own: OwnCards
  session: ChatSession
  exchange: Exchange | null
  changed: (exchange: Exchange) => void
  onClose: () => void
}

/** The exhibitor's card if it was shared, and what the visitor shares in return. */
export function CardDialog({ own, session, exchange, changed, onClose }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const { title: name, chatgroupId, roleId } = session
  const [card, setCard] = useState<Card | undefined>(own.cards[0])
  const [picked, setPicked] = useState<readonly CardField[] | null>(null)
  const chosen = picked ?? (card ? usualFields(card, own.allowed) : [])
  const send = () => {
    if (!card) return
    const given = { cardId: card.cardId, fields: [...chosen] }
    return exchange?.state === 'OFFERED'
      ? call(calls.operate, { operation: 'ACCEPT', exchangeId: exchange.exchangeId, ...given })
      : call(calls.operate, { operation: 'REQUEST', exhibitorId: roleId, source: 'CHAT', chatgroupId, ...given })
  }
  const theirs = exchange?.card
  return (
    <Dialog title={t('card:askTitle')} close={t('common:close')} onClose={onClose}>
      {theirs ? <Theirs card={theirs} /> : null}
      <p>{t(exchangeLine(exchange), { name })}</p>
      {card ? (
        <ShortForm
          className="chat-give"
          submit={t(exchange?.state === 'OFFERED' ? 'card:sendBack' : 'card:send')}
          sending={t('card:sending')}
          buttonClass="btn btn-primary btn-block"
          wrong={{ form: chosen.length === 0 ? t('card:chooseOne') : null }}
          send={send}
          onSent={(given) => {
            changed(given)
            onClose()
          }}
        >
          <CardSelect
            cards={own.cards}
            cardId={card.cardId}
            onChange={(id) => {
              setCard(own.cards.find(({ cardId }) => cardId === id))
              setPicked(null)
            }}
          />
          <FieldChoice card={card} allowed={own.allowed} chosen={chosen} onChange={setPicked} />
          <p className="hint">{t('card:takeBack')}</p>
        </ShortForm>
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

function Theirs({ card }: { card: Card }) {
  const page = usePage()
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
        onClick={() => saveFile(vcardFileName(fields), vcardText(fields, language, '3.0'), 'text/vcard;charset=utf-8')}
      >
        <Icon name="download" />
        {t('card:import')}
      </button>
    </section>
  )
}
