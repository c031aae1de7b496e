import type { FieldError, Form } from '@fair/contract/form.ts'
import type { FormField, FormValues, GroupField, SingleField } from '@fair/contract/form-field.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import { checkValue, type Problem, type Trees } from './check.ts'
import {
  answerOf,
  type Entries,
  type Entry,
  entriesOf,
  fieldsOf,
  isAnswered,
  isGroup,
  isSecret,
  type Row,
  rowsOf,
  wallClockOf,
} from './entries.ts'
import { isShown } from './visible.ts'

/*
 * A form of the platform as pure functions: from the definition and the entries they compute what is shown, what is
 * wrong, and what is sent.
 */

/** The position of a field: in the form, or in a row of a group (counted from 0). */
export interface Place {
  fieldId: string
  row?: number
  childFieldId?: string
}

/** An invalid field, listed in the form's order. `text` is the platform's own message for it. */
export interface FieldProblem {
  place: Place
  label: string
  problem: Problem | { text: string }
}

/** A unique key of a place; also the id of its control within the form. */
export const placeKey = ({ fieldId, row, childFieldId }: Place): string =>
  row === undefined ? fieldId : `${fieldId}.${row}${childFieldId === undefined ? '' : `.${childFieldId}`}`

/**
 * A form's initial entries: the platform's values, overridden by what was typed before, and the minimum number of rows
 * of its groups.
 */
export function startEntries(form: Form, stored: Entries | null, zone: Zone): Entries {
  const fields = fieldsOf(form)
  const entries: Entries = { ...entriesOf(fields, form.values ?? {}, zone), ...(stored && fitting(fields, stored)) }
  for (const field of fields) {
    if (isGroup(field)) entries[field.fieldId] = atLeast(field, rowsOf(entries[field.fieldId]))
  }
  return entries
}

const atLeast = (group: GroupField, rows: Row[]): Row[] =>
  rows.concat(Array.from({ length: Math.max(0, group.minRows - rows.length) }, () => ({})))

/** The entries of a draft whose fields still exist with the same kind of answer: forms change (Form.version). */
function fitting(fields: readonly FormField[], stored: Entries): Entries {
  const fit: Entries = {}
  for (const field of fields) {
    const entry = stored[field.fieldId]
    if (entry === undefined || field.readOnly || isSecret(field)) continue
    if (isGroup(field)) fit[field.fieldId] = rowsOf(entry).map((row) => fitting(field.fields, row) as Row)
    else if (fits(field, entry)) fit[field.fieldId] = entry
  }
  return fit
}

function fits(field: SingleField, entry: Entry): boolean {
  switch (field.type) {
    case 'note':
      return false
    case 'agreement':
      return typeof entry === 'boolean'
    case 'select':
    case 'radio':
      return field.options.some(({ value }) => value === entry)
    case 'checkbox':
    case 'cascade':
    case 'file':
    case 'picture':
      return Array.isArray(entry)
    case 'phone':
    case 'address':
      return typeof entry === 'object' && !Array.isArray(entry)
    default:
      return typeof entry === 'string'
  }
}

/** A draft contains no secrets. */
export function draftOf(form: Form, entries: Entries): Entries {
  return fitting(fieldsOf(form), entries)
}

export interface Reading {
  /** Whether a field is shown, by place (rows separately). */
  isShown(place: Place): boolean
  /** The values to send: the answers of the fields that are shown. */
  values: FormValues
}

/**
 * Evaluates a form: which fields its conditions show, and what would be sent. Read-only fields keep the platform's
 * values.
 */
export function readForm(form: Form, entries: Entries, zone: Zone): Reading {
  const fields = fieldsOf(form)
  const all: FormValues = {}
  for (const field of fields) {
    if (isGroup(field)) continue
    const value = field.readOnly ? form.values?.[field.fieldId] : answerOf(field, entries[field.fieldId], zone)
    if (value !== undefined) all[field.fieldId] = value
  }
  const shown = new Set<string>()
  const values: FormValues = {}
  for (const field of fields) {
    if (!isShown(field, fields, all)) continue
    shown.add(field.fieldId)
    const value = all[field.fieldId]
    if (value !== undefined) values[field.fieldId] = value
  }
  for (const field of fields) {
    if (!isGroup(field) || !shown.has(field.fieldId)) continue
    const rows = rowsOf(entries[field.fieldId]).map((row, at) => {
      const read = readRow(field, row, values, zone)
      for (const childFieldId of read.shown) shown.add(placeKey({ fieldId: field.fieldId, row: at, childFieldId }))
      return read.values
    })
    if (rows.length > 0) values[field.fieldId] = rows
  }
  return { isShown: (place) => shown.has(placeKey(place)), values }
}

