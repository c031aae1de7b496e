import { expect, test } from 'vitest'
import { subjectOf } from './partner.ts'

test.each([
  ['/en-US/exhibitor/detail/30001/', '', { kind: 'exhibitor', id: '30001' }],
  ['/exhibitor/detail/', '?id=30001', { kind: 'exhibitor', id: '30001' }],
  ['/ja-JP/2002/exhibits/detail/E1', '', { kind: 'exhibits', id: 'E1' }],
  ['/live/detail/L%201/', '', { kind: 'live', id: 'L 1' }],
  ['/exhibitor/', '', null],
  ['/exhibitor/detail/', '', null],
])('%s%s', (pathname, search, subject) => {
  expect(subjectOf({ pathname, search })).toEqual(subject)
})
