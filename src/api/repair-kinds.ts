import type { Kind } from '@fair/contract/kinds.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import {
  readAddress,
  readClock,
  readColour,
  readCurrency,
  readDay,
  readId,
  readInstant,
  readLanguageTag,
  readZone,
} from '../domain/read-value.ts'
import { lose, note, type Reading, shown } from './repair-notes.ts'
import { readText } from './repair-plain.ts'

/** The parser of each kind. */
const PARSERS: Record<Exclude<Kind, 'html'>, (value: unknown, zone: Zone) => string | null> = {
  link: (value) => readAddress(value, 'link'),
  picture: (value) => (value === '' ? '' : readAddress(value, 'picture')),
  media: (value) => readAddress(value, 'media'),
  download: (value) => readAddress(value, 'download'),
  embed: (value) => readAddress(value, 'embed'),
  time: readInstant,
  day: readDay,
  clock: readClock,
  zone: readZone,
  eventZone: readZone,
  currency: readCurrency,
  colour: readColour,
  primaryColour: readColour,
  languageTag: readLanguageTag,
  id: readId,
}

/** Replaces an unreadable required value, by its kind, so that the rest of the record can be used. */
const INSTEAD: Partial<Record<Kind, (zone: Zone) => string>> = {
  zone: (zone) => zone,
  eventZone: (zone) => zone,
  languageTag: () => 'und',
  primaryColour: () => '',
}

/** How a value of another form is reported, without the value: the same for all records. */
const FORMS: Partial<Record<Kind, string>> = {
  time: 'a time in another form, or without an offset (read on the event’s clock)',
  zone: 'a zone by its offset, or in another case',
  eventZone: 'a zone by its offset, or in another case',
  id: 'an id as a number',
}

/** A value of a kind in the contract's form; NONE if it cannot be read and nothing can replace it. */
export function readKind(kind: Kind, value: unknown, path: readonly string[], reading: Reading): unknown {
  if (kind === 'html') return readText(value, path, reading)
  const read = PARSERS[kind](value, reading.zone)
  if (read !== null) {
    if (read !== value) reading.notes.push(note('read', path, FORMS[kind] ?? `another form of ${kind}`))
    return read
  }
  const reason = `${shown(value)} is no ${kind}`
  const instead = INSTEAD[kind]?.(reading.zone)
  if (instead !== undefined && (typeof value === 'string' || value === null || value === undefined)) {
    reading.notes.push(note('field', path, reason))
    return instead
  }
  return lose(reading, path, reason)
}
