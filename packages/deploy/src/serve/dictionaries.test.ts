import { describe, expect, it } from 'vitest'
import { availableDictionary, dictionaryLinkOf, dictionaryUseOf, parseDictionaryIndex } from './dictionaries.ts'

const ID = `${'a'.repeat(20) + 'Z9'.repeat(11)}x`
const INDEX = {
  '/': 'dictionaries/default-01234567.0123456789abcdef.txt',
  '/ja-JP/': 'dictionaries/ja-JP-01234567.fedcba9876543210.txt',
}

describe('the dictionary that a browser has', () => {
  const available = (dictionary: string | null, coding: string) =>
    availableDictionary(
      new Headers({
        'Accept-Encoding': coding,
        ...(dictionary === null ? {} : { 'Available-Dictionary': dictionary }),
      }),
    )

  it.each(['gzip, deflate, br, zstd, dcb, dcz', 'dcz', 'dcz,gzip', 'dcb,dcz , br'])('%s takes it', (coding) => {
    expect(available(`:${ID}=:`, coding)).toBe(ID)
  })

  it.each(['', 'gzip, br', 'dcb', 'dcz;q=0', 'gzip, dcz;q=0, br', 'xdcz', 'dczx'])('"%s" does not', (coding) => {
    expect(available(`:${ID}=:`, coding)).toBeNull()
  })

  it.each([null, '', ID, `:${ID}:`, `:${ID}=`, `:${ID}a=:`, `:../${'a'.repeat(40)}=:`, `:${'a'.repeat(42)}/=:`])(
    '%s names none',
    (dictionary) => expect(available(dictionary, 'gzip, dcz')).toBeNull(),
  )
})

it('pages announce the dictionary of their language', () => {
  expect(dictionaryLinkOf(INDEX, '/ja-JP/exhibits/')).toBe(`</${INDEX['/ja-JP/']}>; rel="compression-dictionary"`)
  expect(dictionaryLinkOf(INDEX, '/ja-JP')).toContain('/default-')
  expect(dictionaryLinkOf(INDEX, '/ko-KR/')).toContain('/default-')
  expect(dictionaryLinkOf({}, '/')).toBeUndefined()
})

it('a dictionary is for the pages of its language, and no other file is one', () => {
  expect(dictionaryUseOf(`/${INDEX['/']}`)).toBe('match="/*", match-dest=("document")')
  expect(dictionaryUseOf(`/${INDEX['/ja-JP/']}`)).toBe('match="/ja-JP/*", match-dest=("document")')
  for (const path of ['/', '/dictionaries.json', '/dictionaries/ja-JP.txt', `/x/${INDEX['/']}`, `/${INDEX['/']}.br`])
    expect(dictionaryUseOf(path)).toBeUndefined()
})

it('an index names dictionaries alone', () => {
  expect(parseDictionaryIndex(JSON.stringify(INDEX))).toEqual(INDEX)
  expect(parseDictionaryIndex(JSON.stringify({ ...INDEX, '/x/': '../etc/passwd', '/y/': 7 }))).toEqual(INDEX)
  for (const text of ['', 'null', '[]', '7', '{']) expect(parseDictionaryIndex(text)).toEqual({})
})
