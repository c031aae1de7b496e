import { CardField, type CardFields, type Exchange } from '@fair/contract/card.ts'
import { isCardPhone, rules } from '@fair/contract/rules/validation.ts'
import type { PageContext } from '../../lib/page.ts'

/** The fields in the order in which a card shows them. */
export const FIELDS: readonly CardField[] = CardField.options

/** The platform's limit for a field, in characters. */
export const maxOf = (field: CardField): number => (field === 'address' || field === 'website' ? 300 : 120)

/** Attributes for autofill and for the on-screen keyboard of a field. */
export const CONTROLS: Readonly<Record<CardField, { type?: string; autoComplete?: string }>> = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  jobTitle: { autoComplete: 'organization-title' },
  department: {},
  mobile: { type: 'tel', autoComplete: 'tel' },
  phone: { type: 'tel', autoComplete: 'work tel' },
  email: { type: 'email', autoComplete: 'work email' },
  website: { type: 'url', autoComplete: 'url' },
  address: { autoComplete: 'street-address' },
  wechat: {},
  line: {},
  kakao: {},
}

/** The errors of a card before it is sent, by field; the platform checks the same. */
export function cardErrors({ t }: PageContext, fields: CardFields): Partial<Record<CardField, string>> {
  const errors: Partial<Record<CardField, string>> = {}
  const value = (field: CardField) => fields[field]?.trim() ?? ''
  if (value('name') === '') errors.name = t('card:err.name')
  if (value('email') !== '' && !rules.email(value('email'))) errors.email = t('card:err.email')
  for (const field of ['mobile', 'phone'] as const) {
    if (value(field) !== '' && !isCardPhone(field, value(field))) errors[field] = t('card:err.phone')
  }
  if (value('website') !== '' && !rules.website(value('website'))) errors.website = t('card:err.website')
  return errors
}

/** The fields of a card that are filled in. */
export const filledIn = (fields: CardFields): CardField[] => FIELDS.filter((field) => fields[field]?.trim())

/** The chosen fields of a card. */
export function onlyFields(fields: CardFields, chosen: readonly CardField[]): CardFields {
  const some: CardFields = {}
  for (const field of chosen) {
    const value = fields[field]
    if (value !== undefined) some[field] = value
  }
  return some
}

/** Whom an exchange is with; the platform may know only the company, or nothing. */
export const partnerName = ({ t }: PageContext, { otherName, otherCompany }: Exchange): string =>
  otherName || otherCompany || t('card:unknown')
