import { expect, test } from 'vitest'
import type { Motif } from '../media/address.ts'
import { renderExhibit } from '../media/svg/exhibit.ts'
import { backdropFor } from '../media/svg/palettes.ts'
import { random } from '../media/svg/random.ts'
import { FAMILIES } from './families.ts'
import { pictureSeedFor, subjectOf } from './subject.ts'

const MOTIFS = ['electronics', 'energy', 'hardware', 'furniture', 'lighting', 'medical', 'textile', 'food'] as const
const seeds = Array.from({ length: 120 }, (_, index) => String(800001 + index))

/** The number of each element in a drawing: different subjects consist of different numbers of them. */
function partsOf(motif: Motif, seed: string): string {
  const drawing = renderExhibit(motif, seed, 0)
  return ['path', 'ellipse', 'circle', 'rect', 'g'].map((tag) => drawing.split(`<${tag} `).length).join(' ')
}

/** Whether nothing is behind the product, which would add to its parts. */
function isBare(motif: Motif, seed: string): boolean {
  const rng = random(`${seed}/${motif}`)
  backdropFor(motif, rng)
  return rng() < 0.25
}

test.each(MOTIFS)('the seed determines the subject of a picture of %s', (motif) => {
  const subjectOfParts = new Map<string, Set<string>>()
  for (const seed of seeds.filter((each) => isBare(motif, each))) {
    const parts = partsOf(motif, seed)
    subjectOfParts.set(parts, (subjectOfParts.get(parts) ?? new Set()).add(subjectOf(motif, seed) ?? ''))
  }
  const subjects = new Set([...subjectOfParts.values()].flatMap((each) => [...each]))
  expect(subjects.size).toBeGreaterThan(1)
  for (const [parts, listed] of subjectOfParts) expect([...listed], parts).toHaveLength(1)
})

test('pictureSeedFor finds a seed for every subject of a kind', () => {
  for (const { motif, kinds } of FAMILIES) {
    for (const { subject } of kinds) {
      if (subject === undefined) continue
      for (const id of seeds.slice(0, 20)) expect(subjectOf(motif, pictureSeedFor(motif, subject, id))).toBe(subject)
    }
  }
})

test('a motif with a single subject uses the id as its seed', () => {
  expect(subjectOf('machine', '800001')).toBeUndefined()
  expect(pictureSeedFor('machine', undefined, '800001')).toBe('800001')
})
