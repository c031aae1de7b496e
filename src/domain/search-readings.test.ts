import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hangulOfKeys, initialConsonants } from './search-hangul.ts'
import { kanaOf } from './search-kana.ts'
import { readingsOf, rowMatcher } from './search-readings.ts'
import { folded, searchText } from './search-text.ts'

describe('romaji', () => {
  it.each([
    ['robotto', 'ロボット'],
    ['sensaa', 'センサア'],
    ['ko-hi-', 'コーヒー'],
    ['shinkansen', 'しんかんせん'],
    ['konnichiha', 'こんにちは'],
    ['matcha', 'まっちゃ'],
    ['mattya', 'まっちゃ'],
    ['kyouto', 'きょうと'],
    ['firumu', 'フィルム'],
    ['chesu', 'チェス'],
    ['jagaimo', 'じゃがいも'],
    ['tsukue', 'つくえ'],
    ['denchi', 'でんち'],
  ])('%s is %s', (romaji, kana) => {
    expect(kanaOf(romaji)).toBe(folded(kana))
  })

  it.each(['robot', 'cnc', 'led', 'iso', 'oem', 'spindle', 'mini-x', 'あい', '12345'])('%s is none', (term) => {
    expect(kanaOf(term)).toBeNull()
  })
})

describe('hangul', () => {
  it.each([
    ['fhqht', '로봇'],
    ['wjstlwkd', '전시장'],
    ['rlrP', null],
    ['rlrp', '기게'],
    ['ekfr', null],
    ['ekfrehfl', '닭도리'],
    ['robot', null],
    ['spindle', null],
  ])('the keys %s mean %s', (keys, word) => {
    expect(hangulOfKeys(keys)).toBe(word)
  })

  it('gives the initial consonants that a keyboard types', () => {
    expect(initialConsonants('국제전시장 A홀')).toBe(folded('ㄱㅈㅈㅅㅈㅎ'))
    expect(initialConsonants('ABC 机器')).toBe('')
  })
})

describe('readings of names', () => {
  const rows = [
    { name: '瀚林精密机械', syllables: ['han', 'lin', 'jing', 'mi', 'ji', 'xie'] },
    { name: '海汇 AI 机器人', syllables: ['hai', 'hui', 'ji', 'qi', 'ren'] },
    { name: '西安', syllables: ['xi', 'an'] },
    { name: '협동로봇', syllables: [] },
    { name: 'ロボットアーム', syllables: [] },
  ]
  const found = (keyword: string) => {
    const matches = rowMatcher(
      keyword,
      rows.map(({ name }) => searchText(name)),
      () => rows.map(({ name, syllables }) => readingsOf(name, syllables)),
    )
    return rows.flatMap(({ name }, row) => (matches(row) ? [name] : []))
  }

  it.each([
    ['hanlin', ['瀚林精密机械']],
    ['HanLinJing', ['瀚林精密机械']],
    ['jingmi', ['瀚林精密机械']],
    ['jixie', ['瀚林精密机械']],
    ['hljm', ['瀚林精密机械']],
    ['jmjx', ['瀚林精密机械']],
    ['xian', ['西安']],
    ['haihui jiqiren', ['海汇 AI 机器人']],
    ['ㅎㄷㄹㅂ', ['협동로봇']],
    ['ㄹㅂ', ['협동로봇']],
    ['fhqht', ['협동로봇']],
    ['robotto', ['ロボットアーム']],
    // As it is typed goes before how anything is read: no "hai", no "lai".
    ['ai', ['海汇 AI 机器人']],
    // Inside of one syllable nothing begins.
    ['ng', []],
    ['ing', []],
    ['an', []],
  ])('%s finds %j', (keyword, names) => {
    expect(found(keyword)).toEqual(names)
  })

  it('asks for readings only when it needs them', () => {
    let asked = 0
    const matches = rowMatcher('机械', [searchText('精密机械')], () => {
      asked += 1
      return ['']
    })
    expect([matches(0), asked]).toEqual([true, 0])
  })

  it('finds a name by any run of its syllables that is its beginning or longer than one', () => {
    const syllable = fc.constantFrom('hai', 'hui', 'xi', 'an', 'qi', 'zhuang', 'lv', 'e')
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (syllables, a, b) => {
        const from = a % syllables.length
        const to = from + 1 + (b % (syllables.length - from))
        const term = syllables.slice(from, to).join('')
        fc.pre(term.length > 1 && (from === 0 || to - from > 1) && kanaOf(term) === null && !hangulOfKeys(term))
        expect(rowMatcher(term, [''], () => [readingsOf('', syllables)])(0)).toBe(true)
      }),
    )
  })
})
