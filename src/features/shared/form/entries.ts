import type { Form } from '@fair/contract/form.ts'
import type { FormField, FormValues, GroupField, SingleField, SingleValue } from '@fair/contract/form-field.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { offsetMinutes, parseTime } from '@fair/contract/rules/time.ts'
import { momentOfClock } from '../../../domain/wall-clock.ts'

/**
 * The contents of a form's controls, by fieldId. Like its values (contract/form-field.ts), with two differences so that
 * whatever was typed is preserved: a number is the text that was typed, and a date of MINUTE is the wall clock of the
 * exhibition's zone (YYYY-MM-DDTHH:mm).
 */
export type Entries = FormValues
export type Entry = Entries[string]
export type Row = Record<string, SingleValue>

export interface PhoneEntry {
  areaCode: string
  number: string
}
export interface AddressEntry {
  region: string[]
  street: string
  postcode?: string | null | undefined
}
export type StoredFile = Extract<SingleValue, { fileId: string }[]>[number]

/** All fields of a form, in order. */
export const fieldsOf = (form: Form): FormField[] => form.sections.flatMap((section) => section.fields)

export const isGroup = (field: FormField): field is GroupField => field.type === 'group'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

export const pathsOf = (value: unknown): string[][] =>
  Array.isArray(value) ? value.filter(Array.isArray).map(textsOf) : []

export const phoneOf = (value: unknown): PhoneEntry | null =>
  isObject(value) && typeof value['number'] === 'string'
    ? { areaCode: textOf(value['areaCode']), number: value['number'] }
    : null

export const addressOf = (value: unknown): AddressEntry =>
  isObject(value)
    ? { region: textsOf(value['region']), street: textOf(value['street']), postcode: textOf(value['postcode']) }
    : { region: [], street: '', postcode: '' }

export const filesOf = (value: unknown): StoredFile[] =>
  Array.isArray(value) ? value.filter((each): each is StoredFile => isObject(each) && 'fileId' in each) : []

export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value.filter(isObject) as Row[]) : [])

/** Whether a field is answered: blank text, empty lists and empty objects are no answer. */
export function isAnswered(value: unknown): boolean {
  if (value === undefined || value === null) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  if (!isObject(value)) return true
  const phone = phoneOf(value)
  if (phone) return phone.number.trim() !== ''
  const { region, street } = addressOf(value)
  return region.length > 0 || street.trim() !== ''
}

/** Passwords are sent as typed, and never stored in a draft. */
export const isSecret = (field: FormField): boolean =>
  field.type === 'text' && (field.rule === 'loginPassword' || field.rule === 'strongPassword')

/** Normalises digits typed with a full-width input method, and those of grouped numbers. */
const plain = (text: string) => text.normalize('NFKC').trim()
const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const numeric = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/

/** A typed number; NaN for anything else. */
function numberOf(entry: string): number {
  const text = plain(entry)
  const digits = grouped.test(text) ? text.replaceAll(',', '') : text
  return numeric.test(digits) ? Number(digits) : Number.NaN
}

const wallClock = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d)?$/

/** The moment of a wall clock in a zone, ISO 8601 in UTC; returns text that is no wall clock unchanged. */
function momentOf(entry: string, zone: Zone): string {
  const text = wallClock.exec(entry)?.[1]
  const asUtc = text === undefined ? null : parseTime(`${text}Z`)
  if (asUtc === null) return entry
  return `${momentOfClock(asUtc, zone).toISOString().slice(0, 16)}Z`
}

/** The wall clock of a zone at a moment. */
export function wallClockOf(moment: string, zone: Zone): string {
  const date = parseTime(moment)
  if (date === null) return moment
  return isoOf(date.getTime() + offsetMinutes(date, zone) * 60_000).slice(0, 16)
}

/** The control's content for a value from the platform. */
function entryOf(field: FormField, value: Entry, zone: Zone): Entry {
  if (isGroup(field)) return rowsOf(value).map((row) => entriesOf(field.fields, row, zone) as Row)
  if (field.type === 'number') return textOf(value)
  if (field.type === 'date' && field.precision === 'MINUTE') return wallClockOf(textOf(value), zone)
  return value
}

export function entriesOf(fields: readonly FormField[], values: FormValues, zone: Zone): Entries {
  const entries: Entries = {}
  for (const field of fields) {
    const value = values[field.fieldId]
    if (value !== undefined) entries[field.fieldId] = entryOf(field, value, zone)
  }
  return entries
}

/** The value that is sent for a control's content; undefined if the field is not answered. */
export function answerOf(field: SingleField, entry: unknown, zone: Zone): SingleValue | undefined {
  if (field.type === 'note' || !isAnswered(entry)) return undefined
  switch (field.type) {
    case 'number':
      return numberOf(textOf(entry))
    case 'phone': {
      const { areaCode, number } = phoneOf(entry) ?? { areaCode: '', number: '' }
      const digits = plain(number)
      return { areaCode, number: areaCode === '+86' ? digits.replace(/[\s-]/g, '') : digits }
    }
    case 'email':
      return plain(textOf(entry))
    case 'date':
      return field.precision === 'MINUTE' ? momentOf(textOf(entry), zone) : textOf(entry).trim()
    case 'checkbox': {
      const chosen = textsOf(entry)
      return field.options.flatMap(({ value }) => (chosen.includes(value) ? [value] : []))
    }
    case 'address': {
      const { region, street, postcode } = addressOf(entry)
      const code = field.hasPostcode ? plain(postcode ?? '') : ''
      return { region, street: street.trim(), ...(code === '' ? {} : { postcode: code }) }
    }
    case 'text':
      return isSecret(field) ? textOf(entry) : textOf(entry).trim()
    default:
      return entry as SingleValue
  }
}
