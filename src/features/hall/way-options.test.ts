import { expect, it } from 'vitest'
import { testHall } from '../../domain/way.fixture.ts'
import { stopsOf } from '../../domain/way-stops.ts'
import { readStops } from './way-options.ts'

const stops = ['8.1', 'Hall A, North', 'Hall A'].flatMap((hall) => stopsOf([testHall(hall, [['B12', 0, 0, 60, 60]])]))
const options = stops.map((stop) => ({ stop, label: stop.key, words: stop.key }))

it.each([
  ['8.1 B12,Hall A B12', ['8.1 B12', 'Hall A B12']],
  ['8.1 B12, gone ,,', ['8.1 B12', 'gone']],
  ['Hall A, North B12,8.1', ['Hall A, North B12', '8.1']],
  ['8.1,hall a, north,Hall A', ['8.1', 'hall a, north', 'Hall A']],
  ['', []],
])('the stops in %j are %j', (text, expected) => expect(readStops(options, text)).toEqual(expected))
