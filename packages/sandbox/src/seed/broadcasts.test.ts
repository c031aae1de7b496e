import { describe, expect, it, test } from 'vitest'
import { fairSize } from '../size.ts'
import { makeFair } from './fair.ts'
import { hourIn } from './zone.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const SAMPLE = new Date('2026-11-19T02:42:00Z')

const fairOf = (now: Date, size = 'fair') => makeFair({ seed: 'fair', size: fairSize(size), now })
const running = ({ lives }: ReturnType<typeof fairOf>, at: number) =>
  lives.filter(({ startTime, endTime }) => Date.parse(startTime) <= at && at < Date.parse(endTime))

describe.each([
  ['the sample fair', SAMPLE, 'fair'],
  ['a small fair', SAMPLE, 'small'],
  ['a fair started at night', new Date('2027-03-04T19:30:00Z'), 'fair'],
  ['a fair started a minute before midnight', new Date('2027-06-01T15:59:00Z'), 'fair'],
] as const)('%s', (_, now, size) => {
  const fair = fairOf(now, size)
  /** 00:00 in Shanghai on the fair's second day. */
  const midnight = Math.floor((now.getTime() + 8 * 60 * MINUTE) / DAY) * DAY - 8 * 60 * MINUTE

  it('has at least four running lives at every minute from its second day to its end', () => {
    const fewest = { at: '', count: Infinity }
    for (let at = midnight; at < midnight + 4 * DAY; at += MINUTE) {
      const count = running(fair, at).length
      if (count < fewest.count) Object.assign(fewest, { at: new Date(at).toISOString(), count })
    }
    expect(fewest.count, fewest.at).toBeGreaterThanOrEqual(4)
  })

  it('has no overlapping lives of the same exhibitor', () => {
    const twice = fair.lives.filter((one) =>
      fair.lives.some(
        (other) =>
          other !== one &&
          other.exhibitorId === one.exhibitorId &&
          one.startTime <= other.startTime &&
          other.startTime < one.endTime,
      ),
    )
    expect(twice.map(({ id }) => id)).toEqual([])
  })

  it('has meetings within opening hours only', () => {
    for (const { startTime, endTime } of fair.meetings) {
      expect(hourIn(new Date(startTime), 'Asia/Shanghai')).toBeGreaterThanOrEqual(9.5)
      expect(hourIn(new Date(endTime), 'Asia/Shanghai')).toBeLessThanOrEqual(18)
    }
  })
})

test('lives at night are hosted by exhibitors in daytime', () => {
  const fair = fairOf(SAMPLE)
  const zones = new Map(fair.exhibitors.map(({ id, timeZone }) => [id, timeZone]))
  const hours = fair.lives.slice(20).map(({ exhibitorId, startTime, endTime }) => {
    const middle = new Date((Date.parse(startTime) + Date.parse(endTime)) / 2)
    return { venue: hourIn(middle, 'Asia/Shanghai'), host: hourIn(middle, zones.get(exhibitorId) ?? 'UTC') }
  })
  expect(hours.filter(({ host }) => host < 7.5 || host > 19)).toEqual([])
  const night = hours.filter(({ venue }) => venue < 6)
  expect(night.length).toBeGreaterThan(20)
  expect(night.filter(({ venue, host }) => venue === host)).toEqual([])
})

test('only the showcase lives run at the sample moment, whenever the fair was made on that day', () => {
  for (const now of [SAMPLE, new Date('2026-11-18T16:00:00Z'), new Date('2026-11-19T15:59:59Z')]) {
    expect(running(fairOf(now), SAMPLE.getTime()).map((live) => live.compose('en-US').title)).toEqual([
      'One clamping, from blank to impeller: the GX-650 at work',
      'A loading cell with a cobot: cycle time and safety in thirty minutes',
      'Tasting the first-flush teas: samples of the 2026 season',
      'The T30 crop-care drone in the field, live from the Chengdu test farm',
      'Noise canceling in ten minutes: the H5 measured in the lab',
      'From chip to lamp: one light along the line',
      'Live from Busan: ready-to-eat seafood along the cold chain',
    ])
  }
})

test('lives of the same exhibitor have different titles', () => {
  const titles = fairOf(SAMPLE).lives.map((live) => `${live.exhibitorId} ${live.compose('ko-KR').title}`)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
