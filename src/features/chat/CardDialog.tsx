import { useState } from 'react'
import type { Call, Failure } from '../../api/client.ts'
import { type Card, CardField, card as calls, type Exchange } from '../../contract/card.ts'
import type { ChatSession } from '../../contract/chat.ts'
import { exhibition } from '../../contract/exhibition.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { Language } from '../../rules/language.ts'
import { NETWORKS, vcardFileName, vcardText } from '../../rules/vcard.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { PageContext } from '../../ui/page.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useWrite } from '../../ui/useWrite.ts'
import { WriteButton } from '../../ui/WriteButton.tsx'

export interface OwnCards {
  cards: readonly Card[]
  /** The fields that the exhibition lets be exchanged (businessCardConfig, Spec 3). */
  allowed: readonly CardField[]
  t: Translate
}

/** One's own cards, what may be given of them, and the texts of the dialog. */
export async function loadCards(
  language: Language,
  call: Call,
  exhibitionId: string | null,
): Promise<{ ok: true; data: OwnCards } | Failure> {
  const [t, own, fair] = await Promise.all([
    loadTranslate(language, ['common', 'errors', 'chat', 'card']),
    call(calls.own, {}),
    exhibitionId === null ? null : call(exhibition.detail, { id: exhibitionId }),
  ])
  if (!own.ok) return own
  if (fair && !fair.ok) return fair
  const config = fair?.data.businessCardConfig ?? []
  return {
    ok: true,
    data: { t, cards: own.data, allowed: CardField.options.filter((field) => config.includes(field)) },
  }
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
  const chosen = picked ?? (card ? usual(card, own.allowed) : [])
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
      <p>{t(lineOf(exchange), { name })}</p>
      {failure && (
        <div className="notice notice-bad" role="alert">
          <Icon name="alert" />
          <p>{failure}</p>
        </div>
      )}
      {card ? (
        <form
          noValidate
          className="chat-give"
          onSubmit={(event) => {
            event.preventDefault()
            write(send)
          }}
        >
          {own.cards.length > 1 && (
            <div className="field">
              <label htmlFor="chat-card">{t('card:which')}</label>
              <select
                className="input"
                id="chat-card"
                value={card.cardId}
                onChange={({ currentTarget }) => {
                  setCard(own.cards.find(({ cardId }) => cardId === currentTarget.value))
                  setPicked(null)
                }}
              >
                {own.cards.map(({ cardId, fields, label }) => (
                  <option key={cardId} value={cardId}>
                    {[fields.name, label].filter(Boolean).join(' · ')}
                  </option>
                ))}
              </select>
            </div>
          )}
          <Choice page={page} card={card} allowed={own.allowed} chosen={chosen} onChange={setPicked} />
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

const usual = ({ fields, shownFields }: Card, allowed: readonly CardField[]): CardField[] =>
  allowed.filter((field) => shownFields.includes(field) && fields[field] !== undefined)

const nameOf = ({ t }: PageContext, field: CardField): string =>
  field === 'wechat' || field === 'line' || field === 'kakao' ? NETWORKS[field] : t(`card:field.${field}`)

function lineOf(exchange: Exchange | null) {
  switch (exchange?.state) {
    case 'ASKED':
      return 'card:askedAlready'
    case 'OFFERED':
      return 'card:offeredAlready'
    case 'EXCHANGED':
      return 'card:exchangedAlready'
    default:
      return 'card:askWhy'
  }
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
            <dt lang={page.language}>{nameOf(page, field)}</dt>
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

interface ChoiceProps {
  page: PageContext
  card: Card
  allowed: readonly CardField[]
  chosen: readonly CardField[]
  onChange: (chosen: readonly CardField[]) => void
}

/** What of the card is given away, field by field. */
function Choice({ page, card, allowed, chosen, onChange }: ChoiceProps) {
  const { t } = page
  return (
    <fieldset className="chat-choice">
      <legend>{t('card:give')}</legend>
      {(Object.entries(card.fields) as [CardField, string][]).map(([field, value]) => {
        const may = allowed.includes(field)
        return (
          <label key={field} className="check">
            <input
              type="checkbox"
              disabled={!may}
              checked={may && chosen.includes(field)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, field] : chosen.filter((each) => each !== field))
              }
            />
            <span>
              {nameOf(page, field)} <span className="muted">{may ? value : t('card:notHere')}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
