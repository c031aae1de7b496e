import { expect, test } from 'vitest'
import { hallMap } from './hall-plan.ts'
import { testHall } from './way.fixture.ts'
import { stopIn, stopOf, stopsOf } from './way-stops.ts'

/** Exhibitors that share a booth, which each of them writes differently. */
const STANDS = ['B12', 'B 12', 'b-12', 'B14']

test('a booth in several spellings is one booth, on a generated map and as a stop with all of its exhibitors', () => {
  const map = hallMap([], '8.1', STANDS)
  expect(map.booths).toHaveLength(2)
  const exhibitors = STANDS.map((stand, n) => ({ id: `E${n}`, name: `Exhibitor ${n}`, stand }))
  const stop = stopOf(stopsOf([{ hall: '8.1', name: '8.1', slug: '8.1', map, exhibitors }]), '8.1 B12')
  expect(stop?.kind === 'booth' && stop.exhibitors.map(({ id }) => id)).toEqual(['E0', 'E1', 'E2'])
})

const named = ['Hall A', 'Hall A North'].map((hall) =>
  testHall(hall, [
    ['12', 0, 0, 60, 60],
    ['B02', 90, 0, 60, 60],
  ]),
)

test.each([
  ['Hall A 12', 'Hall A 12'],
  ['hall  a b-2', 'Hall A B02'],
  ['Hall A North B 02', 'Hall A North B02'],
  ['Hall A North 13', undefined],
])('%j is the booth %s of a hall whose name has spaces', (text, key) =>
  expect(stopOf(stopsOf(named), text)?.key).toBe(key),
)

test.each([
  ['Room 2, Hall A', 'Hall A'],
  ['Room 2, Hall A North', 'Hall A North'],
])('%j is in %s', (text, key) => expect(stopIn(stopsOf(named), text)?.key).toBe(key))

const numbered = ['1', '2'].map((hall) => testHall(hall, [['B02', 90, 0, 60, 60]]))

test.each([
  ['2', '2'],
  ['Hall 2', '2'],
  ['Main stage, hall 2', '2'],
  ['H2, east entrance', '2'],
  ['2号馆 会议室1', '2'],
  ['2ホール', '2'],
  ['第2展馆', '2'],
  ['2 전시관', '2'],
  ['Entrance, 2 pm', undefined],
  ['Meeting room 2', undefined],
  ['会议室2', undefined],
  ['1号馆 2楼', '1'],
  ['Room 2, hall 1', '1'],
  ['展馆2', '2'],
  ['Hall 2.1', undefined],
])('%j is in the hall %s that has only a number for a name', (text, key) =>
  expect(stopIn(stopsOf(numbered), text)?.key).toBe(key),
)
