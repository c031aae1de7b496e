import type { CardField, CardFields } from '@fair/contract/card.ts'
import { parseAddress } from '@fair/contract/rules/address.ts'
import { readCard } from '../../lib/vcard-read.ts'
import { storableFields } from './storable-fields.ts'

/** The content of a scanned code: a card, a card of this platform by its share, or nothing that can be stored. */
export type Scanned =
  /** `dropped`: fields that the platform would refuse. */
  | { kind: 'card'; fields: CardFields; dropped: readonly CardField[] }
  | { kind: 'share'; shareId: string }
  | { kind: 'other' }

/** @param origin this site's: only its own links are shares */
export function scanned(text: string, origin: string): Scanned {
  const fields = readCard(text)
  if (fields) return { kind: 'card', ...storableFields(fields) }
  const address = parseAddress(text.trim())
  const shareId = address?.origin === origin ? address.searchParams.get('shareId') : null
  return shareId && /\/personal-center\/card\/?$/.test(address?.pathname ?? '')
    ? { kind: 'share', shareId }
    : { kind: 'other' }
}
