import type { Card } from '@fair/contract/card.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { nameOf } from '../../lib/i18n/names.ts'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { CardFront } from './CardFront.tsx'

interface Props {
  cards: readonly Card[]
  onQr: (card: Card) => void
  onEdit: (card: Card | null) => void
  onRemove: (card: Card) => Promise<void>
}

/** The visitor's own cards, the default one first. */
export function OwnCards({ cards, onQr, onEdit, onRemove }: Props) {
  const { t } = usePage()
  if (cards.length === 0) {
    return (
      <EmptyState title={t('card:none')} description={t('card:noneWhy')} actions={[]}>
        <p className="btn-row">
          <button className="btn btn-primary" type="button" onClick={() => onEdit(null)}>
            {t('card:new')}
          </button>
        </p>
      </EmptyState>
    )
  }
  return (
    <>
      <p className="btn-row">
        <button className="btn btn-2" type="button" onClick={() => onEdit(null)}>
          <Icon name="plus" small />
          {t('card:new')}
        </button>
      </p>
      <ul className="bcards">
        {cards.map((card) => (
          <li key={card.cardId}>
            <OwnCard card={card} onQr={onQr} onEdit={onEdit} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </>
  )
}

function OwnCard({ card, onQr, onEdit, onRemove }: Omit<Props, 'cards'> & { card: Card }) {
  const page = usePage()
  const { t } = page
  const { busy, write } = useBlockingWrite()
  const name = card.label || card.fields.name || ''
  const head = (
    <>
      <span>{card.label || nameOf('language', page.language, card.language)}</span>
      {card.isDefault && <Tag kind="ok">{t('card:default')}</Tag>}
    </>
  )
  return (
    <CardFront fields={card.fields} language={card.language} portrait={card.portrait} head={head} heading="h2">
      <button className="btn btn-2 btn-s" type="button" onClick={() => onQr(card)}>
        <Icon name="grid" small />
        {t('card:showQr')}
        <span className="visually-hidden"> {name}</span>
      </button>
      <button className="btn btn-quiet btn-s" type="button" onClick={() => onEdit(card)}>
        <Icon name="edit" small />
        {t('card:change')}
        <span className="visually-hidden"> {name}</span>
      </button>
      <WriteButton
        className="icon-btn"
        busy={busy}
        onPress={() => write(() => onRemove(card))}
        label={t('card:removeName', { name })}
      >
        <Icon name="trash" />
      </WriteButton>
    </CardFront>
  )
}
