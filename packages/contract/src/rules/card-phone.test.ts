import { expect, test } from 'vitest'
import vectors from '../../../../tests/spec/validation.json' with { type: 'json' }
import { isCardPhone } from './card-phone.ts'

test.each(['mobile', 'phone'] as const)('%s takes and refuses what a contact phone does (validation.json)', (field) => {
  for (const text of vectors.rules.contactPhone.valid) expect(isCardPhone(field, text), text).toBe(true)
  for (const text of vectors.rules.contactPhone.invalid) expect(isCardPhone(field, text), text).toBe(false)
})

test('a mobile number of +86 is one by the rule phone', () => {
  for (const text of vectors.rules.phone.valid) expect(isCardPhone('mobile', `+86 ${text}`), text).toBe(true)
  expect(isCardPhone('mobile', '+86 138 0013-8000')).toBe(true)
  for (const text of ['12800138000', '1380013800', '138001380000', '']) {
    expect(isCardPhone('mobile', `+86 ${text}`), text).toBe(false)
  }
})

test('a dialling code may stand in front of others', () => {
  for (const text of ['+81 90-1234-5678', '+1 (415) 555-0134', '+86 (010) 1234-5678']) {
    expect(isCardPhone('phone', text), text).toBe(true)
  }
  for (const text of ['+81', '+0 1234567', 'call me', '+81 ext. 12345']) {
    expect(isCardPhone('mobile', text), text).toBe(false)
  }
})
