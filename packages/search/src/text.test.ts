import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folded, hasTerms, normalise, searchText, termsOf } from './text.ts'

const results = (name: string, keyword: string) => hasTerms(searchText(name), termsOf(keyword))

describe('the match of a keyword and a name', () => {
  it.each([
    // zh
    ['协作机器人上下料单元', '机器人'],
    ['ＧＸ－６５０五轴加工中心', 'gx-650'],
    ['五轴加工中心 24,000 rpm', '24000'],
    // en
    ['GX-650 five-axis machining centre', 'gx650'],
    ['GX650 five axis', 'GX-650'],
    ['GX-650 five-axis', '650'],
    ["Xi'an Köln Großmann", 'xian koln grossmann'],
    ['5-axis', 'five-axis '.slice(5)],
    // ja
    ['協働ロボット', 'ﾛﾎﾞｯﾄ'],
    ['協働ロボット', 'ろぼっと'],
    ['ろぼっとアーム', 'ロボット・アーム'],
    ['サーバーラック', 'サーバ'],
    ['産業用サーバ', 'サーバー'],
    ['コーヒー ミル', 'コーヒーミル'],
    // ko
    ['국제전시장', '전시장'],
    ['국제 전시장', '국제전시장'],
    ['국제전시장', '국제 전시장'],
    ['협동 로봇'.normalize('NFD'), '로봇'],
  ])('%s is found by %s', (name, keyword) => {
    expect(results(name, keyword)).toBe(true)
  })

  it.each([
    ['協働ロボット', 'ロバート'],
    ['국제전시장', '전시관'],
    ['コーヒー', 'コピー'],
    ['24.5 mm', '245'],
    ['サバ缶', 'サーバー'],
    ['red-hot', 'read'],
  ])('%s is not found by %s', (name, keyword) => {
    expect(results(name, keyword)).toBe(false)
  })

  it('does not span the names of a row, and accepts a hyphen alone as a term', () => {
    expect(hasTerms(searchText('国際', '展示場'), termsOf('国際展示場'))).toBe(false)
    expect(termsOf('GX - 650')).toEqual(['gx', '650'])
    expect(termsOf('-')).toEqual(['-'])
    expect(termsOf(' \u3000\n')).toEqual([])
  })
})

const letters = fc.constantFrom(...'aZ9é- ,.・ー\u3000ロぼッパ机器東京국제전시장'.split(''), 'ｶﾞ', '\u30cf\u3099')
const text = fc.string({ unit: letters, maxLength: 24 })

describe('folding', () => {
  it('is idempotent, and independent of width and composition', () => {
    fc.assert(
      fc.property(text, (each) => {
        const once = folded(each)
        expect(folded(once)).toBe(once)
        expect(folded(normalise(each))).toBe(once)
        expect(folded(each.normalize('NFD'))).toBe(folded(each.normalize('NFC')))
      }),
    )
  })

  it('lets every name match itself and each of its words', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(results(name, name)).toBe(true)
        for (const word of normalise(name).split(' ')) expect(results(name, word)).toBe(true)
      }),
    )
  })
})