function readRow(group: GroupField, row: Row, outerValues: FormValues, zone: Zone) {
  const all: Row = {}
  for (const field of group.fields) {
    const value = answerOf(field, row[field.fieldId], zone)
    if (value !== undefined) all[field.fieldId] = value
  }
  const shown = group.fields
    .filter((field) => isShown(field, group.fields, { ...outerValues, ...all }))
    .map(({ fieldId }) => fieldId)
  const values = Object.fromEntries(Object.entries(all).filter(([fieldId]) => shown.includes(fieldId)))
  return { shown, values }
}

/** Every place of a form with its field, in order: a group, then the fields of its rows. */
export function placesOf(form: Form, entries: Entries): { place: Place; field: FormField }[] {
  return fieldsOf(form).flatMap((field) => {
    const own = { place: { fieldId: field.fieldId }, field }
    if (!isGroup(field)) return [own]
    const rows = rowsOf(entries[field.fieldId]).flatMap((_, row) =>
      field.fields.map((child) => ({
        place: { fieldId: field.fieldId, row, childFieldId: child.fieldId },
        field: child,
      })),
    )
    return [own, ...rows]
  })
}

/** The errors of a form (Spec 5), in its order; empty if it can be sent. */
export function problemsOf(form: Form, entries: Entries, trees: Trees, zone: Zone): FieldProblem[] {
  const reading = readForm(form, entries, zone)
  return placesOf(form, entries).flatMap(({ place, field }) => {
    if (!reading.isShown(place) || field.readOnly) return []
    const found = problemAt(field, valueAt(reading.values, place), trees, zone)
    return found ? [{ place, label: field.label, problem: found }] : []
  })
}

export function valueAt(values: FormValues, { fieldId, row, childFieldId }: Place): Entry | undefined {
  const value = values[fieldId]
  return row === undefined || childFieldId === undefined ? value : rowsOf(value)[row]?.[childFieldId]
}

function problemAt(
  field: FormField,
  value: Entry | undefined,
  trees: Trees,
  zone: Zone,
): FieldProblem['problem'] | null {
  if (isGroup(field)) {
    const count = rowsOf(value).length
    const { minRows: min, maxRows: max } = field
    if (count < min) return { key: 'form:rowsMin', params: { min } }
    return max != null && count > max ? { key: 'form:rowsMax', params: { max } } : null
  }
  if (field.type === 'note') return null
  if (value === undefined || !isAnswered(value)) {
    if (!field.required) return null
    return { key: field.type === 'agreement' ? 'form:agree' : 'form:required' }
  }
  const found = checkValue(field, value as never, trees)
  // The platform may have its own message for an invalid value, but not for a missing one.
  if (found && field.errorText && found.key !== 'form:agree') return { text: field.errorText }
  return found?.params && field.type === 'date' && field.precision === 'MINUTE' ? onWallClock(found, zone) : found
}

/** The problem with its limits on the clock of the zone, on which they are typed. */
const onWallClock = ({ key, params = {} }: Problem, zone: Zone): Problem => ({
  key,
  params: Object.fromEntries(
    Object.entries(params).map(([name, limit]) => [name, wallClockOf(String(limit), zone).replace('T', ' ')]),
  ),
})

/**
 * The platform's own errors (FormResult), at the places of the form; one for an unknown field is put at the first
 * place.
 */
export function problemsOfPlatform(form: Form, errors: readonly FieldError[]): FieldProblem[] {
  const fields = fieldsOf(form)
  return errors.map(({ fieldId, row, childFieldId, message }) => {
    const field = fields.find((each) => each.fieldId === fieldId) ?? fields[0]
    const inRow = field && isGroup(field) && row != null
    const child = inRow ? field.fields.find((each) => each.fieldId === childFieldId) : undefined
    const place: Place = { fieldId: field?.fieldId ?? fieldId }
    if (inRow && child) Object.assign(place, { row, childFieldId: child.fieldId })
    return { place, label: (child ?? field)?.label ?? '', problem: { text: message } }
  })
}

/** The entries with one entry changed; other places are untouched. */
export function withEntry(entries: Entries, place: Place, entry: Entry): Entries {
  const { fieldId, row, childFieldId } = place
  if (row === undefined || childFieldId === undefined) return { ...entries, [fieldId]: entry }
  const rows = rowsOf(entries[fieldId]).map((each, at) =>
    at === row ? { ...each, [childFieldId]: entry as never } : each,
  )
  return { ...entries, [fieldId]: rows }
}
