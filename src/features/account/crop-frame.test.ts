import { describe, expect, it } from 'vitest'
import { cropFrame, cutOf, dragged, MIDDLE } from './crop-frame.ts'

describe('a square crop of a picture', () => {
  it('is centred initially', () => {
    expect(cutOf(MIDDLE, 400, 200)).toEqual({ left: 100, top: 0, size: 200 })
    expect(cutOf(MIDDLE, 200, 400)).toEqual({ left: 0, top: 100, size: 200 })
  })

  it('stays within the picture', () => {
    expect(cutOf({ x: 9, y: -9, zoom: 2 }, 400, 200)).toEqual({ left: 300, top: 0, size: 100 })
    expect(cropFrame({ x: 0, y: 0, zoom: 99 }).zoom).toBe(4)
  })

  it('moves against the direction of a drag', () => {
    // 256 pixels of the view are 200 of the picture; 128 of them are 100.
    const moved = dragged(MIDDLE, { x: 128, y: 50 }, 256, 400, 200)
    expect(cutOf(moved, 400, 200)).toEqual({ left: 0, top: 0, size: 200 })
    expect(moved.y).toBe(0.5)
  })
})
