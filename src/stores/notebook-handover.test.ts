import { describe, expect, it } from 'vitest'
import { type Note, type NoteSubject, newNote } from '../domain/note.ts'
import { packNotes, unpackNotes } from './notebook-handover.ts'

const SUPPLIER = { id: '30001', name: 'Hanlin', legalName: '瀚林精密机械', booth: { hall: '8.1', stand: 'B12' } }
const SUBJECT: NoteSubject = { kind: 'exhibits', id: '800001', name: 'GX-650 🛠', supplier: SUPPLIER }
const note = (change: Partial<Note>): Note => ({
  ...newNote('2001', SUBJECT),
  text: '起订量 50',
  changedAt: 7,
  ...change,
})

const deflated = async (json: string) => {
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')
}

describe('notes in a link', () => {
  it('are unpacked unchanged, beside the favourites', async () => {
    const notes = [note({}), note({ rating: 5, visitedAt: 3 })]
    const packed = await packNotes(notes)
    expect(packed).toMatch(/^[\w-]+$/)
    expect(await unpackNotes(`#take=EXHIBIT.800001&notes=${packed}`)).toEqual(notes)
  })

  it('take less than 80 characters each', async () => {
    const notes = Array.from({ length: 40 }, (_, n) =>
      note({ subject: { ...SUBJECT, id: `${n}` }, text: `Price ${n}` }),
    )
    expect((await packNotes(notes)).length / notes.length).toBeLessThan(80)
  })

  it.each([
    ['an empty fragment', ''],
    ['invalid base64', '#notes=§§'],
    ['data that is not deflated', '#notes=AAAA'],
    ['too much data', `#notes=${'A'.repeat(600_000)}`],
  ])('are not read from %s', async (_, fragment) => {
    expect(await unpackNotes(fragment)).toEqual([])
  })

  it.each([
    ['an invalid time', { visitedAt: 1e300 }],
    ['an id that is invalid in an address', { subject: { ...SUBJECT, id: '\ud800' } }],
    ['an invalid exhibitor id', { subject: { ...SUBJECT, supplier: { ...SUPPLIER, id: '../x' } } }],
  ])('are skipped with %s', async (_, change) => {
    const notes = [{ ...note({}), ...change }, note({})]
    expect(await unpackNotes(`#notes=${await deflated(JSON.stringify(notes))}`)).toEqual([note({})])
  })

  it('are skipped if they are invalid, and not read if they inflate to megabytes', async () => {
    const { key: _, ...good } = note({})
    const bad = [{ ...good, rating: 9 }, { ...good, subject: { ...SUBJECT, kind: '../evil' } }, null, 'text']
    expect(await unpackNotes(`#notes=${await deflated(JSON.stringify([...bad, good]))}`)).toEqual([note({})])
    expect(await unpackNotes(`#notes=${await deflated(JSON.stringify([good, ' '.repeat(3_000_000)]))}`)).toEqual([])
  })
})
