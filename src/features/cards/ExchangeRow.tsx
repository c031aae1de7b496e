import type { Exchange } from '@fair/contract/card.ts'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import { saveFile } from '../../lib/save-file.ts'
import { vcardFileName, vcardText } from '../../lib/vcard.ts'
import { fieldName } from '../shared/business-card/own-cards.ts'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { CardFront } from './CardFront.tsx'
import { partnerName } from './card-words.ts'

interface Props {
  exchange: Exchange
  /** The address selects it. */
  isNamed: boolean
  onAccept: () => void
  onRefuse: () => Promise<void>
  onWithdraw: () => void
  onRemove: () => Promise<void>
}

const KINDS = {
  ASKED: 'info',
  OFFERED: 'warn',
  EXCHANGED: 'ok',
  KEPT: 'ok',
  REFUSED: 'plain',
  WITHDRAWN: 'plain',
} as const

/** The other person, the state of the exchange, the shared fields, and the other's card as far as it was shared. */
export function ExchangeRow({ exchange, isNamed, onAccept, onRefuse, onWithdraw, onRemove }: Props) {
  const page = usePage()
  const zone = useOwnZone()
  const { t, format } = page
  const { exchangeId, state, card, otherCompany, exhibitorId, givenFields, message, source, updateTime } = exchange
  const { busy, write } = useBlockingWrite()
  const name = partnerName(page, exchange)
  return (
    <li className={isNamed ? 'exchange named' : 'exchange'} id={`exchange-${exchangeId}`}>
      <div className="exchange-head">
        <div>
          <h2>{name}</h2>
          <p className="muted">
            {exhibitorId && otherCompany ? (
              <a className="link" href={page.href(`/exhibitor/detail/${exhibitorId}`)}>
                {otherCompany}
              </a>
            ) : (
              otherCompany !== name && otherCompany
            )}
          </p>
        </div>
        <p className="exchange-state">
          <Tag kind={KINDS[state]}>{t(`card:state.${state}`)}</Tag>
          <small className="faint tnum">
            {t(`card:source.${source}`)} · <time dateTime={updateTime}>{format.dateTime(updateTime, zone)}</time>
          </small>
        </p>
      </div>
      {message && <p className="exchange-message">{message}</p>}
      {state === 'WITHDRAWN' && <p className="small muted">{t('card:withdrawnWhy')}</p>}
      {state === 'REFUSED' && <p className="small muted">{t('card:refusedWhy')}</p>}
      {givenFields.length > 0 && (
        <p className="small muted">
          {t('card:given', { fields: format.list(givenFields.map((field) => fieldName(page, field))) })}
        </p>
      )}
      {card && (
        <details open={isNamed}>
          <summary>
            <Icon name="down" small />
            {t('card:theirCard')}
          </summary>
          <CardFront fields={card.fields} language={card.language} portrait={card.portrait} />
        </details>
      )}
      <p className="btn-row">
        {state === 'OFFERED' && (
          <>
            <button className="btn btn-primary btn-s" type="button" onClick={onAccept}>
              {t('card:accept')}
              <span className="visually-hidden"> {name}</span>
            </button>
            <WriteButton className="btn btn-2 btn-s" busy={busy} onPress={() => write(onRefuse)}>
              {t('card:refuse')}
              <span className="visually-hidden"> {name}</span>
            </WriteButton>
          </>
        )}
        {card && (
          <button
            className="btn btn-2 btn-s"
            type="button"
            onClick={() =>
              saveFile(
                vcardFileName(card.fields),
                vcardText(card.fields, card.language, '3.0'),
                'text/vcard;charset=utf-8',
              )
            }
          >
            <Icon name="download" small />
            {t('card:import')}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
        {(state === 'ASKED' || state === 'EXCHANGED') && (
          <button className="btn btn-quiet btn-s" type="button" onClick={onWithdraw}>
            {t('card:withdraw')}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
        <WriteButton className="btn btn-quiet btn-s" busy={busy} onPress={() => write(onRemove)}>
          <Icon name="trash" small />
          {t('card:remove')}
          <span className="visually-hidden"> {name}</span>
        </WriteButton>
      </p>
    </li>
  )
}
