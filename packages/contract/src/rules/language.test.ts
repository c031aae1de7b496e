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
  ['the tenant’s own', ['zh-CN', 'en-US', 'ja-JP!'], 'ja-JP'],
  ['en-US where none is marked', ['zh-CN', 'ja-JP', 'en-US'], 'en-US'],
  ['the first where there is no English', ['ja-JP', 'zh-CN'], 'ja-JP'],
  ['nothing where nothing is offered', [], undefined],
] as const)('the default language is %s', (_, offered, chosen) => {
  const known = offered.map((text) => ({ language: text.replace('!', '') as Language, isDefault: text.endsWith('!') }))
  expect(defaultLanguageOf(known)).toBe(chosen)
})

describe('chooseLanguage', () => {
  test.each([
    ['stored and changed goes before the address', { stored: 'ja-JP', changed: true, url: 'ko-KR' }, 'ja-JP'],
    ['the address goes before a stored one that was not chosen', { stored: 'ja-JP', url: 'ko-KR' }, 'ko-KR'],
    ['a stored one that was not chosen goes before the browser', { stored: 'ja-JP', browser: ['ko-KR'] }, 'ja-JP'],
    ['the address goes before the browser', { url: 'ko-KR', browser: ['ja-JP'] }, 'ko-KR'],
    ['changed without a stored one changes nothing', { changed: true, url: 'ko-KR' }, 'ko-KR'],
    ['a stored tag that fits nothing is passed over', { stored: 'fr-FR', changed: true, url: 'ko-KR' }, 'ko-KR'],
    ['an address that fits nothing is passed over', { url: 'xx', stored: 'ja-JP' }, 'ja-JP'],
    ['an empty address is passed over', { url: '', browser: ['ja'] }, 'ja-JP'],
    ['the browser is read in its order', { browser: ['fr', 'ko', 'ja-JP'] }, 'ko-KR'],
    ['by primary subtag even when a later tag is exact', { browser: ['en-GB', 'ja-JP'] }, 'en-US'],
    ['without case', { url: 'JA-jp' }, 'ja-JP'],
    ['with an underscore', { url: 'zh_CN' }, 'zh-CN'],
    ['by script', { browser: ['zh-Hant-TW'] }, 'zh-CN'],
    [
      'a Chinese browser gets zh-CN, not the fallback',
      { browser: ['fr', 'zh-HK'], fallback: 'ja-JP' as const },
      'zh-CN',
    ],
    ['nothing fits: the fallback', { browser: ['fr', 'de'], fallback: 'ko-KR' as const }, 'ko-KR'],
    ['nothing asked: the fallback', {}, 'en-US'],
    ['a longer word is no subtag', { url: 'english', browser: ['japanese'] }, 'en-US'],
  ])('%s', (_, wishes, chosen) => {
    expect(chooseLanguage({ ...none, ...wishes })).toBe(chosen)
  })

  test('answers with one of the supported languages only', () => {
    const supported: Language[] = ['ja-JP', 'ko-KR']
    const requested = { ...none, supported, url: 'zh-CN', stored: 'en-US', browser: ['zh', 'en'] }
    expect(chooseLanguage({ ...requested, fallback: 'ko-KR' })).toBe('ko-KR')
    expect(chooseLanguage({ ...requested, fallback: 'en-US' })).toBe('ja-JP')
  })

  test('every order of priority, whatever is there', () => {
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

test('an exact match goes before one by primary subtag', () => {
  const supported = ['en-US', 'en-GB', 'zh-TW', 'zh-CN']
  expect(matchLanguage('en-gb', supported)).toBe('en-GB')
  expect(matchLanguage('en-AU', supported)).toBe('en-US')
  expect(matchLanguage('zh-cn', supported)).toBe('zh-CN')
  expect(matchLanguage('*', supported)).toBeUndefined()
})
