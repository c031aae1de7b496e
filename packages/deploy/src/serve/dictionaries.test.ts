import { describe, expect, it } from 'vitest'
import { availableDictionary, dictionaryLinkOf, dictionaryUseOf, parseDictionaryIndex } from './dictionaries.ts'

const ID = `${'a'.repeat(20) + 'Z9'.repeat(11)}x`
const INDEX = {
  '/': 'dictionaries/default-01234567.0123456789abcdef.txt',
  '/ja-JP/': 'dictionaries/ja-JP-01234567.fedcba9876543210.txt',
}

describe('the available dictionary', () => {
  const available = (dictionary: string | null, coding: string) =>
    availableDictionary(
      new Headers({
        'Accept-Encoding': coding,
        ...(dictionary === null ? {} : { 'Available-Dictionary': dictionary }),
      }),
    )

  it.each(['gzip, deflate, br, zstd, dcb, dcz', 'dcz', 'dcz,gzip', 'dcb,dcz , br'])(
    'is used with Accept-Encoding: %s',
    (coding) => {
      expect(available(`:${ID}=:`, coding)).toBe(ID)
    },
  )

  it.each(['', 'gzip, br', 'dcb', 'dcz;q=0', 'gzip, dcz;q=0, br', 'xdcz', 'dczx'])(
    'is ignored with Accept-Encoding: "%s"',
    (coding) => {
      expect(available(`:${ID}=:`, coding)).toBeNull()
    },
  )

  it.each([null, '', ID, `:${ID}:`, `:${ID}=`, `:${ID}a=:`, `:../${'a'.repeat(40)}=:`, `:${'a'.repeat(42)}/=:`])(
    'is null for the header %s',
    (dictionary) => expect(available(dictionary, 'gzip, dcz')).toBeNull(),
  )
})

it('pages announce the dictionary of their language', () => {
  expect(dictionaryLinkOf(INDEX, '/ja-JP/exhibits/')).toBe(`</${INDEX['/ja-JP/']}>; rel="compression-dictionary"`)
  expect(dictionaryLinkOf(INDEX, '/ja-JP')).toContain('/default-')
  expect(dictionaryLinkOf(INDEX, '/ko-KR/')).toContain('/default-')
  expect(dictionaryLinkOf({}, '/')).toBeUndefined()
})

it('only a dictionary has a match pattern, which is for pages of its language', () => {
  expect(dictionaryUseOf(`/${INDEX['/']}`)).toBe('match="/*", match-dest=("document")')
  expect(dictionaryUseOf(`/${INDEX['/ja-JP/']}`)).toBe('match="/ja-JP/*", match-dest=("document")')
  for (const path of ['/', '/dictionaries.json', '/dictionaries/ja-JP.txt', `/x/${INDEX['/']}`, `/${INDEX['/']}.br`])
    expect(dictionaryUseOf(path)).toBeUndefined()
})

it('parsing an index drops entries that are not dictionaries', () => {
  expect(parseDictionaryIndex(JSON.stringify(INDEX))).toEqual(INDEX)
  expect(parseDictionaryIndex(JSON.stringify({ ...INDEX, '/x/': '../etc/passwd', '/y/': 7 }))).toEqual(INDEX)
  for (const text of ['', 'null', '[]', '7', '{']) expect(parseDictionaryIndex(text)).toEqual({})
})
