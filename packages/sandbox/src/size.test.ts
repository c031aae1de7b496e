import { describe, expect, it } from 'vitest'
import { fairSize } from './size.ts'

describe('fairSize', () => {
  it('accepts names and numbers, also as text', () => {
    expect(fairSize('fair')).toEqual({ exhibitors: 240, exhibits: 1200, news: 80 })
    expect(fairSize(20_000)).toEqual({ exhibitors: 4000, exhibits: 20_000, news: 200 })
    expect(fairSize('1')).toEqual({ exhibitors: 1, exhibits: 1, news: 12 })
  })

  it.each(['huge', '', '0', '-5', '1.5', '1e3', '100001', 'constructor', Number.NaN])('refuses %s', (size) => {
    expect(() => fairSize(size)).toThrow(RangeError)
  })
})
