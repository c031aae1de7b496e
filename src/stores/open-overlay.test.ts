import { afterEach, describe, expect, it } from 'vitest'
import { closeOverlay, isOpen, openOverlay } from './open-overlay.ts'
import { $overlay } from './overlay.ts'

const at = { pathname: '/exhibits/detail/1/', search: '' }
const kinds = () => $overlay.get().map(({ kind }) => kind)

afterEach(() => {
  for (const { kind } of $overlay.get()) closeOverlay(kind)
})

describe('overlays', () => {
  it('are stacked, with the last one on top', () => {
    openOverlay('inquire', { at })
    openOverlay('login', null)
    expect(kinds()).toEqual(['inquire', 'login'])
    closeOverlay('login')
    expect(kinds()).toEqual(['inquire'])
    expect([isOpen('inquire'), isOpen('login')]).toEqual([true, false])
  })

  it('exist once per kind, and are mounted again for each opening', () => {
    openOverlay('chat', { at })
    const first = $overlay.get()[0]?.opening ?? 0
    openOverlay('chat', { at, chatgroupId: 'CG-1' })
    expect(kinds()).toEqual(['chat'])
    expect($overlay.get()[0]?.opening).not.toBe(first)
    // A late answer of the first overlay closes no other.
    closeOverlay(first)
    expect(kinds()).toEqual(['chat'])
  })

  it('that are not open do not notify listeners when they are closed', () => {
    let reported = 0
    const stop = $overlay.listen(() => {
      reported += 1
    })
    closeOverlay('card')
    stop()
    expect(reported).toBe(0)
  })
})
