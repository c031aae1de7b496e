import { expect, test } from 'vitest'
import { scanned } from './scanned.ts'

const ORIGIN = 'https://fair.example.com'

test.each([
  ['BEGIN:VCARD\nFN:Ada\nEND:VCARD', { kind: 'card', fields: { name: 'Ada' } }],
  [`${ORIGIN}/en-US/personal-center/card/?shareId=K1`, { kind: 'share', shareId: 'K1' }],
  ['https://evil.example/personal-center/card/?shareId=K1', { kind: 'other' }],
  [`${ORIGIN}/news/?shareId=K1`, { kind: 'other' }],
  ['WIFI:S:fair;;', { kind: 'other' }],
  ['', { kind: 'other' }],
])('classifies the scanned text %s', (text, what) => {
  expect(scanned(text, ORIGIN)).toEqual(what)
})
