import { expect, test } from 'vitest'
import { languageName, listParts, nameOf, orderOf, percentText } from './names.ts'

test('nameOf returns the name of a code, or the code if it has none', () => {
  expect(nameOf('currency', 'en-US', 'CNY')).toBe('Chinese Yuan')
  expect(nameOf('region', 'ja-JP', 'KR')).toBe('韓国')
  expect(nameOf('language', 'en-US', 'zh-CN')).toBe('Chinese (China)')
  expect(nameOf('region', 'en-US', 'QQ')).toBe('QQ')
  for (const type of ['currency', 'region', 'language'] as const) expect(nameOf(type, 'en-US', '"><b>')).toBe('"><b>')
})

test('languageName returns the name of a language without its country', () => {
  expect(languageName('en-US', 'zh-CN')).toBe('Chinese')
  expect(languageName('ko-KR', 'en')).toBe('영어')
  for (const tag of ['qqq-CN', '', '-', '"><b>', 'a'.repeat(5000)]) expect(languageName('en-US', tag)).toBe(tag)
})

test('orderOf, listParts and percentText follow the language', () => {
  expect(['Hall 10', 'Hall 9'].sort(orderOf('en-US', true))).toEqual(['Hall 9', 'Hall 10'])
  expect(['Hall 10', 'Hall 9'].sort(orderOf('en-US'))).toEqual(['Hall 10', 'Hall 9'])
  expect(
    listParts('en-US', 3)
      .map(({ type, value }) => (type === 'element' ? `<${value}>` : value))
      .join(''),
  ).toBe('<0>, <1>, and <2>')
  expect(percentText('en-US', 85)).toBe('85%')
})
