import { describe, expect, it } from 'vitest'
import { hasTerms, normalise, searchText, termsOf } from './search-text.ts'

describe('search text', () => {
  it.each([
    ['ＨＩＷＩＮ　Ｘ５', 'hiwin x5'],
    ['Köln Maschinenbau GmbH', 'koln maschinenbau gmbh'],
    ['İSTANBUL  Makine', 'istanbul makine'],
    ['Işık Aydınlatma', 'isik aydinlatma'],
    ['Søren Großmann', 'soren grossmann'],
    ['ｶﾞｰﾗﾝﾄﾞ', 'ガーランド'],
    ['전시장', '전시장'],
    ['が', 'が'],
  ])('normalises %s to %s', (text, plain) => {
    expect(normalise(text)).toBe(plain)
  })

  it('normalises decomposed and composed characters alike', () => {
    expect(normalise('전시장'.normalize('NFD'))).toBe('전시장')
    expect(normalise('がぎ'.normalize('NFD'))).toBe('がぎ')
    expect(normalise('Ö'.normalize('NFD'))).toBe('o')
  })

  it('matches if it contains every word, each within one name', () => {
    const text = searchText('CNC Spindle 24k', '宁波海天机械')
    expect(hasTerms(text, termsOf('海天'))).toBe(true)
    expect(hasTerms(text, termsOf('spindle 宁波'))).toBe(true)
    expect(hasTerms(text, termsOf('spindle 上海'))).toBe(false)
    expect(hasTerms(text, termsOf('24k宁波'))).toBe(false)
  })

  it('has no terms for a blank keyword, and matches % literally', () => {
    expect(termsOf(' \u3000\n')).toEqual([])
    expect(termsOf(undefined)).toEqual([])
    expect(hasTerms(searchText('100% wool'), termsOf('0%'))).toBe(true)
    expect(hasTerms(searchText('1000 wool'), termsOf('0%'))).toBe(false)
  })
})
