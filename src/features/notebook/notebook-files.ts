import { absoluteAddress } from '@fair/contract/rules/address.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { type Note, notePath } from '../../domain/note.ts'
import type { PageContext } from '../../lib/page.ts'
import { vcardText } from '../../lib/vcard.ts'
import type { SupplierNotes } from './notebook-model.ts'

/** The notes of an exhibitor as a row, for files and printing. */
export interface SupplierRow {
  hall: string
  stand: string
  name: string
  legalName: string
  rating: number
  /** In the exhibition's zone; '' if not visited. */
  visited: string
  /** The texts; those about an exhibit or session under its name. */
  notes: string
  photos: number
  /** The address of the exhibitor's page, or of the subject of the note. */
  address: string
}

/** One row per exhibitor, in the order given. `photos`: the number per note, by its key; `origin`: of this site. */
export function supplierRows(
  page: PageContext,
  groups: readonly SupplierNotes[],
  photos: ReadonlyMap<string, number>,
  origin: string,
): SupplierRow[] {
  return groups.map(({ supplier, notes, rating, visitedAt }) => {
    const [first] = notes
    const about = supplier ? { kind: 'exhibitor' as const, id: supplier.id } : first?.subject
    return {
      hall: supplier?.booth?.hall ?? '',
      stand: supplier?.booth?.stand ?? '',
      name: supplier?.name ?? first?.subject.name ?? '',
      legalName: supplier?.legalName ?? '',
      rating,
      visited: visitedAt === null ? '' : page.format.dateTime(isoOf(visitedAt), page.zone),
      notes: notes
        .map((note) => lineOf(note, supplier !== null))
        .filter(Boolean)
        .join('\n'),
      photos: notes.reduce((sum, { key }) => sum + (photos.get(key) ?? 0), 0),
      address: about ? absoluteAddress(page.href(notePath(about)), origin) : '',
    }
  })
}

const lineOf = ({ subject, text }: Note, isOneOfMany: boolean): string =>
  isOneOfMany && subject.kind !== 'exhibitor' ? [subject.name, text.trim()].filter(Boolean).join(': ') : text.trim()

const COLUMNS = ['hall', 'stand', 'name', 'legalName', 'rating', 'visited', 'notes', 'photos', 'address'] as const

/** A table for spreadsheet programs (RFC 4180, UTF-8 with a byte order mark, which Excel needs). */
export function notesCsv({ t }: PageContext, rows: readonly SupplierRow[]): string {
  const lines = [
    COLUMNS.map((column) => t(`notebook:column.${column}`)),
    ...rows.map((row) => COLUMNS.map((column) => (column === 'rating' && !row.rating ? '' : String(row[column])))),
  ]
  return `\uFEFF${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`
}

/** Always in quotes. Text that a spreadsheet would treat as a formula is prefixed with an apostrophe. */
const csvCell = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`

/** A card for each exhibitor, with booth, rating and notes in its note field. */
export const notesVcards = (page: PageContext, rows: readonly SupplierRow[]): string =>
  rows
    .map((row) =>
      vcardText({ company: row.name, website: row.address }, page.language, '4.0', {
        isCompany: true,
        note: [row.legalName, boothOf(row), starsOf(row), row.visited, row.notes].filter(Boolean).join('\n'),
      }),
    )
    .join('')

/** Markdown with a heading for each exhibitor (CommonMark). */
export function notesMarkdown({ t }: PageContext, fair: string, rows: readonly SupplierRow[]): string {
  const parts = rows.map((row) => {
    const facts = [row.legalName, starsOf(row), row.visited && `${t('notebook:column.visited')}: ${row.visited}`]
    return [
      `## ${escaped([boothOf(row), row.name].filter(Boolean).join(' · '))}`,
      facts.filter(Boolean).map(escaped).join(' · '),
      // Preserves line breaks.
      escaped(row.notes).replaceAll('\n', '  \n'),
      row.address && `<${row.address}>`,
    ]
      .filter(Boolean)
      .join('\n\n')
  })
  return `${[`# ${escaped(`${t('notebook:title')} · ${fair}`)}`, ...parts].join('\n\n')}\n`
}

const boothOf = ({ hall, stand }: SupplierRow): string => [hall, stand].filter(Boolean).join(' ')
const starsOf = ({ rating }: SupplierRow): string => (rating ? '★'.repeat(rating) + '☆'.repeat(5 - rating) : '')
const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>#|~&+-]/g, '\\$&').replace(/^(\d+)([.)])(?=\s)/gm, '$1\\$2')
