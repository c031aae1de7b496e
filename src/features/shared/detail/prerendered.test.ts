import { expect, test } from 'vitest'
import { requestedId } from './prerendered.ts'

test.each([
  ['?id=1001', '1001'],
  ['?preview=true&id=EX-1001_b.2', 'EX-1001_b.2'],
  ['?id=%201001%20', '1001'],
])('reads the id from %s as %s', (search, id) => {
  expect(requestedId(search)).toBe(id)
})

test.each([
  ['?id=m1', 'm1'],
  ['?microPageId=m2&id=m1', 'm2'],
])('reads a micro page’s id from either parameter: %s', (search, id) => {
  expect(requestedId(search, 'microPageId')).toBe(id)
})

test.each(['', '?id=', '?id=..', '?id=.', '?id=a/b', '?id=%2e%2e%2f', '?id=a%20b', `?id=${'9'.repeat(101)}`, '?ID=7'])(
  'reads no id from %s',
  (search) => {
    expect(requestedId(search)).toBeNull()
  },
)
