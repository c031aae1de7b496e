import { expect, test } from 'vitest'
import { subjectOf } from './page-subject.ts'

test.each([
  ['/exhibitor/detail/30001/', '', { kind: 'exhibitor', id: '30001' }],
  ['/en-US/e/2002/exhibits/detail/40001/', '', { kind: 'exhibits', id: '40001' }],
  ['/ja-JP/live/detail/', '?id=L1', { kind: 'live', id: 'L1' }],
  ['/meeting/detail/M%201', '', { kind: 'meeting', id: 'M 1' }],
  ['/activity/detail/A1/', '', { kind: 'activity', id: 'A1' }],
  ['/exhibitor/', '', null],
  ['/news/detail/1/', '', null],
  ['/live/detail/', '', null],
])('subject of %s%s', (pathname, search, subject) => {
  expect(subjectOf({ pathname, search })).toEqual(subject)
})
