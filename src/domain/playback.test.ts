import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  chapterAt,
  HEALTHY_AFTER,
  type Playback,
  type Remedy,
  reachOf,
  remedyFor,
  startPlayback,
  type Trouble,
} from './playback.ts'

function actions(sources: number, troubles: readonly (readonly [Trouble, number])[]): Remedy[] {
  let playback: Playback = startPlayback(sources)
  return troubles.map(([trouble, at]) => {
    const { playback: after, remedy } = remedyFor(playback, trouble, at)
    playback = after
    return remedy
  })
}

it('reloads a source three times with growing pauses, then uses the next one, then fails', () => {
  const seen = actions(
    2,
    Array.from({ length: 9 }, (_, n) => ['network', n * 100] as const),
  )
  expect(seen.map(({ act }) => act)).toEqual([
    'reload',
    'reload',
    'reload',
    'next',
    'reload',
    'reload',
    'reload',
    'fail',
    'fail',
  ])
  expect(seen.slice(0, 3).map(({ wait }) => wait)).toEqual([1000, 2000, 4000])
})

it('lets the decoder retry at once after a decoding error', () => {
  expect(actions(1, [['media', 0]])).toEqual([{ act: 'decode', wait: 0 }])
})

it('resets the count after a minute without errors', () => {
  const seen = actions(1, [
    ['stall', 0],
    ['stall', 10],
    ['stall', 20],
    ['stall', 20 + HEALTHY_AFTER],
    ['stall', 30 + HEALTHY_AFTER],
  ])
  expect(seen.map(({ act }) => act)).toEqual(['reload', 'reload', 'reload', 'reload', 'reload'])
})

it('fails after a fixed number of errors of any kind if playback is never healthy', () => {
  const trouble = fc.constantFrom<Trouble>('network', 'media', 'stall')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(trouble, { minLength: 30, maxLength: 60 }), (sources, all) => {
      const seen = actions(
        sources,
        all.map((each, n) => [each, n * 1000] as const),
      )
      const failed = seen.findIndex(({ act }) => act === 'fail')
      expect(failed).toBe(sources * 4 - 1)
      expect(seen.slice(failed).every(({ act }) => act === 'fail')).toBe(true)
    }),
  )
})

it('finds the chapter of a position', () => {
  const chapters = [{ offset: 0 }, { offset: 10 }, { offset: 20.5 }]
  expect([-1, 0, 9.9, 10, 20.5, 99].map((at) => chapterAt(chapters, at))).toEqual([-1, 0, 0, 1, 2, 2])
})

it('reports whether a position is within a stream’s window, with a tolerance at its edges', () => {
  const window = { from: 600, to: 2400 }
  expect([0, 569, 570, 600, 2400, 2430].map((at) => reachOf(at, window))).toEqual([
    ...['gone', 'gone', 'within', 'within', 'within', 'within'],
  ])
  expect(reachOf(2431, window)).toBe('ahead')
})
