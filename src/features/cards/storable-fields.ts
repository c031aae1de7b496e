import type { CardField, CardFields } from '@fair/contract/card.ts'
import { isCardPhone, rules } from '@fair/contract/rules/validation.ts'
import { readAddress } from '../../domain/read-value.ts'

/** Numbers on cards are also grouped by dots and slashes. */
const phone = (field: 'mobile' | 'phone') => (value: string) =>
  [value, value.replaceAll(/[./]/g, ' ')].find((each) => isCardPhone(field, each))

/** The value as the platform stores it; undefined: it would be refused. */
const READ: Readonly<Partial<Record<CardField, (value: string) => string | undefined>>> = {
  email: (value) => (rules.email(value) ? value : undefined),
  mobile: phone('mobile'),
  phone: phone('phone'),
  // Printed cards leave out the scheme.
  website: (value) =>
    [readAddress(value, 'link') ?? '', /^[^\s:/]+\.[^\s:/]/.test(value) ? `https://${value}` : ''].find(rules.website),
}

/** The fields of a card from a code or a file that the platform accepts, and those that are dropped. */
export function storableFields(read: CardFields): { fields: CardFields; dropped: CardField[] } {
  const fields: CardFields = {}
  const dropped: CardField[] = []
  for (const [field, value] of Object.entries(read) as [CardField, string][]) {
    const storable = READ[field] ? READ[field](value) : value
    if (storable === undefined) dropped.push(field)
    else fields[field] = storable
  }
  return { fields, dropped }
}
