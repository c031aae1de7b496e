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

function draw(over: Partial<ExhibitViewProps['exhibit']['exhibitor']>): string {
  const { exhibitor, ...rest } = parsed<ExhibitViewProps['exhibit']>(exhibit as NonNullable<typeof exhibit>)
  const none = { related: [], relatedExhibitors: [], previous: null, next: null }
  const html = safe('<p>Cuts.</p>')
  const made = { ...rest, exhibitor: { ...exhibitor, ...over } }
  return renderView(testPage('en-US'), <ExhibitView exhibit={made} descriptionHtml={html} {...none} />)
}

it('shows the founding year and editions of the exhibitor only if they are known', () => {
  expect(draw({ foundedYear: 1998, editions: 12 })).toContain('1998')
  const html = draw({ foundedYear: 0, editions: 0 })
  expect(html).not.toContain('Founded')
  expect(html).not.toContain('Editions')
  expect(draw({ editions: 1 })).toContain('First time')
})
