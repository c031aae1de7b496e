// @vitest-environment jsdom
import { THROTTLE_MS } from '@fair/contract/rules/limits.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startGallery } from './gallery.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('marks the thumbnail of the current picture at most once per 200 ms while the pictures scroll', () => {
  const pictures = '<div><img alt="" data-picture=""><img alt="" data-picture=""></div>'
  document.body.innerHTML = `<div data-gallery="">${pictures}<a data-thumb=""></a><a data-thumb=""></a></div>`
  const strip = document.querySelector<HTMLElement>('[data-gallery] > div') as HTMLElement
  const scrollLeft = vi.fn(() => 0)
  Object.defineProperties(strip, { scrollLeft: { get: scrollLeft }, clientWidth: { value: 100 } })
  startGallery()
  const current = () =>
    [...document.querySelectorAll('[data-thumb]')].findIndex((thumb) => thumb.hasAttribute('aria-current'))
  for (const at of [0, 20, 60, 100]) {
    scrollLeft.mockReturnValue(at)
    strip.dispatchEvent(new Event('scroll'))
  }
  expect([scrollLeft.mock.calls.length, current()]).toEqual([1, 0])
  vi.advanceTimersByTime(THROTTLE_MS)
  expect([scrollLeft.mock.calls.length, current()]).toEqual([2, 1])
})
