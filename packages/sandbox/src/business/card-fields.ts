import { CardField, type CardFields } from '@fair/contract/card.ts'
import { isCardPhone, rules } from '@fair/contract/rules/validation.ts'
import { wrongField } from '../failure.ts'
import { wordsIn } from './fields.ts'

const LONGEST: Readonly<Partial<Record<CardField, number>>> = { address: 300, website: 300 }
const USUAL_LONGEST = 120

/** The fields of a card, trimmed and without empty ones. @throws PlatformError 4000 that names the field */
export function checkedFields(fields: CardFields): CardFields {
  const checked: CardFields = {}
  for (const field of CardField.options) {
    const value = fields[field]
    if (value === undefined || value.trim() === '') continue
    checked[field] = wordsIn(`fields.${field}`, value, LONGEST[field] ?? USUAL_LONGEST)
  }
  if (checked.name === undefined) throw wrongField('fields.name', 'required')
  if (checked.email !== undefined && !rules.email(checked.email)) throw wrongField('fields.email', 'invalid')
  for (const field of ['mobile', 'phone'] as const) {
    if (checked[field] !== undefined && !isCardPhone(field, checked[field]))
      throw wrongField(`fields.${field}`, 'invalid')
  }
  if (checked.website !== undefined && !rules.website(checked.website)) throw wrongField('fields.website', 'invalid')
  return checked
}
