import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { SKINS } from '../styles/special.ts'
import { partsOf, propertiesOf, skinSheet } from './skins.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const PARTS = read('./skins.css')

test('a part has the theme’s value, and is omitted if the theme sets none', () => {
  const own = propertiesOf('[data-skin] { /* red */ --skin-a: 1px solid var(--red); }')
  const parts = `
    .a { border: var(--skin-a, 0); color: var(--skin-b, var(--text)); gap: 1px; }
    .b { color: var(--skin-b, red); }
    .c { margin: var(--skin-b, var(--skin-a, 0)); }
    .d { content: none; }
    @media (width < 40rem) { .b { color: var(--skin-b, red); } }`
  expect(partsOf(parts, own).replace(/\s*\}\s*/g, '}')).toBe(
    '.a{border: 1px solid var(--red);gap: 1px}.c{margin: 1px solid var(--red)}.d{content: none}',
  )
})

test.each(SKINS)('%s sets only properties that a part reads, and its sheet is valid CSS', (skin) => {
  const own = [...propertiesOf(read(`../styles/skins/${skin}.css`)).keys()]
  expect(own.length).toBeGreaterThan(10)
  for (const name of own) expect(PARTS).toContain(`var(${name},`)
  const { css } = skinSheet(skin)
  expect(css).not.toContain('--skin-')
  expect(() => transform({ filename: skin, code: Buffer.from(css) })).not.toThrow()
})
