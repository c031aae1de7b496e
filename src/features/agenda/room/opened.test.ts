import { expect, it, vi } from 'vitest'
import { addressOf, openedIn } from './opened.ts'

const opened = (query: string) => openedIn(new URLSearchParams(query))

it('an address opens a recording at a position, or the running room', () => {
  expect(opened('replay=R1&t=360')).toEqual({ kind: 'replay', replayId: 'R1', at: 360, turn: 0 })
  expect(opened('join=1&t=20')).toEqual({ kind: 'room', at: 20, turn: 0 })
  expect(opened('join')).toEqual({ kind: 'room', at: null, turn: 0 })
})

it('an invalid position is ignored, and a position alone opens nothing', () => {
  expect(opened('replay=R1&t=-1')).toMatchObject({ at: null })
  expect(opened('replay=R1&t=soon')).toMatchObject({ at: null })
  expect(opened('t=360')).toBeNull()
})

it('the address of a closed recording or room opens nothing', () => {
  vi.stubGlobal('location', new URL('https://fair.example/live/detail/?id=50001&replay=R1&t=360&join=1'))
  expect(addressOf({ kind: 'replay', replayId: 'R2', at: 20.5, turn: 1 })).toContain('replay=R2&t=20')
  expect(addressOf(null)).toBe('https://fair.example/live/detail/?id=50001')
  vi.unstubAllGlobals()
})
