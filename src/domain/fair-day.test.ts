import { describe, expect, it } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { fairDay } from './fair-day.ts'

// Wednesday to Saturday in Shanghai (UTC+8), nine to five.
const FAIR = {
  startTime: '2026-11-18T01:00:00Z',
  endTime: '2026-11-21T09:00:00Z',
  openFrom: '09:00',
  openTo: '17:00',
}
const at = (time: string) => fairDay(parsed(FAIR), parsed('Asia/Shanghai'), new Date(time))

describe('fairDay', () => {
  it.each([
    ['2026-11-16T12:00:00Z', 'before', 2],
    ['2026-11-17T15:59:59Z', 'before', 1],
    // Midnight of the fair's zone, not of UTC.
    ['2026-11-17T16:00:00Z', 'early', 0],
    ['2026-11-18T00:59:59Z', 'early', 0],
    ['2026-11-18T01:00:00Z', 'open', 0],
    ['2026-11-18T08:59:59Z', 'open', 0],
    ['2026-11-18T09:00:00Z', 'closed', 0],
    ['2026-11-18T15:59:59Z', 'closed', 0],
    ['2026-11-18T16:00:00Z', 'early', 0],
    ['2026-11-21T08:59:59Z', 'open', 0],
    ['2026-11-21T09:00:00Z', 'over', 0],
    ['2027-11-19T02:00:00Z', 'over', 0],
  ])('returns for %s the state %s', (time, state, until) => {
    expect(at(time)).toMatchObject({ state, until, days: 4 })
  })

  it('counts the days from midnight in the fair’s time zone', () => {
    expect(
      ['2026-11-18T02:00:00Z', '2026-11-18T15:59:00Z', '2026-11-18T16:00:00Z'].map((time) => at(time).day),
    ).toEqual([1, 1, 2])
  })

  it('counts no day after the midnight at which a fair ends', () => {
    const fair = { ...FAIR, endTime: '2026-11-21T16:00:00Z' }
    const stateAt = (time: string) => fairDay(parsed(fair), parsed('Asia/Shanghai'), new Date(time))
    expect(stateAt('2026-11-21T08:00:00Z')).toMatchObject({ state: 'open', day: 4, days: 4 })
    expect(stateAt('2026-11-21T16:00:00Z')).toMatchObject({ state: 'over', days: 4 })
  })

  it('returns the time of the next change', () => {
    expect(
      ['2026-11-18T00:10:30Z', '2026-11-18T01:00:00Z', '2026-11-18T09:00:00Z'].map((time) => at(time).changesAt),
    ).toEqual(['2026-11-18T01:00:00.000Z', '2026-11-18T09:00:00.000Z', '2026-11-18T16:00:00.000Z'])
  })

  it('returns the time of the next change on a day when the clocks change', () => {
    const changes = (time: string) =>
      fairDay(parsed({ ...FAIR, openFrom: '09:00' }), parsed('Europe/Berlin'), new Date(time))
    expect(changes('2026-10-24T23:00:00Z').changesAt).toBe('2026-10-25T08:00:00.000Z')
    expect(changes('2026-03-28T23:30:00Z').changesAt).toBe('2026-03-29T07:00:00.000Z')
  })

  it('returns the next midnight even if the clocks are put forward at that moment', () => {
    const changes = (time: string) =>
      fairDay(parsed({ ...FAIR, openTo: '17:00' }), parsed('Africa/Cairo'), new Date(time)).changesAt
    expect(changes('2026-04-23T21:30:00Z')).toBe('2026-04-23T22:00:00.000Z')
    expect(changes('2026-10-29T20:30:00Z')).toBe('2026-10-29T22:00:00.000Z')
  })

  it.each([
    ['18:00', '00:00', ['early', 'open', 'open']],
    ['18:00', '02:00', ['early', 'open', 'open']],
    ['00:00', '00:00', ['open', 'open', 'open']],
  ])('is open until midnight if it opens at %s and closes at %s', (openFrom, openTo, states) => {
    const stateAt = (time: string) =>
      fairDay(parsed({ ...FAIR, openFrom, openTo }), parsed('Asia/Shanghai'), new Date(time)).state
    expect(['2026-11-18T09:59:00Z', '2026-11-18T10:00:00Z', '2026-11-18T15:59:00Z'].map(stateAt)).toEqual(states)
  })

  it('returns open all day if the fair has no opening hours', () => {
    const now = new Date('2026-11-18T18:00:00Z')
    expect(fairDay(parsed({ ...FAIR, openFrom: '', openTo: '' }), parsed('Asia/Shanghai'), now).state).toBe('open')
  })
})
