import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withInlineStyles } from './inline-styles.ts'

const policy = `<meta http-equiv="content-security-policy" content="style-src 'self'; img-src 'self'">`
const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

test('the sheets of the head become one, in their order, which the policy knows by its hash', () => {
  const html = `<html><head>${policy}<style>a{}\n</style><title>x</title><style>b{}</style></head><body><style>c{}</style></body>`
  expect(withInlineStyles(html)).toBe(
    `<html><head>${policy.replace("'self'", `'self' ${hash('a{}\nb{}')}`)}<style>a{}\nb{}</style><title>x</title></head><body><style>c{}</style></body>`,
  )
})

test('the hash is that of the bytes', () => {
  const bytes = Buffer.from(`<head>${policy}<style>a{content:"→"}</style></head>`).toString('latin1')
  expect(withInlineStyles(bytes)).toContain(hash('a{content:"→"}'))
})

test('what stands in a sheet is no pattern of a replacement', () => {
  expect(withInlineStyles(`<head>${policy}<style>a{content:"$&$1"}</style></head>`)).toContain('a{content:"$&$1"}')
})

test.each([`<head>${policy}</head>`, '<head><style>a{}</style></head>', '<p>A part of a page'])(
  'without a sheet or a policy a page stays as it is: %s',
  (html) => expect(withInlineStyles(html)).toBe(html),
)
