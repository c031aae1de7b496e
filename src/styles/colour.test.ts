import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BLACK,
  contrast,
  fromOklch,
  labelOn,
  mix,
  parseHex,
  type Rgb,
  reach,
  toHex,
  toOklch,
  WHITE,
  withAlpha,
} from './colour.ts'

const hex = (text: string): Rgb => parseHex(text) ?? expect.fail(`no colour: ${text}`)
const anyColour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]): Rgb => [r / 255, g / 255, b / 255])

describe('parseHex', () => {
  it('reads three, six and eight digits, in either case', () => {
    expect(parseHex('#0b5c63')?.map((v) => Math.round(v * 255))).toEqual([11, 92, 99])
    expect(hex('#FC0')).toEqual(hex('#ffcc00'))
  })
  it('blends a colour with alpha into its background', () => {
    expect(toHex(parseHex('#00000080', WHITE) ?? BLACK)).toBe('#7f7f7f')
    expect(toHex(parseHex('#ffffff00', BLACK) ?? WHITE)).toBe('#000000')
  })
  it.each(['', 'red', '#12345', '#ggg', 'rgb(1 2 3)', '#0b5c63;}html{display:none'])('returns null for %s', (text) => {
    expect(parseHex(text)).toBeNull()
  })
})

// CSS Color 4's sample conversions.
describe('OKLCH', () => {
  it.each([
    ['#ff0000', 0.62796, 0.25768, 29.234],
    ['#008000', 0.51975, 0.17686, 142.495],
    ['#0000ff', 0.45201, 0.31321, 264.052],
    ['#ffff00', 0.96798, 0.21101, 109.769],
  ])('%s is %f %f %f', (text, l, c, h) => {
    const [gotL, gotC, gotH] = toOklch(hex(text))
    expect(gotL).toBeCloseTo(l, 4)
    expect(gotC).toBeCloseTo(c, 4)
    expect(gotH).toBeCloseTo(h, 2)
  })
  it('is converted back to the same colour', () => {
    fc.assert(fc.property(anyColour, (rgb) => toHex(fromOklch(toOklch(rgb))) === toHex(rgb)))
  })
  it('reduces the chroma of a colour outside sRGB, and preserves lightness and hue', () => {
    const [l, c, h] = toOklch(fromOklch([0.7, 0.4, 150]))
    expect(l).toBeCloseTo(0.7, 2)
    expect(h).toBeCloseTo(150, 0)
    expect(c).toBeLessThan(0.25)
  })
})

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
  ])('of %s on %s is %f', (a, b, ratio) => {
    expect(contrast(hex(a), hex(b))).toBeCloseTo(ratio, 2)
    expect(contrast(hex(b), hex(a))).toBeCloseTo(ratio, 2)
  })
  it('of the better label is at least 4.58 on any background', () => {
    fc.assert(fc.property(anyColour, (ground) => contrast(labelOn(ground), ground) >= 4.58))
  })
})

describe('mix', () => {
  it('interpolates in OKLab', () => expect(toHex(mix(WHITE, 0.5, BLACK))).toBe('#636363'))
  it('returns its ends at 0 and 1', () => {
    expect(toHex(mix(hex('#b3202c'), 1, WHITE))).toBe('#b3202c')
    expect(toHex(mix(hex('#b3202c'), 0, WHITE))).toBe('#ffffff')
  })
})

describe('reach', () => {
  it('returns a colour that passes unchanged', () => {
    const ink = hex('#0b5c63')
    expect(reach(ink, [WHITE], 4.5)).toBe(ink)
  })
  it('reaches the ratio on any single background, with no more change than needed', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (colour, ground) => {
        const moved = reach(colour, [ground], 4.5)
        if (!moved) return false
        const ratio = contrast(moved, ground)
        // One step of lightness changes a ratio of 4.5 by well under a fifth.
        return ratio >= 4.5 && (contrast(colour, ground) >= 4.5 || ratio < 5.4)
      }),
    )
  })
  it('returns null if light and dark backgrounds cannot be met at once', () => {
    expect(reach(hex('#888888'), [WHITE, BLACK], 7)).toBeNull()
  })
})

it('formats the alpha variant as CSS', () => expect(withAlpha(hex('#0b5c63'), 0.45)).toBe('rgb(11 92 99 / .45)'))
