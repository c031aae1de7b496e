import { describe, expect, it } from 'vitest'
import { retainedAssets } from './retained-assets.ts'

const DAY = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-19T02:42:00Z')
const at = (days: number) => new Date(now + days * DAY).toISOString()

describe('assets of earlier releases', () => {
  it('are retained for the given days after the last release that used them', () => {
    const former = { assets: ['a', 'same'], carried: { b: at(-6.9), c: at(-7), back: at(-1) } }
    expect(retainedAssets(former, ['same', 'back'], now, 7)).toEqual({ a: at(0), b: at(-6.9) })
  })

  it('are retained when the clock jumps', () => {
    const former = { assets: ['a'], carried: { b: at(400), broken: 'no time' } }
    expect(retainedAssets(former, [], now, 7)).toEqual({ a: at(0), b: at(0), broken: at(0) })
    expect(retainedAssets({ assets: ['a'], carried: {} }, [], now + 400 * DAY, 7)).toEqual({ a: at(400) })
  })

  it('are not retained for a first release or for 0 days', () => {
    expect(retainedAssets(null, ['a'], now, 7)).toEqual({})
    expect(retainedAssets({ assets: ['a'], carried: {} }, [], now, 0)).toEqual({})
  })
})
