import { expect, it } from 'vitest'
import { parsed } from '../../../../tests/parsed.ts'
import type { ExhibitSummary } from '../catalogue.ts'
import { summaryOf, toExhibitSummary } from './summaries.ts'

const exhibit = parsed({
  exhibitsId: '1',
  exhibitsName: 'Lamp',
  nameLanguage: 'it',
  picture: { url: '/lamp.webp', width: 4, height: 3 },
  keyFigures: '9 W',
  exhibitorId: '2',
  exhibitorName: 'Lumen',
  booth: { hall: '4.1', stand: 'A1' },
  categoryId: 'lamp',
  regionCode: 'IT',
  updateTime: '2026-11-01T00:00:00Z',
}) satisfies ExhibitSummary

it('a summary has exactly the fields of the contract, including optional ones', () => {
  expect(toExhibitSummary({ ...exhibit, description: '<p>long</p>' } as ExhibitSummary)).toEqual(exhibit)
  const { nameLanguage: _, ...unnamed } = exhibit
  expect(Object.keys(toExhibitSummary(unnamed))).toEqual(Object.keys(unnamed))
})

it('the summary of an item is the same object each time', () => {
  expect(toExhibitSummary(exhibit)).toBe(toExhibitSummary(exhibit))
})

it('a summary without an optional field does not compile', () => {
  // @ts-expect-error: `nameLanguage` is missing
  summaryOf<Pick<ExhibitSummary, 'exhibitsId' | 'nameLanguage'>>({ exhibitsId: true })
})
