import { describe, expect, it } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import {
  actualSpan,
  assumedSpan,
  phaseNow,
  phaseOfParsed,
  phaseOfSpans,
  type RunState,
  spansOf,
  spanText,
} from './phase.ts'

const NOW = new Date('2026-11-19T02:42:00Z')
const at = (time: string) => new Date(`2026-11-19T${time}:00Z`)
const item = (from: string, to: string, state?: RunState) => ({
  startTime: `2026-11-19T${from}:00Z`,
  endTime: `2026-11-19T${to}:00Z`,
  ...(state && { state }),
})

describe('a span', () => {
  it.each([
    ['upcoming', 'next'],
    ['live', 'now'],
    ['running', 'now'],
    ['ended', 'past'],
    ['replay', 'past'],
  ] as const)(
    'in the state %s has the phase %s at the time of the response, whatever the clock shows',
    (state, phase) => {
      for (const each of [
        item('01:00', '02:00', state),
        item('02:00', '03:00', state),
        item('03:00', '04:00', state),
      ]) {
        expect(phaseNow(parsed(each), NOW)).toBe(phase)
        const span = actualSpan(parsed(each), NOW)
        expect(span && phaseOfSpans([span], NOW)).toBe(phase)
      }
    },
  )

  it('follows the clock after the response', () => {
    const phase = (each: ReturnType<typeof item>, time: string) => {
      const span = actualSpan(parsed(each), NOW)
      return span && phaseOfSpans([span], at(time))
    }
    // As planned.
    expect([
      phase(item('03:00', '04:00', 'upcoming'), '03:00'),
      phase(item('03:00', '04:00', 'upcoming'), '04:00'),
    ]).toEqual(['now', 'past'])
    // Started early; past its end, when the platform is trusted for an hour; ended early, permanently.
    expect([phase(item('03:00', '04:00', 'live'), '03:59'), phase(item('03:00', '04:00', 'live'), '04:00')]).toEqual([
      'now',
      'past',
    ])
    expect([phase(item('01:00', '02:00', 'live'), '03:41'), phase(item('01:00', '02:00', 'live'), '03:42')]).toEqual([
      'now',
      'past',
    ])
    expect(phase(item('02:00', '04:00', 'ended'), '03:00')).toBe('past')
    // Not started on time.
    expect([
      phase(item('02:30', '04:00', 'upcoming'), '03:30'),
      phase(item('02:30', '04:00', 'upcoming'), '03:50'),
    ]).toEqual(['next', 'now'])
  })

  it('follows the clock if the platform reports no state, and is null without valid times', () => {
    expect(actualSpan(parsed(item('02:00', '03:00', 'offline')), NOW)).toEqual(item('02:00', '03:00'))
    expect(actualSpan(parsed(item('02:00', '03:00')), NOW)).toEqual(item('02:00', '03:00'))
    expect(actualSpan(parsed({ startTime: 'soon', endTime: 'later', state: 'live' }), NOW)).toBeNull()
  })
})

it('of several spans, a running one takes precedence over an upcoming one, and that over past ones', () => {
  const spans = [item('01:00', '02:00'), item('04:00', '05:00'), item('02:00', '03:00')]
  expect(['02:42', '03:30', '05:00'].map((time) => phaseOfSpans(parsed(spans), at(time)))).toEqual([
    'now',
    'next',
    'past',
  ])
})

it('writes spans to an attribute without those that do not parse, and reads the same phases from it', () => {
  const spans = [item('01:00', '02:00'), item('04:00', '05:00'), { startTime: 'soon', endTime: 'later' }]
  const text = spanText(parsed(spans))
  expect(spansOf(text)).toEqual([
    { start: at('01:00').getTime(), end: at('02:00').getTime() },
    { start: at('04:00').getTime(), end: at('05:00').getTime() },
  ])
  for (const time of ['00:59', '01:00', '02:00', '04:59', '05:00']) {
    expect(phaseOfParsed(spansOf(text), at(time).getTime())).toBe(phaseOfSpans(parsed(spans), at(time)))
  }
  expect(phaseOfParsed(spansOf('soon'), NOW.getTime())).toBeNull()
})

it('a span without a length is never running', () => {
  const moment = item('02:42', '02:42')
  const times = ['02:41', '02:42', '02:43']
  expect(times.map((time) => phaseOfSpans(parsed([moment]), at(time)))).toEqual(['next', 'past', 'past'])
  expect(actualSpan(parsed(moment), NOW)).toEqual(moment)
})

it('a span with an unknown end is assumed to last an hour', () => {
  expect([at('02:42'), at('03:41'), at('03:42')].map((time) => phaseOfSpans([assumedSpan(NOW)], time))).toEqual([
    'now',
    'now',
    'past',
  ])
})
