import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { narrowedBy } from './facets.ts'
import { foldedLetters, markedPieces } from './marks.ts'
import { folded, hasTerms, searchText, termsOf } from './text.ts'

const letters = fc.constantFrom(...'abZ09é- ,・ーロぼッパ机器東京국제전시장𠮷'.split(/(?:)/u), 'ｶﾞ', '\u30cf\u3099')
const text = fc.string({ unit: letters, maxLength: 20 })

describe('marks', () => {
  it('ignore blank phrases of a platform', () => {
    expect(markedPieces('Robot arm', 'arm', ['', ' '])).toEqual([
      { text: 'Robot ', marked: false },
      { text: 'arm', marked: true },
    ])
  })

  const shown = (name: string, keyword: string) =>
    markedPieces(name, keyword)
      .map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece))
      .join('')

  it.each([
    ['协作机器人', '机器人', '协作[机器人]'],
    ['GX-650 centre', 'gx650', '[GX-650] centre'],
    ['18,000 rpm', '18000', '[18,000] rpm'],
    ['Köln Messe', 'koln', '[Köln] Messe'],
    ['協働ﾛﾎﾞｯﾄ', 'ロボット', '協働[ﾛﾎﾞｯﾄ]'],
    ['協働ロボット', 'robotto', '協働[ロボット]'],
    ['국제 전시장', '국제전시장', '[국제 전시장]'],
    ['협동로봇', 'ㄹㅂ', '협동[로봇]'],
    ['협동로봇', 'fhqht', '협동[로봇]'],
    ['Robot arm for robots', 'robot arm', '[Robot] [arm] for [robot]s'],
    ['plain', '', 'plain'],
  ])('in %s for the keyword %s: %s', (name, keyword, marked) => {
    expect(shown(name, keyword)).toBe(marked)
  })

  it('preserve the text, use the folding of the search, and exist for every found term', () => {
    fc.assert(
      fc.property(text, text, (name, keyword) => {
        const pieces = markedPieces(name, keyword)
        expect(pieces.map((piece) => piece.text).join('')).toBe(name.normalize('NFC'))
        expect(
          foldedLetters(name)
            .map(({ letter }) => letter)
            .join(''),
        ).toBe(folded(name))
        const terms = termsOf(keyword)
        const found = terms.some((term) => hasTerms(searchText(name), [term]))
        if (found) expect(pieces.some(({ marked }) => marked)).toBe(true)
      }),
    )
  })
})

describe('facets of index results', () => {
  const items = [
    { region: ['CN', 'CN-ZJ'], tag: ['ce'] },
    { region: ['CN'], tag: [] },
    { region: ['JP'], tag: ['ce', 'oem'] },
  ]
  const labels = {
    region: ['CN', 'CN-ZJ', 'JP', 'KR'].map((value) => ({ value, label: value, count: 9 })),
    tag: ['ce', 'oem'].map((value) => ({ value, label: value, count: 9 })),
  }
  const counted = (chosen: Record<string, string[]>) => {
    const { items: kept, facets } = narrowedBy(items, (item) => item, labels, chosen)
    const reported = Object.entries(facets).map(([name, values]) => [
      name,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ])
    return [kept.length, Object.fromEntries(reported)]
  }

  it('count the results for each value with the other filters applied', () => {
    expect(counted({})).toEqual([3, { region: { CN: 2, 'CN-ZJ': 1, JP: 1 }, tag: { ce: 2, oem: 1 } }])
    expect(counted({ region: ['CN'] })).toEqual([2, { region: { CN: 2, 'CN-ZJ': 1, JP: 1 }, tag: { ce: 1, oem: 0 } }])
    expect(counted({ region: ['KR'], tag: ['oem'] })).toEqual([
      0,
      { region: { CN: 0, 'CN-ZJ': 0, JP: 1, KR: 0 }, tag: { ce: 0, oem: 0 } },
    ])
  })
})
