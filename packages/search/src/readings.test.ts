import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCorpus, joinCorpora } from './corpus.ts'
import { searchDocument } from './document.ts'
import { findIn } from './engine.ts'
import { hangulOfKeys, initialConsonants } from './hangul.ts'
import { kanaOf } from './kana.ts'
import { readingMatcher, readingsOf } from './readings.ts'
import { folded } from './text.ts'

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
  ])('%s converts to %s', (romaji, kana) => {
    expect(kanaOf(romaji)).toBe(folded(kana))
  })

  it.each(['robot', 'cnc', 'led', 'iso', 'oem', 'spindle', 'mini-x', 'あい', '12345'])(
    '%s does not convert',
    (term) => {
      expect(kanaOf(term)).toBeNull()
    },
  )
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
  ])('the keys %s convert to %s', (keys, word) => {
    expect(hangulOfKeys(keys)).toBe(word)
  })

  it('has initial consonants as a keyboard types them', () => {
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
    const corpus = createCorpus(
      rows.map(({ name }) => searchDocument({ title: name })),
      folded,
      () => rows.map(({ name, syllables }) => readingsOf(name, syllables)),
    )
    return (findIn(keyword, joinCorpora(new Map([['row', corpus]]), folded))?.rows('row') ?? []).map(
      ({ row }) => rows[row]?.name,
    )
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
    // Together with the words for a robot in the other languages.
    ['fhqht', ['海汇 AI 机器人', '협동로봇', 'ロボットアーム']],
    ['robotto', ['ロボットアーム', '海汇 AI 机器人', '협동로봇']],
    // A match as typed takes precedence over readings: no "hai", no "lai".
    ['ai', ['海汇 AI 机器人']],
    // Nothing begins inside a syllable.
    ['ng', []],
    ['ing', []],
    ['an', []],
  ])('%s finds %j', (keyword, names) => {
    expect(found(keyword)).toEqual(names)
  })

  it('are computed only if they are needed', () => {
    let requestCount = 0
    const corpus = createCorpus([searchDocument({ title: '精密机械' })], folded, () => {
      requestCount += 1
      return ['']
    })
    expect([findIn('机械', joinCorpora(new Map([['row', corpus]]), folded))?.rows('row').length, requestCount]).toEqual(
      [1, 0],
    )
  })

  it('match a run of syllables at the start of the name, and a run of two or more anywhere', () => {
    const syllable = fc.constantFrom('hai', 'hui', 'xi', 'an', 'qi', 'zhuang', 'lv', 'e')
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (syllables, a, b) => {
        const from = a % syllables.length
        const to = from + 1 + (b % (syllables.length - from))
        const term = syllables.slice(from, to).join('')
        fc.pre(term.length > 1 && (from === 0 || to - from > 1))
        expect(readingMatcher(term)?.(readingsOf('', syllables))).toBe(true)
      }),
    )
  })
})
