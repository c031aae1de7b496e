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
  it('lays a colour with alpha on its ground', () => {
    expect(toHex(parseHex('#00000080', WHITE) ?? BLACK)).toBe('#7f7f7f')
    expect(toHex(parseHex('#ffffff00', BLACK) ?? WHITE)).toBe('#000000')
  })
  it.each(['', 'red', '#12345', '#ggg', 'rgb(1 2 3)', '#0b5c63;}html{display:none'])('refuses %s', (text) => {
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
  it('comes back to the same colour', () => {
    fc.assert(fc.property(anyColour, (rgb) => toHex(fromOklch(toOklch(rgb))) === toHex(rgb)))
  })
  it('takes back the chroma of what sRGB cannot show, and keeps lightness and hue', () => {
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
  it('of the better label is at least 4.58 on any ground', () => {
    fc.assert(fc.property(anyColour, (ground) => contrast(labelOn(ground), ground) >= 4.58))
  })
})

describe('mix', () => {
  it('goes through OKLab', () => expect(toHex(mix(WHITE, 0.5, BLACK))).toBe('#636363'))
  it('gives the ends back', () => {
    expect(toHex(mix(hex('#b3202c'), 1, WHITE))).toBe('#b3202c')
    expect(toHex(mix(hex('#b3202c'), 0, WHITE))).toBe('#ffffff')
  })
})

describe('reach', () => {
  it('leaves alone what passes', () => {
    const ink = hex('#0b5c63')
    expect(reach(ink, [WHITE], 4.5)).toBe(ink)
  })
  it('reaches any ratio that a single ground allows, and moves no further than it must', () => {
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
  it('answers null where light and dark grounds cannot be met at once', () => {
    expect(reach(hex('#888888'), [WHITE, BLACK], 7)).toBeNull()
  })
})

it('writes the alpha variant as CSS', () => expect(withAlpha(hex('#0b5c63'), 0.45)).toBe('rgb(11 92 99 / .45)'))
