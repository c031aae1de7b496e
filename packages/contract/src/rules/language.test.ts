import { describe, expect, test } from 'vitest'
import { chooseLanguage, defaultLanguageOf, LANGUAGES, type Language, matchLanguage } from './language.ts'

const none = {
  stored: null,
  changed: false,
  url: null,
  browser: [],
  supported: LANGUAGES,
  fallback: 'en-US' as Language,
}

test.each([
  ['the one that the tenant marks', ['zh-CN', 'en-US', 'ja-JP!'], 'ja-JP'],
  ['en-US if none is marked', ['zh-CN', 'ja-JP', 'en-US'], 'en-US'],
  ['the first if there is no English', ['ja-JP', 'zh-CN'], 'ja-JP'],
  ['undefined if none is offered', [], undefined],
] as const)('the default language is %s', (_, offered, chosen) => {
  const known = offered.map((text) => ({ language: text.replace('!', '') as Language, isDefault: text.endsWith('!') }))
  expect(defaultLanguageOf(known)).toBe(chosen)
})

describe('chooseLanguage', () => {
  test.each([
    [
      'prefers a stored language that was chosen over the address',
      { stored: 'ja-JP', changed: true, url: 'ko-KR' },
      'ja-JP',
    ],
    ['prefers the address over a stored language that was not chosen', { stored: 'ja-JP', url: 'ko-KR' }, 'ko-KR'],
    ['prefers a stored language (not chosen) over the browser', { stored: 'ja-JP', browser: ['ko-KR'] }, 'ja-JP'],
    ['prefers the address over the browser', { url: 'ko-KR', browser: ['ja-JP'] }, 'ko-KR'],
    ['ignores the flag “changed” without a stored language', { changed: true, url: 'ko-KR' }, 'ko-KR'],
    ['ignores an unsupported stored language', { stored: 'fr-FR', changed: true, url: 'ko-KR' }, 'ko-KR'],
    ['ignores an unsupported language of the address', { url: 'xx', stored: 'ja-JP' }, 'ja-JP'],
    ['ignores an empty language of the address', { url: '', browser: ['ja'] }, 'ja-JP'],
    ['follows the order of the browser’s languages', { browser: ['fr', 'ko', 'ja-JP'] }, 'ko-KR'],
    ['matches by primary subtag even if a later tag is exact', { browser: ['en-GB', 'ja-JP'] }, 'en-US'],
    ['ignores case', { url: 'JA-jp' }, 'ja-JP'],
    ['accepts an underscore', { url: 'zh_CN' }, 'zh-CN'],
    ['matches a tag with a script by its primary subtag', { browser: ['zh-Hant-TW'] }, 'zh-CN'],
    [
      'returns zh-CN instead of the fallback for another Chinese tag',
      { browser: ['fr', 'zh-HK'], fallback: 'ja-JP' as const },
      'zh-CN',
    ],
    ['returns the fallback if nothing matches', { browser: ['fr', 'de'], fallback: 'ko-KR' as const }, 'ko-KR'],
    ['returns the fallback if nothing is requested', {}, 'en-US'],
    ['does not match words that begin like a language name', { url: 'english', browser: ['japanese'] }, 'en-US'],
  ])('%s', (_, wishes, chosen) => {
    expect(chooseLanguage({ ...none, ...wishes })).toBe(chosen)
  })

  test('returns only supported languages', () => {
    const supported: Language[] = ['ja-JP', 'ko-KR']
    const requested = { ...none, supported, url: 'zh-CN', stored: 'en-US', browser: ['zh', 'en'] }
    expect(chooseLanguage({ ...requested, fallback: 'ko-KR' })).toBe('ko-KR')
    expect(chooseLanguage({ ...requested, fallback: 'en-US' })).toBe('ja-JP')
  })

  test('applies the priorities to every combination of sources', () => {
    for (const stored of [null, 'zh-CN'] as const) {
      for (const changed of [false, true]) {
        for (const url of [null, 'ja-JP'] as const) {
          for (const browser of [[], ['ko-KR']]) {
            const expected = (changed ? (stored ?? url) : (url ?? stored)) ?? browser[0] ?? 'en-US'
            expect(chooseLanguage({ ...none, stored, changed, url, browser })).toBe(expected)
          }
        }
      }
    }
  })
})

test('matchLanguage prefers an exact match over one by primary subtag', () => {
  const supported = ['en-US', 'en-GB', 'zh-TW', 'zh-CN']
  expect(matchLanguage('en-gb', supported)).toBe('en-GB')
  expect(matchLanguage('en-AU', supported)).toBe('en-US')
  expect(matchLanguage('zh-cn', supported)).toBe('zh-CN')
  expect(matchLanguage('*', supported)).toBeUndefined()
})
