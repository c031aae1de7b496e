import { describe, expect, it } from 'vitest'
import { HALLS } from '../seed/halls.ts'
import { PLAN_NAMES, parseMedia, planPicture } from './address.ts'
import { CONCOURSE, HALL_RECTS } from './plan-layout.ts'
import { renderSvg } from './svg/svg.ts'

function drawn(url: string): string {
  const media = parseMedia(url)
  if (!media) throw new Error(`no picture: ${url}`)
  return renderSvg(media)
}

describe('plan pictures', () => {
  it('have their own URLs, and no others are valid', () => {
    expect(planPicture('halls')).toEqual({ url: '/media/plan/halls', width: 1200, height: 800 })
    expect(PLAN_NAMES.map((name) => parseMedia(planPicture(name).url))).toEqual([
      { kind: 'plan', seed: 'halls' },
      { kind: 'plan', seed: 'area' },
    ])
    for (const url of ['/media/plan/', '/media/plan/city', '/media/plan/halls/mist']) {
      expect(parseMedia(url), url).toBeUndefined()
    }
  })

  it('contain no text, and are rendered the same each time', () => {
    for (const name of PLAN_NAMES) {
      const svg = drawn(planPicture(name).url)
      expect(svg).not.toMatch(/<text|NaN|undefined/)
      expect(drawn(planPicture(name).url)).toBe(svg)
    }
  })

  it('show every hall once, beside the concourse and with its number', () => {
    expect([...HALL_RECTS.keys()].toSorted()).toEqual(HALLS.map(([hall]) => hall).toSorted())
    for (const [hall, { top, height }] of HALL_RECTS) {
      const isNorth = top + height <= CONCOURSE.top
      expect(isNorth || top >= CONCOURSE.top + CONCOURSE.height, hall).toBe(true)
    }
    // One group of strokes per number, of three characters each.
    const strokes = drawn(planPicture('halls').url).match(/<g transform[^>]*>(?:<path [^>]*>){3}<\/g>/g)
    expect(strokes).toHaveLength(HALLS.length)
  })
})
