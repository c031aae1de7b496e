import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { describe, expect, it } from 'vitest'
import { hrefOf, parseAddress, queryText, scopeParam, withoutDefaultPrefix } from './paths.ts'

const zh = { language: 'zh-CN', exhibitionId: null } as const
const ja2 = { language: 'ja-JP', exhibitionId: '2002' } as const

describe('paths', () => {
  it('have no prefix for the default language and the current exhibition', () => {
    expect(hrefOf(zh, 'zh-CN', '/exhibits')).toBe('/exhibits/')
    expect(hrefOf({ ...zh, language: 'ja-JP' }, 'zh-CN', '/exhibits')).toBe('/ja-JP/exhibits/')
    expect(hrefOf({ ...zh, exhibitionId: '2002' }, 'zh-CN', '/exhibits')).toBe('/e/2002/exhibits/')
    expect(hrefOf(ja2, 'zh-CN', 'exhibits/')).toBe('/ja-JP/e/2002/exhibits/')
    expect(hrefOf(zh, 'zh-CN', '/')).toBe('/')
    expect(hrefOf({ ...zh, language: 'en-US' }, 'zh-CN', '/')).toBe('/en-US/')
  })

  it('are parsed back to their parts', () => {
    for (const scope of [zh, ja2, { language: 'ko-KR', exhibitionId: null } as const]) {
      for (const path of ['/', '/exhibits/', '/exhibits/detail/1001/', '/exhibits/page/2/']) {
        const address = parseAddress(hrefOf(scope, 'zh-CN', path), 'zh-CN', LANGUAGES)
        expect(address).toMatchObject({ ...scope, path })
      }
    }
  })

  it('join lists with commas and drop empty values', () => {
    expect(queryText({ region: ['CN', 'JP'], tag: [], keyword: '', page: 2, sort: null })).toBe('?region=CN,JP&page=2')
    expect(hrefOf(zh, 'zh-CN', '/exhibits#list', { keyword: 'a b' })).toBe('/exhibits/?keyword=a+b#list')
  })

  it('have no rest parameter at the root', () => {
    expect(scopeParam(zh, 'zh-CN')).toBeUndefined()
    expect(scopeParam(ja2, 'zh-CN')).toBe('ja-JP/e/2002')
  })

  it('are parsed without a prefix if the language tag is unknown', () => {
    expect(parseAddress('/fr-FR/exhibits/', 'zh-CN', LANGUAGES)).toMatchObject({
      path: '/fr-FR/exhibits/',
      prefixed: false,
    })
  })
})

it('the default language’s own prefix leads to the page without it, in that language', () => {
  const to = (address: string) => withoutDefaultPrefix(new URL(address, 'https://fair.example'), 'zh-CN')
  expect(to('/zh-CN/e/2002/exhibits/?tag=CE#list')).toBe('/e/2002/exhibits/?tag=CE&language=zh-CN#list')
  expect(to('/zh-CN/')).toBe('/?language=zh-CN')
  expect([to('/ja-JP/exhibits/'), to('/exhibits/')]).toEqual([null, null])
})
