import { expect, it } from 'vitest'
import { same } from '../text.ts'
import { prose } from './prose.ts'

it('writes paragraphs, headings and lists, and escapes markup in their texts', () => {
  const texts = ['A <b> & c', '## Head', '- one', '- two', 'End', '- alone'].map(same)
  expect(prose(texts, 1)).toBe(
    '<p>A &lt;b&gt; &amp; c</p><h2>Head</h2><ul><li>one</li><li>two</li></ul><p>End</p><ul><li>alone</li></ul>',
  )
})
