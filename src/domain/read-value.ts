import type {
  AddressFor,
  AddressPurpose,
  Clock,
  Colour,
  Currency,
  Day,
  Id,
  Instant,
  LanguageTag,
  Zone,
} from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import {
  isAddress,
  isClock,
  isColour,
  isCurrency,
  isDay,
  isId,
  isInstant,
  isLanguageTag,
  isZone,
} from '@fair/contract/rules/platform-values.ts'
import { dayKey, parseTime } from '@fair/contract/rules/time.ts'
import { momentOfClock } from './wall-clock.ts'

/*
 * The parsers for values that platforms write differently (contract/rules/platform-values.ts defines the results): each returns
 * the value, or null if there is none. Idempotent; never throws.
 */

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''

/**
 * An address. Platforms also write '//host/…' (read as https), 'www.host…', an upper-case scheme, and blanks in file
 * names.
 */
export function readAddress<P extends AddressPurpose>(value: unknown, purpose: P): AddressFor<P> | null {
  if (typeof value !== 'string') return null
  const text = value
    .trim()
    .replace(/^\/\/(?=[^/])/, 'https://')
    .replace(/^www\.(?=[\w-]+\.)/i, 'https://www.')
    .replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
    .replaceAll(' ', '%20')
  return text !== '' && isAddress(text, purpose) ? text : null
}

const MOMENT =
  /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ]+(\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)? ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?$/i

/**
 * A moment as ISO 8601 in UTC: with an offset, without one (then in `zone`), a day alone (its midnight there), or the
 * number of seconds or milliseconds since 1970.
 *
 * @param zone of the event (IANA)
 */
export function readInstant(value: unknown, zone: string): Instant | null {
  const text = textOf(value)
  if (isInstant(text)) return text
  if (/^\d{10}$|^\d{12,13}$/.test(text)) return isoOf(new Date(Number(text) * (text.length === 10 ? 1000 : 1)))
  const parts = MOMENT.exec(text)
  if (!parts) return null
  const [, year, month = '', day = '', hour = '0', minute = '00', second = '00', fraction = '0', offset] = parts
  const two = (part: string) => part.padStart(2, '0')
  const clock = `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}.${fraction}`
  if (offset === undefined) return inZone(clock, zone)
  const ahead = /^[a-z]/i.test(offset) ? 'Z' : offset.length === 3 ? `${offset}:00` : offset
  return isoOf(parseTime(`${clock}${ahead}`))
}

/** The moment of a wall clock in a zone. A time that the zone skips (a clock put forward) is read as the hour after. */
function inZone(clock: string, zone: string): Instant | null {
  const asUtc = parseTime(`${clock}Z`)
  if (asUtc === null || !isZone(zone)) return null
  return isoOf(momentOfClock(asUtc, zone))
}

/** Only for years of four digits: others have another format. */
function isoOf(date: Date | null): Instant | null {
  const iso = date === null || Number.isNaN(date.getTime()) ? '' : date.toISOString()
  return isInstant(iso) ? iso : null
}

/** A day: from a day alone, or from a moment in `zone`. */
export function readDay(value: unknown, zone: string): Day | null {
  const text = textOf(value)
  if (isDay(text)) return text
  const [, year, month = '', day = '', hour] = MOMENT.exec(text) ?? []
  const alone = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (hour === undefined) return isDay(alone) ? alone : null
  const instant = readInstant(text, zone)
  if (instant === null) return null
  const at = dateOf(instant)
  return dayKey(at, zone)
}

/** A time of day: also 9:00, 09:00:00 and 24:00 (read as the last minute). */
export function readClock(value: unknown): Clock | null {
  const [, hour = '', minute] = /^(\d\d?):(\d\d)(?::\d\d)?$/.exec(textOf(value)) ?? []
  const text = hour === '24' ? '23:59' : `${hour.padStart(2, '0')}:${minute}`
  return isClock(text) ? text : null
}

/** Zones with a fixed offset that is not a whole number of hours. */
const HALF_HOURS: Readonly<Record<string, string>> = {
  '+04:30': 'Asia/Kabul',
  '+05:30': 'Asia/Kolkata',
  '+05:45': 'Asia/Kathmandu',
  '+06:30': 'Asia/Yangon',
  '+08:45': 'Australia/Eucla',
  '+09:30': 'Australia/Darwin',
}

/** A zone by its IANA name in any case, or by its offset: GMT+8, UTC+08:00, +0800, Z. */
export function readZone(value: unknown): Zone | null {
  const text = textOf(value)
  if (isZone(text)) return text
  if (/^(?:z|gmt|utc)$/i.test(text)) return readZone('UTC')
  const [, sign = '', hours = '', minutes = '00'] =
    /^(?:UTC|GMT)? ?([+\-\u2212])(\d\d?)(?::?(\d\d))?$/i.exec(text) ?? []
  if (sign !== '') return offsetZone(sign === '+' ? '+' : '-', Number(hours), minutes)
  if (!/^[a-z_]+\/[\w/+-]+$/i.test(text) || text.length > 63) return null
  try {
    const name = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
    return isZone(name) ? name : null
  } catch {
    return null
  }
}

function offsetZone(sign: '+' | '-', hours: number, minutes: string): Zone | null {
  if (minutes !== '00') return readZone(HALF_HOURS[`${sign}${String(hours).padStart(2, '0')}:${minutes}`])
  // The names of these zones have the opposite sign: Etc/GMT-8 is eight hours ahead.
  const name = hours === 0 ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${hours}`
  return isZone(name) ? name : null
}

/** A currency by its code in any case; RMB is CNY. */
export function readCurrency(value: unknown): Currency | null {
  const text = textOf(value).toUpperCase().replace(/^RMB$/, 'CNY')
  return isCurrency(text) ? text : null
}

/** A colour: also without its '#', and as rgb(…) of integers. */
export function readColour(value: unknown): Colour | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  const [, ...channels] = /^rgba?\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})(?:, ?1)?\)$/i.exec(text) ?? []
  const hex = channels.map((each) => Math.min(255, Number(each)).toString(16).padStart(2, '0')).join('')
  return [text, `#${hex || text}`].find(isColour) ?? null
}

/** A language tag: also with underscores, as Java writes it. */
export function readLanguageTag(value: unknown): LanguageTag | null {
  const text = textOf(value).replaceAll('_', '-').replace(/-#.*$/, '')
  return isLanguageTag(text) ? text : null
}

/** An id: also as a number, if it is a safe integer. */
export function readId(value: unknown): Id | null {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return null
  const text = textOf(value)
  return isId(text) ? text : null
}
