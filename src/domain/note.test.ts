import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '../../tests/property-runs.ts'
import { isEmptyNote, mergeNotes, type Note, newNote, type Rating } from './note.ts'

const SUBJECT = { kind: 'exhibits', id: '800001', name: 'Cutter', supplier: null } as const

const notes = fc
  .record({
    text: fc.oneof(fc.constantFrom('', 'Good price', '  ', 'Good price, slow delivery'), fc.string()),
    rating: fc.integer({ min: 0, max: 5 }),
    visitedAt: fc.option(fc.nat()),
    changedAt: fc.nat(20),
  })
  .map(({ rating, ...rest }): Note => ({ ...newNote('2001', SUBJECT), ...rest, rating: rating as Rating }))

describe('merging two notes about one subject', () => {
  it('combines both texts, the rating and the first visit', () => {
    const older = { ...newNote('2001', SUBJECT), text: 'Fast', rating: 4 as Rating, visitedAt: 50, changedAt: 1 }
    const newer = { ...newNote('2001', SUBJECT), text: 'Dear', visitedAt: 70, changedAt: 2 }
    expect(mergeNotes(newer, older)).toEqual({ ...newer, text: 'Fast\n\nDear', rating: 4, visitedAt: 50 })
  })

  it('loses no data, and merging again changes nothing', () => {
    fc.assert(
      fc.property(notes, notes, (one, other) => {
        const merged = mergeNotes(one, other)
        for (const each of [one, other]) {
          expect(merged.text).toContain(each.text.trim())
          expect(merged.rating > 0).toBe(one.rating > 0 || other.rating > 0)
          if (each.visitedAt !== null) expect(merged.visitedAt).toBeLessThanOrEqual(each.visitedAt)
          expect(mergeNotes(merged, each)).toEqual(merged)
          expect(mergeNotes(each, merged)).toEqual(merged)
        }
      }),
    )
  })
})

it('a note of only spaces is empty, and one with a visit or a rating is not', () => {
  const note = newNote('2001', SUBJECT)
  expect(isEmptyNote({ ...note, text: ' \n' })).toBe(true)
  expect(isEmptyNote({ ...note, visitedAt: 0 })).toBe(false)
  expect(isEmptyNote({ ...note, rating: 1 })).toBe(false)
})
