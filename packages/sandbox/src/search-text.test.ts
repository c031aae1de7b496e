import { describe, expect, it } from 'vitest'
import { hasTerms, normalise, searchText, termsOf } from './search-text.ts'

describe('search texts', () => {
  it.each([
    ['ＨＩＷＩＮ　Ｘ５', 'hiwin x5'],
    ['Köln Maschinenbau GmbH', 'koln maschinenbau gmbh'],
    ['İSTANBUL  Makine', 'istanbul makine'],
    ['Işık Aydınlatma', 'isik aydinlatma'],
    ['Søren Großmann', 'soren grossmann'],
    ['ｶﾞｰﾗﾝﾄﾞ', 'ガーランド'],
    ['전시장', '전시장'],
    ['が', 'が'],
  ])('reads %s as %s', (text, plain) => {
    expect(normalise(text)).toBe(plain)
  })

  it('reads decomposed and composed text alike', () => {
    expect(normalise('전시장'.normalize('NFD'))).toBe('전시장')
    expect(normalise('がぎ'.normalize('NFD'))).toBe('がぎ')
    expect(normalise('Ö'.normalize('NFD'))).toBe('o')
  })

  it('asks for every word, anywhere within one name', () => {
    const text = searchText('CNC Spindle 24k', '宁波海天机械')
    expect(hasTerms(text, termsOf('海天'))).toBe(true)
    expect(hasTerms(text, termsOf('spindle 宁波'))).toBe(true)
    expect(hasTerms(text, termsOf('spindle 上海'))).toBe(false)
    expect(hasTerms(text, termsOf('24k宁波'))).toBe(false)
  })

  it('takes a blank keyword for none, and % for itself', () => {
    expect(termsOf(' \u3000\n')).toEqual([])
    expect(termsOf(undefined)).toEqual([])
    expect(hasTerms(searchText('100% wool'), termsOf('0%'))).toBe(true)
    expect(hasTerms(searchText('1000 wool'), termsOf('0%'))).toBe(false)
  })
})
