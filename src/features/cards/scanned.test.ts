import { expect, test } from 'vitest'
import { scanned } from './scanned.ts'

const ORIGIN = 'https://fair.example.com'

test.each([
  ['BEGIN:VCARD\nFN:Ada\nEND:VCARD', { kind: 'card', fields: { name: 'Ada' }, dropped: [] }],
  [`${ORIGIN}/en-US/personal-center/card/?shareId=K1`, { kind: 'share', shareId: 'K1' }],
  ['https://evil.example/personal-center/card/?shareId=K1', { kind: 'other' }],
  [`${ORIGIN}/news/?shareId=K1`, { kind: 'other' }],
  ['WIFI:S:fair;;', { kind: 'other' }],
  ['', { kind: 'other' }],
])('classifies the scanned text %s', (text, what) => {
  expect(scanned(text, ORIGIN)).toEqual(what)
})

test('of a scanned card, values that the platform would refuse are corrected or dropped', () => {
  const card = (...lines: string[]) => scanned(['BEGIN:VCARD', 'FN:Ada', ...lines, 'END:VCARD'].join('\n'), ORIGIN)
  expect(
    card('TEL;TYPE=CELL:+1.415.555.0100', 'TEL:+49 211/445-566', 'URL:www.ada.example', 'EMAIL:a@b.example'),
  ).toEqual({
    kind: 'card',
    fields: {
      name: 'Ada',
      mobile: '+1 415 555 0100',
      phone: '+49 211 445-566',
      website: 'https://www.ada.example',
      email: 'a@b.example',
    },
    dropped: [],
  })
  expect(card('URL:ada.example/en')).toMatchObject({ fields: { website: 'https://ada.example/en' } })
  expect(card('TEL:ask the office', 'URL:n/a', 'EMAIL:none')).toEqual({
    kind: 'card',
    fields: { name: 'Ada' },
    dropped: ['phone', 'website', 'email'],
  })
})
