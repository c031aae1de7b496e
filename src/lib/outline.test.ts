import { expect, it } from 'vitest'
import { safe } from '../../tests/safe-html.ts'
import { intoOutline } from './outline.ts'

it.each([
  ['<p>none</p>', '<p>none</p>'],
  ['<h2>a</h2><h3>b</h3>', '<h2>a</h2><h3>b</h3>'],
  ['<h3>a</h3><h4>b</h4>', '<h3>a</h3><h4>b</h4>'],
  ['<h1>a</h1><h2>b</h2><h1>c</h1>', '<h2>a</h2><h3>b</h3><h2>c</h2>'],
  ['<h4>a</h4><h6 title="x">b</h6>', '<h3>a</h3><h4 title="x">b</h4>'],
  ['<h2>a</h2><h5>b</h5><hr>', '<h2>a</h2><h3>b</h3><hr>'],
])('%s becomes %s', (html, expected) => {
  expect(intoOutline(safe(html))).toBe(expected)
  expect(intoOutline(safe(expected))).toBe(expected)
})
