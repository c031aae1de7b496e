import { expect, test } from 'vitest'
import { queryNames } from './query-names.ts'

const island = (now: string) =>
  `<astro-island opts="{&quot;name&quot;:&quot;List&quot;,&quot;value&quot;:{&quot;texts&quot;:&quot;list&quot;,&quot;now&quot;:&quot;${now}&quot;}}">`

test('the parameters of all islands of a page, each once', () => {
  expect(queryNames(island('live keyword') + island('live id'))).toBe('live keyword id')
  expect(queryNames(island('*'))).toBe('*')
})

test('a page without such an island has none', () => {
  expect(queryNames('<astro-island opts="{&quot;value&quot;:{&quot;texts&quot;:&quot;search&quot;}}">')).toBeUndefined()
})
