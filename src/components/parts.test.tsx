import { expect, it } from 'vitest'
import { testPage } from '../../tests/page-context.ts'
import { renderView } from '../../tests/render-view.tsx'
import { BoothPlate, joinFacts, Tag } from './parts.tsx'

it('joins the facts that are there, without a line that begins with a dot', () => {
  expect(joinFacts('Haihui Convention Centre', '', null, 'Ningbo')).toBe('Haihui Convention Centre\u00A0· Ningbo')
  expect(joinFacts(null, undefined, false)).toBe('')
})

it('shows the known parts of a booth, and nothing for an exhibitor without one', () => {
  const render = (hall: string, stand: string) => renderView(testPage('en-US'), <BoothPlate booth={{ hall, stand }} />)
  const text = (hall: string, stand: string) => render(hall, stand).replace(/<[^>]+>/g, '')
  expect(text('8.1', 'B12')).toBe('Hall 8.1, booth B12')
  expect(text('8.1', '')).toBe('Hall 8.1')
  expect(render('8.1', '')).toContain('<b>8.1</b></span>')
  expect(render('', '')).toBe('')
})

it('renders a tag without a text as an empty place in its row, not as an empty plate', () => {
  const render = (text: string) => renderView(testPage('en-US'), <Tag kind="info">{text}</Tag>)
  expect(render('News')).toBe('<span class="tag tag-info">News</span>')
  expect(render('')).toBe('<span></span>')
})
