import type { Card } from '../../../contract/card.ts'
import type { PageContext } from '../../../lib/page.ts'

interface Props {
  page: PageContext
  cards: readonly Card[]
  /** Of the card that is chosen. */
  cardId: string
  onChange: (cardId: string) => void
}

/** Which of several own cards is given; nothing to choose for who has one. */
export function CardSelect({ page, cards, cardId, onChange }: Props) {
  if (cards.length < 2) return null
  return (
    <div className="field">
      <label htmlFor="give-card">{page.t('card:which')}</label>
      <select className="input" id="give-card" value={cardId} onChange={(event) => onChange(event.currentTarget.value)}>
        {cards.map((each) => (
          <option key={each.cardId} value={each.cardId}>
            {[each.fields.name, each.label].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </div>
  )
}
