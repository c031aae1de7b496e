import type { Card } from '@fair/contract/card.ts'
import { joinFacts } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'

interface Props {
  cards: readonly Card[]
  /** Id of the chosen card. */
  cardId: string
  onChange: (cardId: string) => void
}

/** Selects which of several own cards is given; renders nothing if there is only one. */
export function CardSelect({ cards, cardId, onChange }: Props) {
  const page = usePage()
  if (cards.length < 2) return null
  return (
    <div className="field">
      <label htmlFor="give-card">{page.t('card:which')}</label>
      <select className="input" id="give-card" value={cardId} onChange={(event) => onChange(event.currentTarget.value)}>
        {cards.map((each) => (
          <option key={each.cardId} value={each.cardId}>
            {joinFacts(each.fields.name, each.label)}
          </option>
        ))}
      </select>
    </div>
  )
}
