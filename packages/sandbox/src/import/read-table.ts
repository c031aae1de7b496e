// A spreadsheet as people save them: xlsx, or CSV with any separator, encoding and title rows.
import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { normalise } from '@fair/search/text.ts'
import papaparse from 'papaparse'
import words from './columns.json' with { type: 'json' }
import { LIMITS } from './limits.ts'
import { type Grid, gridExcess, readWorkbook } from './read-workbook.ts'

export type TableKind = 'exhibitors' | 'exhibits' | 'fair'

/** A cell of a known field, with its place in the file. */
interface Cell {
  /** As written in the file's heading. */
  readonly column: string
  readonly field: string
  /** From the heading's suffix, `name_en`; null without one. */
  readonly language: Language | null
  readonly value: string
}

export interface Row {
  readonly file: string
  /** Counted from 1, as in spreadsheets. */
  readonly line: number
  readonly cells: readonly Cell[]
}

export interface Table {
  readonly file: string
  readonly rows: readonly Row[]
  /** Unknown headings: the cells below them are not read. */
  readonly unknown: readonly string[]
}

type Heading = Omit<Cell, 'value'>

/** Titles and notes above the headings are skipped. */
const MAX_ABOVE = 10

const usage = (sentence: string) => new BuildFailure(EXIT.usage, sentence)

/** @throws BuildFailure (2) there is no such table, or it exceeds the limits (limits.ts) */
export async function readTable(file: string, kind: TableKind): Promise<Table> {
  const name = basename(file)
  // The separator of a CSV is the one with which most of its headings are recognised.
  const read = (await gridsOf(file)).map((grid) => ({ grid, ...headingsIn(grid, kind) }))
  const [{ grid, at, headings, count } = NOTHING] = read.sort((a, b) => b.count - a.count)
  if (count < 2) throw usage(`${file} has no heading row with two of: ${Object.keys(words[kind]).join(', ')}.`)
  const rows = grid.slice(at + 1).flatMap((cells, index): Row[] => {
    const known = cells.flatMap((value, place) => {
      const heading = headings[place]
      return heading && value !== '' ? [{ ...heading, value }] : []
    })
    return known.length === 0 ? [] : [{ file: name, line: at + 2 + index, cells: known }]
  })
  const unknown = (grid[at] ?? []).filter((cell, place) => cell !== '' && !headings[place])
  return { file: name, rows, unknown }
}

const NOTHING = { grid: [], at: 0, headings: [], count: 0 }

/** The row with the most column headings, among the first ones. */
function headingsIn(grid: readonly (readonly string[])[], kind: TableKind) {
  const found = grid.slice(0, MAX_ABOVE).map((cells, at) => {
    const headings = cells.map((cell) => headingOf(cell, kind))
    return { at, headings, count: new Set(headings.flatMap((each) => (each ? [each.field] : []))).size }
  })
  return found.reduce((best, each) => (each.count > best.count ? each : best), { at: 0, headings: [], count: 0 })
}

/** The cells of a file as text; for a CSV in each possible reading. */
async function gridsOf(file: string): Promise<string[][][]> {
  let bytes: Buffer<ArrayBuffer>
  try {
    const { size } = statSync(file)
    if (size > LIMITS.fileBytes) throw usage(`${file} was not read: it has more than ${LIMITS.fileBytes} bytes.`)
    bytes = readFileSync(file)
  } catch (error) {
    if (error instanceof BuildFailure) throw error
    throw usage(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
  const texts = (grid: Grid) => grid.map((cells) => cells.map(textOf))
  // A workbook is an archive, whatever its name.
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') {
    const text = decoded(bytes)
    // One row more than the limit shows that there are too many.
    const grids = [',', ';', '\t', '|'].map(
      (delimiter) => papaparse.parse<string[]>(text, { delimiter, preview: LIMITS.rows + 1 }).data,
    )
    // With a wrong separator, a table may have any number of cells.
    const readable = grids.filter((grid) => gridExcess(grid) === null)
    if (readable.length === 0) throw usage(`${file} was not read: ${gridExcess(grids[0] ?? [])}.`)
    return readable.map(texts)
  }
  try {
    return [texts(await readWorkbook(bytes))]
  } catch (error) {
    throw usage(`${file} is not a readable workbook: ${error instanceof Error ? error.message : error}.`)
  }
}

/** UTF-8, UTF-16 with its byte order mark, else GB 18030, which includes GBK and GB 2312. */
function decoded(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** A cell's value, or a formula's result: numbers as displayed (0.1 + 0.2 is 0.3), days as YYYY-MM-DD. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return String(value)
    .replace(/^'(?=[\d=+@-])/, '')
    .replace(/[\u00a0\u3000\u200b\ufeff]/g, ' ')
    .trim()
}

const plain = (heading: string): string =>
  normalise(heading)
    .replace(/[*_()[\]/\\:.-]+/g, ' ')
    .replace(/\s+/g, ' ')
    // Chinese and Japanese are written without spaces.
    .replace(/(?<=[^\x20-\x7e]) (?=[^\x20-\x7e])/g, '')
    .trim()

const LANGUAGE_WORDS = new Map(
  LANGUAGES.flatMap((language) => [
    [plain(language), language] as const,
    ...((words.languages as Partial<Record<Language, string[]>>)[language] ?? []).map(
      (word) => [plain(word), language] as const,
    ),
  ]),
)

/** `name_zh-CN`, `Company name (English)`: the field, and the language in its suffix. */
function headingOf(column: string, kind: TableKind): Heading | undefined {
  const text = plain(column)
  const fields: Readonly<Record<string, readonly string[]>> = words[kind]
  const fieldOf = (name: string) =>
    Object.entries(fields).find(([field, others]) => field === name || others.some((each) => plain(each) === name))?.[0]
  const full = fieldOf(text)
  if (full) return { column, field: full, language: null }
  for (const [word, language] of LANGUAGE_WORDS) {
    if (kind === 'fair' && text === word) return { column, field: 'value', language }
    const isEnd = text.endsWith(` ${word}`) || (/[^\x20-\x7e]/.test(word) && text.endsWith(word))
    const field = isEnd ? fieldOf(text.slice(0, -word.length).trim()) : undefined
    if (field) return { column, field, language }
  }
  return undefined
}
