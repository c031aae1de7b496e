// Interprets the cells of a row, as tolerantly as spreadsheets are written; unreadable values are reported and skipped.

import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { isAddress, isId } from '@fair/contract/rules/platform-values.ts'
import { readBooths } from '@fair/search/booth.ts'
import { normalise } from '@fair/search/text.ts'
import { countryNodes } from '../geography/countries.ts'
import { each, type Text } from '../seed/text.ts'
import type { Row } from './read-table.ts'

/** A row or cell that the site lacks. */
export interface ImportWarning {
  file: string
  line: number
  column: string
  value: string
  reason: string
  /** The whole row is skipped. */
  isRow: boolean
}

type ReportWarning = (warning: ImportWarning) => void

/** How the cells of all rows are read. */
export interface CellContext {
  /** The language of texts whose heading has none. */
  language: Language
  addWarning: ReportWarning
  /** Makes an organiser's HTML safe, as the site does with the HTML of a platform. */
  sanitise: (html: string) => string
}

/** The cells of one row. */
export class Cells {
  readonly #row: Row
  readonly #context: CellContext

  constructor(row: Row, context: CellContext) {
    this.#row = row
    this.#context = context
  }

  #cell(field: string) {
    return this.#row.cells.find((cell) => cell.field === field)
  }

  warn(field: string, reason: string, isRow = false): void {
    const { file, line } = this.#row
    const { column = field, value = '' } = this.#cell(field) ?? {}
    this.#context.addWarning({ file, line, column, value, reason, isRow })
  }

  one(field: string): string {
    return this.#cell(field)?.value ?? ''
  }

  /** In the four languages; a missing one is in English, else in the organiser's language. Undefined without any. */
  text(field: string): Text | undefined {
    const own = new Map(
      this.#row.cells
        .filter((cell) => cell.field === field)
        .map(({ language, value }) => [language ?? this.#context.language, value] as const),
    )
    const fallback = own.get('en-US') ?? own.get(this.#context.language) ?? [...own.values()][0]
    return fallback === undefined ? undefined : each((column) => own.get(LANGUAGES[column] ?? 'zh-CN') ?? fallback)
  }

  /** The language in which a text was written, among those in the row. */
  ownLanguage(field: string): Language {
    const [first] = this.#row.cells.filter((cell) => cell.field === field)
    return first?.language ?? this.#context.language
  }

  /** Platform HTML from a text: plain text becomes paragraphs; text with tags is sanitised. */
  html(field: string): Text | undefined {
    const text = this.text(field)
    return text && each((column) => htmlOf(text[column], this.#context.sanitise))
  }

  list(field: string): string[] {
    return itemsOf(this.one(field))
  }

  id(field: string): string | undefined {
    const value = this.one(field)
    if (value === '' || isId(value)) return value || undefined
    this.warn(field, 'not an id: letters, digits, "-", "_" and inner dots')
    return undefined
  }

  /** ISO 3166-1 alpha-2, from a code or the country's name in any of the four languages. */
  country(): string {
    const value = this.one('country')
    if (value === '') return ''
    const code = COUNTRIES.get(normalise(value))
    if (code === undefined) this.warn('country', 'not a country of ISO 3166, by code or name')
    return code ?? ''
  }

  year(field: string): number {
    const value = this.one(field)
    const [year] = /(?:1[5-9]|20)\d\d/.exec(value) ?? []
    if (value !== '' && year === undefined) this.warn(field, 'not a year')
    return Number(year ?? 0)
  }

  link(field: string): string | null {
    const value = this.one(field)
    const address = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(value) ? `https://${value}` : value
    if (value === '') return null
    if (isAddress(address, 'link') && !address.startsWith('/')) return address
    this.warn(field, 'not an address of http, https, mailto or tel')
    return null
  }

  /** Hall and booth, from separate columns or one text in any spelling: "8.1馆B12", "Hall 8.1 / b-12". */
  booth(): { hall: string; stand: string } {
    const [text, ownHall, ownBooth] = [this.one('booth'), this.one('hall'), this.one('stand')]
    const [read] = readBooths(text || ownBooth, () => true).booths
    const [hall, stand] = read?.key.includes(' ') ? read.key.split(' ') : ['', read?.key]
    const tidy = stand?.replace(/^([a-z])(\d)$/, '$10$2').toUpperCase()
    const written = text || ownBooth
    if (written !== '' && read === undefined)
      this.warn(text ? 'booth' : 'stand', 'used unchanged: not a letter and a number')
    return { hall: hallOf(ownHall) || hall || '', stand: tidy ?? written }
  }

  /** "Power: 12 kW; Travel: 650 mm", or one per line. */
  pairs(field: string): [Text, Text][] {
    const text = this.text(field)
    if (!text) return []
    const columns = text.map((one) => itemsOf(one).map(pairOf))
    const [own = []] = columns.filter((pairs) => pairs.length > 0)
    return own.flatMap((pair, index): [Text, Text][] => {
      if (!pair) {
        this.warn(field, `no "name: value" in part ${index + 1}`)
        return []
      }
      const at = (column: number) => columns[column]?.[index] ?? pair
      return [[each((column) => at(column)[0]), each((column) => at(column)[1])]]
    })
  }
}

const itemsOf = (text: string): string[] =>
  text
    .split(/[;\n|\u3001\uff1b]+|,(?!\d)/)
    .map((item) => item.trim())
    .filter(Boolean)

function pairOf(item: string): [string, string] | undefined {
  const [, label, value] = /^([^:\uff1a]+)[:\uff1a]\s*(.+)$/.exec(item) ?? []
  return label && value ? [label.trim(), value.trim()] : undefined
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function htmlOf(text: string, sanitise: CellContext['sanitise']): string {
  if (/<\/?[a-z][^>]*>/i.test(text)) return sanitise(text)
  const paragraphs = text.split(/\n\s*\n|\r\n|\n/).map((part) => part.trim())
  return paragraphs
    .filter(Boolean)
    .map((part) => `<p>${part.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)}</p>`)
    .join('')
}

/** "Hall 8.1", "8.1馆": its number; a name without one is unchanged. */
const hallOf = (text: string): string => /\d{1,2}(?:\.\d{1,2})?[A-Z]?/.exec(text)?.[0] ?? text

const COUNTRIES = new Map(
  LANGUAGES.flatMap((language) => countryNodes(language)).flatMap(({ value, label }) => [
    [normalise(value), value] as const,
    [normalise(label), value] as const,
  ]),
)
