import { isoOf } from '@fair/contract/rules/instant.ts'
import { describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { type Note, type NoteSubject, newNote } from '../../domain/note.ts'
import { readCards } from '../../lib/vcard-read.ts'
import { notesCsv, notesMarkdown, notesVcards, supplierRows } from './notebook-files.ts'
import { filterNotes, groupBySupplier } from './notebook-model.ts'

const SUPPLIER = { id: '30001', name: 'Hangzhou Laser', legalName: '杭州激光', booth: { hall: '8.1', stand: 'B12' } }
const OTHER = { id: '30002', name: '=Evil()', legalName: '', booth: { hall: '8.1', stand: 'B2' } }

const note = (subject: NoteSubject, change: Partial<Note>): Note => ({ ...newNote('2001', subject), ...change })

const NOTES = [
  note({ kind: 'exhibits', id: '9', name: 'Cutter X', supplier: SUPPLIER }, { text: 'MOQ 5, "FOB"', changedAt: 3 }),
  note(
    { kind: 'exhibitor', id: '30001', name: 'Hangzhou Laser', supplier: { ...SUPPLIER, legalName: '' } },
    { text: 'Fast\nanswers *soon*', rating: 4, visitedAt: Date.UTC(2026, 10, 19, 2), changedAt: 2 },
  ),
  note({ kind: 'exhibitor', id: '30002', name: '=Evil()', supplier: OTHER }, { text: '+1', changedAt: 1 }),
  note({ kind: 'meeting', id: '5', name: 'Opening', supplier: null }, { rating: 5, changedAt: 4 }),
]
const VISITED = testPage().format.dateTime(isoOf(Date.UTC(2026, 10, 19, 2)), testPage().zone)
const GROUPS = groupBySupplier(NOTES)
const rows = (groups = GROUPS) =>
  supplierRows(testPage(), groups, new Map([[NOTES[0]?.key ?? '', 2]]), 'https://fair.example')

describe('the notebook list', () => {
  const names = (choice: Partial<Parameters<typeof filterNotes>[1]>) =>
    filterNotes(GROUPS, { filter: 'all', keyword: '', order: 'changed', ...choice }).map(
      ({ supplier, notes }) => supplier?.name ?? notes[0]?.subject.name,
    )

  it('has a row for each exhibitor, with its own note first and the legal name from any note', () => {
    const [first] = GROUPS
    expect(GROUPS).toHaveLength(3)
    expect(first?.notes.map(({ subject }) => subject.kind)).toEqual(['exhibitor', 'exhibits'])
    expect(first?.supplier?.legalName).toBe('杭州激光')
  })

  it('is sorted by change, booth or rating, and filtered by visit and keyword', () => {
    expect(names({})).toEqual(['Opening', 'Hangzhou Laser', '=Evil()'])
    expect(names({ order: 'booth' })).toEqual(['=Evil()', 'Hangzhou Laser', 'Opening'])
    expect(names({ order: 'rating' })).toEqual(['Opening', 'Hangzhou Laser', '=Evil()'])
    expect(names({ filter: 'visited' })).toEqual(['Hangzhou Laser'])
    expect(names({ filter: 'open' })).toEqual(['Opening', '=Evil()'])
    expect(names({ keyword: 'ｍｏｑ' })).toEqual(['Hangzhou Laser'])
    expect(names({ keyword: '8.1 b2' })).toEqual(['=Evil()'])
  })
})

describe('notebook files', () => {
  it('contain CSV with a row for each exhibitor, doubled quotes and escaped formulas', () => {
    const csv = notesCsv(testPage(), rows())
    expect(csv.startsWith('\uFEFF"Hall","Booth","Exhibitor","Legal name","Rating"')).toBe(true)
    expect(csv.split('\r\n')).toHaveLength(5)
    expect(csv).toContain(
      `"8.1","B12","Hangzhou Laser","杭州激光","4","${VISITED}","Fast\nanswers *soon*\nCutter X: MOQ 5, ""FOB""","2","https://fair.example/en-US/exhibitor/detail/30001/"`,
    )
    expect(csv).toContain('"8.1","B2","\'=Evil()","","","","\'+1","0"')
  })

  it('contain vCards of companies that can be read again', () => {
    const text = notesVcards(testPage(), rows())
    expect(text.match(/BEGIN:VCARD/g)).toHaveLength(3)
    expect(text).toContain('KIND:org')
    expect(text.replaceAll('\r\n ', '')).toContain('NOTE:杭州激光\\n8.1 B12\\n★★★★☆\\n19 Nov')
    expect(readCards(text).cards.map(({ company }) => company)).toEqual(['Hangzhou Laser', '=Evil()', 'Opening'])
  })

  it('contain Markdown with a heading for each exhibitor and escaped text', () => {
    const text = notesMarkdown(testPage(), 'CIFTIS', rows())
    expect(text).toContain(
      `# Notebook · CIFTIS\n\n## 8.1 B12 · Hangzhou Laser\n\n杭州激光 · ★★★★☆ · Visited: ${VISITED}`,
    )
    expect(text).toContain('Fast  \nanswers \\*soon\\*  \nCutter X: MOQ 5')
    expect(text).toContain('<https://fair.example/en-US/exhibitor/detail/30001/>')
  })
})
