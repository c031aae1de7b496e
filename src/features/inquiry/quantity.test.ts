import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { quantityText } from './InquiryParts.tsx'

it.each([
  ['en-US', 'pieces', '1,200 pieces'],
  ['zh-CN', '个', '1,200 个'],
  ['ja-JP', '個', '1,200個'],
  ['ko-KR', '개', '1,200개'],
  ['ja-JP', 'kg', '1,200 kg'],
  ['ja-JP', null, '1,200'],
] as const)('formats a quantity in %s with %s as %s', (language, unitName, text) => {
  expect(quantityText(testPage(language), { quantity: 1200, unitName })).toBe(text)
})

it('returns null without a quantity', () => {
  expect(quantityText(testPage(), { quantity: null, unitName: 'kg' })).toBeNull()
})
