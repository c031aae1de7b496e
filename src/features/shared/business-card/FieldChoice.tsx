import type { Card, CardField } from '@fair/contract/card.ts'
import { usePage } from '../../../components/usePage.ts'
import { fieldName } from './own-cards.ts'

interface Props {
  card: Card
  /** Fields that may be given at all; others state why they cannot be chosen. */
  allowed: readonly CardField[]
  chosen: readonly CardField[]
  onChange: (chosen: CardField[]) => void
}

/** Selects which fields of a card are given. */
export function FieldChoice({ card, allowed, chosen, onChange }: Props) {
  const page = usePage()
  const { t } = page
  const fields = Object.entries(card.fields) as [CardField, string][]
  return (
    <fieldset className="card-choice">
      <legend>{t('card:give')}</legend>
      {fields.map(([field, value]) => {
        const may = allowed.includes(field)
        return (
          <label key={field} className="check">
            <input
              type="checkbox"
              disabled={!may}
              checked={may && chosen.includes(field)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...chosen, field] : chosen.filter((each) => each !== field))
              }
            />
            <span>
              {fieldName(page, field)} <span className="muted">{may ? value : t('card:notHere')}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
