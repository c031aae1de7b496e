import type { FieldError, Form } from '@fair/contract/form.ts'
import type { SingleField, SingleValue } from '@fair/contract/form-field.ts'
import { type Entries, fieldsOf, isGroup, phoneOf } from '../shared/form/entries.ts'

/* Pasted members from a spreadsheet: text to cells, cells to the columns of the member form, columns to its entries. */

/** Cells of a row by fieldId, as typed. */
export type RowTexts = Record<string, string>

/** Maximum number of rows in one call to the platform. */
export const ROWS_MAX = 200

const TYPES = ['text', 'email', 'phone', 'select', 'radio', 'number', 'date'] as const

/** The fields of a member's form that fit into a cell. */
export function columnsOf(form: Form): SingleField[] {
  return fieldsOf(form).flatMap((field) =>
    !isGroup(field) && TYPES.some((type) => type === field.type) ? [field] : [],
  )
}

/** The first one in a text separates its cells. Full-width ones are typed; in a CSV file they are part of a cell. */
const SEPARATORS = ['\t', ',', ';', '，', '；'] as const

/**
 * The cells of a pasted text. Spreadsheets separate them by tabs and quote cells with line breaks. Without any tab,
 * they are separated by commas or semicolons, as in a CSV file. Empty rows are left out.
 */
export function parseRows(text: string): string[][] {
  const separator = SEPARATORS.find((each) => text.includes(each))
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (quoted && character === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (quoted && character === '"') quoted = false
    else if (quoted) cell += character
    else if (character === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (character === separator) endCell()
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at += 1
      endCell()
      rows.push([])
    } else cell += character
  }
  endCell()
  return rows.filter((row) => row.some((each) => each !== ''))
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*:_-]/g, '')

/**
 * The form column for a pasted one: the one of the same name, or the only one whose name is longer or shorter, such as
 * 手机 and 手机号.
 */
function columnNamed(name: string, columns: readonly SingleField[]): SingleField | undefined {
  const plainName = bare(name)
  const same = columns.find(({ label }) => bare(label) === plainName)
  if (same || plainName.length < 2) return same
  const near = columns.filter(({ label }) => bare(label).includes(plainName) || plainName.includes(bare(label)))
  return near.length === 1 ? near[0] : undefined
}

/**
 * Rows by the form's columns: by the names in the first row if it contains them, otherwise in the form's order.
 * `unknown`: the columns that contain data but do not exist in the form, by their name or their number.
 */
export function mapRows(
  rows: readonly string[][],
  columns: readonly SingleField[],
): { texts: RowTexts[]; unknown: string[] } {
  const [head = [], ...rest] = rows
  const named = head.map((name) => columnNamed(name, columns))
  // If two columns match one field, the first is used.
  const order = named.map((field, at) => (named.indexOf(field) === at ? field : undefined))
  const isHead = order.filter(Boolean).length >= Math.min(2, columns.length)
  const fields = isHead ? order : columns
  const body = isHead ? rest : rows
  const width = Math.max(0, ...body.map((row) => row.length))
  const unknown = Array.from({ length: width }, (_, at) => at)
    .filter((at) => !fields[at] && body.some((row) => row[at]))
    .map((at) => (isHead && head[at] ? head[at] : String(at + 1)))
  const texts = body.map((row) => {
    const cells: RowTexts = {}
    fields.forEach((field, at) => {
      const text = row[at]
      if (field && text !== undefined && text !== '') cells[field.fieldId] = text
    })
    return cells
  })
  return { texts, unknown }
}

/** The values that the controls of the member form would have for a row of cells. */
export function entriesOfRow(columns: readonly SingleField[], texts: RowTexts): Entries {
  const entries: Entries = {}
  for (const field of columns) {
    const text = texts[field.fieldId]
    if (text !== undefined && text !== '') entries[field.fieldId] = entryOfCell(field, text)
  }
  return entries
}

const written = /^(?:\+|00)(\d{1,3})[\s-]+(.+)$/

function entryOfCell(field: SingleField, text: string): SingleValue {
  if (field.type === 'select' || field.type === 'radio') {
    return field.options.find(({ value, label }) => bare(label) === bare(text) || value === text)?.value ?? text
  }
  if (field.type !== 'phone') return text
  const plain = text.normalize('NFKC').trim()
  const [, code, number] = written.exec(plain) ?? []
  if (code !== undefined && number !== undefined) return { areaCode: `+${code}`, number }
  // +8613800138000, as spreadsheets write a number without a space.
  const home = /^\+86(1\d{10})$/.exec(plain)?.[1]
  if (home !== undefined) return { areaCode: '+86', number: home }
  return { areaCode: field.defaultAreaCode, number: plain }
}

/** Rows with a phone number that an earlier row has: the platform accepts a member only once. */
export function duplicateRows(columns: readonly SingleField[], rows: readonly RowTexts[]): Set<number> {
  const field = columns.find(({ type }) => type === 'phone')
  const seen = new Set<string>()
  const duplicates = new Set<number>()
  rows.forEach((texts, at) => {
    const phone = field && phoneOf(entriesOfRow([field], texts)[field.fieldId])
    if (!phone) return
    const key = `${phone.areaCode} ${phone.number.replace(/\D/g, '')}`
    if (seen.has(key)) duplicates.add(at)
    seen.add(key)
  })
  return duplicates
}

/**
 * The platform's errors of a row that it has not stored, by field. An error of a field that no cell can contain is shown
 * in the first cell, and only if there is no other. Null if there is none.
 */
export function refusalOf(
  columns: readonly SingleField[],
  fieldErrors: readonly FieldError[],
): Record<string, string> | null {
  const inCells = fieldErrors.filter(({ fieldId }) => columns.some((each) => each.fieldId === fieldId))
  if (inCells.length > 0) return Object.fromEntries(inCells.map(({ fieldId, message }) => [fieldId, message]))
  const [error] = fieldErrors
  const [first] = columns
  return error && first ? { [first.fieldId]: error.message } : null
}
