import { fixtureFair } from '@fair/sandbox/testing/fixture-fair.ts'
import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { safe } from '../../../tests/safe-html.ts'
import { ExhibitView } from './ExhibitView.tsx'
import type { ExhibitViewProps } from './exhibit.ts'

const [exhibit] = fixtureFair(new Date('2026-11-19T02:42:00.000Z')).exhibits.map((each) => each.compose('en-US'))
if (!exhibit) throw new Error('the fixture has exhibits')

function draw(
  over: Partial<ExhibitViewProps['exhibit']['exhibitor']>,
  own: Partial<ExhibitViewProps['exhibit']> = {},
  html = safe('<p>Cuts.</p>'),
): string {
  const { exhibitor, ...rest } = parsed<ExhibitViewProps['exhibit']>(exhibit as NonNullable<typeof exhibit>)
  const none = { related: [], relatedExhibitors: [], previous: null, next: null }
  const made = { ...rest, ...own, exhibitor: { ...exhibitor, ...over } }
  return renderView(testPage('en-US'), <ExhibitView exhibit={made} descriptionHtml={html} {...none} />)
}

it('shows the founding year and editions of the exhibitor only if they are known', () => {
  expect(draw({ foundedYear: 1998, editions: 12 })).toContain('1998')
  const html = draw({ foundedYear: 0, editions: 0 })
  expect(html).not.toContain('Founded')
  expect(html).not.toContain('Editions')
  expect(draw({ editions: 1 })).toContain('First time')
})

it('has no empty sections, and no tabs that lead to them', () => {
  const specifications = [{ groupName: 'Size', rows: [{ label: 'Width', value: '2 m' }] }]
  expect(draw({}, { specifications })).toMatch(
    /href="#specifications".*href="#about".*id="specifications".*id="about"/s,
  )
  const bare = draw({}, { specifications: [], downloads: [] }, safe(''))
  expect(bare).not.toMatch(/href="#|id="(?:specifications|about|downloads)"|<nav class="tabs/)
})

it('shows the picture of its card if it has no others', () => {
  const picture = parsed<ExhibitViewProps['exhibit']['picture']>({ url: '/media/card.jpg', width: 4, height: 3 })
  const html = draw({}, { pictures: [], picture })
  expect(html).toMatch(/<ul class="shots"[^>]*><li .*?card\.jpg/)
})
