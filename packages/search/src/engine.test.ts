import { describe, expect, it } from 'vitest'
import { createCorpus, joinCorpora } from './corpus.ts'
import { type SearchDocument, searchDocument } from './document.ts'
import { findIn } from './engine.ts'
import { folded } from './text.ts'

function find(keyword: string, ...documents: readonly Partial<SearchDocument>[]) {
  const corpus = createCorpus(documents.map(searchDocument), folded)
  const found = findIn(keyword, joinCorpora(new Map([['EXHIBITOR', corpus]]), folded))
  const rows = found?.rows('EXHIBITOR').map(({ row }) => row) ?? []
  return { rows, why: rows.map((row) => found?.why('EXHIBITOR', row)?.text) }
}

describe('why a row was found', () => {
  it('is the part of a long text that contains the match, with and without spaces', () => {
    const [chinese, english] = ['展会介绍精密机械与自动化设备', 'All about machine tools and robots and more. ']
    expect(find('激光', { title: 'A', texts: [`${chinese.repeat(8)}激光切割${chinese.repeat(8)}`] }).why).toEqual([
      expect.stringMatching(/^….+激光切割.+…$/),
    ])
    expect(
      find('laser', { title: 'A', texts: [`${english.repeat(4)}Laser cutting. ${english.repeat(4)}`] }).why,
    ).toEqual(['…and robots and more. Laser cutting. All about machine tools…'])
  })
})

it('a pasted text of more words than can be required together still finds what has most of them', () => {
  const words = [...'abcdefghijklmnopqrstuvwxyz0123456789'].map((letter) => `q${letter}`)
  const most = words.filter((_, at) => at !== 33)
  expect(find(words.join(' '), { title: most.join(' ') }, { title: words[33] ?? '' }).rows).toEqual([0])
})

describe('booths', () => {
  const documents = [
    { title: 'Alpha', booth: { hall: 'Hall 8', stand: 'AA07' } },
    { title: 'Beta', booth: { hall: 'Hall 8', stand: 'B12-14' } },
    { title: 'Gamma', booth: { hall: 'North Hall', stand: 'B12' } },
  ]

  it.each([
    ['aa07', 0],
    ['AA 07', 0],
    ['aa-7', 0],
    ['Hall 8 AA07', 0],
    ['B12-14', 1],
    ['B12', 2],
    ['North Hall B12', 2],
  ])('are found in the form in which the fair writes them: %s', (keyword, row) => {
    expect(find(keyword, ...documents).rows).toEqual([row])
  })
})
