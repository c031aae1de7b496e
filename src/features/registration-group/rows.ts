import type { Form } from '../../contract/form.ts'
import type { SingleField, SingleValue } from '../../contract/form-field.ts'
import { type Entries, fieldsOf, isGroup, phoneOf } from '../shared/form/entries.ts'

/*
 * Members pasted from a spreadsheet: text to cells, cells to the columns of the member form, and columns to its entries.
 */

/** Cells of a row by fieldId, as they were typed. */
export type RowTexts = Record<string, string>

/** Most rows of one call to the platform. */
export const ROWS_MAX = 200

const TYPES = ['text', 'email', 'phone', 'select', 'radio', 'number', 'date'] as const

/** The fields of a member's form that fit into a cell. */
export function columnsOf(form: Form): SingleField[] {
  return fieldsOf(form).flatMap((field) =>
    !isGroup(field) && TYPES.some((type) => type === field.type) ? [field] : [],
  )
}

/**
 * The cells of a pasted text. Spreadsheets part them by tabs and put cells with line breaks in quotes; without any tab,
 * commas or semicolons part them, as in a CSV file. Empty rows are left out.
 */
export function parseRows(text: string): string[][] {
  const separator = text.includes('\t') ? '\t' : text.includes(';') && !text.includes(',') ? ';' : ','
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

/** Rows by the form's columns: after the names of the first row where it has them, else in the form's order. */
export function mapRows(rows: readonly string[][], columns: readonly SingleField[]): RowTexts[] {
  const [head = [], ...rest] = rows
  const order = head.map((name) => columns.find(({ label }) => bare(label) === bare(name)))
  const isHead = order.filter(Boolean).length >= Math.min(2, columns.length)
  const fields = isHead ? order : columns
  return (isHead ? rest : rows).map((row) => {
    const texts: RowTexts = {}
    fields.forEach((field, at) => {
      const text = row[at]
      if (field && text !== undefined && text !== '') texts[field.fieldId] = text
    })
    return texts
  })
}

/** What the controls of the member form would hold for a row of cells. */
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
  // +8613800138000, as spreadsheets write a number without a blank.
  const home = /^\+86(1\d{10})$/.exec(plain)?.[1]
  if (home !== undefined) return { areaCode: '+86', number: home }
  return { areaCode: field.defaultAreaCode, number: plain }
}

/** Rows that name a phone which another row before has: the platform takes a member once. */
export function doubledRows(columns: readonly SingleField[], rows: readonly RowTexts[]): Set<number> {
  const field = columns.find(({ type }) => type === 'phone')
  const seen = new Set<string>()
  const doubled = new Set<number>()
  rows.forEach((texts, at) => {
    const phone = field && phoneOf(entriesOfRow([field], texts)[field.fieldId])
    if (!phone) return
    const key = `${phone.areaCode} ${phone.number.replace(/\D/g, '')}`
    if (seen.has(key)) doubled.add(at)
    seen.add(key)
  })
  return doubled
}
