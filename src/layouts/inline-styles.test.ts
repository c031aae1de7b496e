import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withInlineStyles } from './inline-styles.ts'

const policy = `<meta http-equiv="content-security-policy" content="style-src 'self'; img-src 'self'">`
const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

test('merges the style sheets of the head in order, and adds their hash to the policy', () => {
  const html = `<html><head>${policy}<style>a{}\n</style><title>x</title><style>b{}</style></head><body><style>c{}</style></body>`
  expect(withInlineStyles(html)).toBe(
    `<html><head>${policy.replace("'self'", `'self' ${hash('a{}\nb{}')}`)}<style>a{}\nb{}</style><title>x</title></head><body><style>c{}</style></body>`,
  )
})

test('hashes the bytes of the style sheet', () => {
  const bytes = Buffer.from(`<head>${policy}<style>a{content:"→"}</style></head>`).toString('latin1')
  expect(withInlineStyles(bytes)).toContain(hash('a{content:"→"}'))
})

test('does not interpret a style sheet as a replacement pattern', () => {
  expect(withInlineStyles(`<head>${policy}<style>a{content:"$&$1"}</style></head>`)).toContain('a{content:"$&$1"}')
})

test.each([`<head>${policy}</head>`, '<head><style>a{}</style></head>', '<p>A part of a page'])(
  'leaves a page without a style sheet or a policy unchanged: %s',
  (html) => expect(withInlineStyles(html)).toBe(html),
)
