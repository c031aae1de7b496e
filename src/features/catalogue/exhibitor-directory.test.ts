import { toExhibitorSummary } from '@fair/contract/rules/summaries.ts'
import { SAMPLE_NOW } from '@fair/sandbox/app.ts'
import { fixtureFair } from '@fair/sandbox/testing/fixture-fair.ts'
import { expect, test } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { LETTERS, letterId } from '../../components/letters.ts'
import { directoryGroups, directoryPages, hallsOf } from './exhibitor-directory.ts'

const exhibitors = fixtureFair(SAMPLE_NOW).exhibitors.map((each) => each.compose('en-US'))
const [first] = exhibitors
if (!first) throw new Error('no exhibitor')
const named = (exhibitorName: string, initial: string, exhibitorId = exhibitorName) => ({
  ...toExhibitorSummary(first),
  exhibitorId,
  exhibitorName,
  initial,
})

test('lists every exhibitor once', () => {
  const groups = directoryGroups(parsed(exhibitors), 'en-US')
  expect(groups.flatMap(({ entries }) => entries.map(({ id }) => id)).sort()).toEqual(
    exhibitors.map((each) => each.exhibitorId).sort(),
  )
})

test('groups exhibitors by initial, and sorts them by the language’s collation with numeric order', () => {
  const groups = directoryGroups(
    parsed([named('Zeta 10', 'Z'), named('zeta 9', 'Z'), named('Alpha', 'A'), named('3M', '#'), named('?', '?')]),
    'en-US',
  )
  expect(groups.map(({ letter, entries }) => [letter, ...entries.map(({ name }) => name)])).toEqual([
    ['A', 'Alpha'],
    ['Z', 'zeta 9', 'Zeta 10'],
    ['#', '?', '3M'],
  ])
})

test('sorts exhibitors with the same name alike in every build', () => {
  const both = [named('Same', 'S', '2'), named('Same', 'S', '1')]
  expect(directoryGroups(parsed(both), 'ko-KR')).toEqual(directoryGroups(parsed(both.toReversed()), 'ko-KR'))
})

test('pages list every exhibitor once in group order, and have the same count in all languages', () => {
  const all = directoryGroups(parsed(exhibitors), 'ja-JP')
  const ids = (groups: typeof all) => groups.flatMap(({ entries }) => entries.map(({ id }) => id))
  const pages = directoryPages(all, 7)
  expect(pages.flatMap(({ groups }) => ids(groups))).toEqual(ids(all))
  expect(pages.every(({ groups }) => ids(groups).length <= 7)).toBe(true)
  expect(directoryPages(directoryGroups(parsed(exhibitors), 'zh-CN'), 7)).toHaveLength(pages.length)
  expect(directoryPages([])).toMatchObject([{ pageNum: 1, total: 0, groups: [] }])
})

test('every letter has its own id', () => {
  expect(new Set(LETTERS.map(letterId)).size).toBe(27)
  expect(LETTERS.map(letterId)).not.toContain('#')
})

test('counts each hall once', () => {
  expect(hallsOf(parsed(exhibitors))).toBe(new Set(exhibitors.map((each) => each.booth.hall)).size)
  expect(hallsOf([])).toBe(0)
  const inHalls = (...halls: string[]) =>
    halls.map((hall) => ({ ...toExhibitorSummary(first), booth: { hall, stand: '' } }))
  expect(hallsOf(parsed(inHalls('', ' ', 'Hall A', 'hall a')))).toBe(1)
})
