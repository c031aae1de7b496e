// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOverlay } from './loading-overlay.ts'

// A separate overlay: the last write of another test may still have its 500 ms to run.
let withLoadingOverlay = createOverlay()
beforeEach(() => {
  withLoadingOverlay = createOverlay()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})
const overlays = () => document.querySelectorAll('.loading-overlay')

test('covers the page during writes, and hides 500 ms after the last one (Spec 9)', async () => {
  const ends: (() => void)[] = []
  const write = () => withLoadingOverlay(new Promise<void>((resolve) => ends.push(resolve)))
  const both = Promise.all([write(), write()])
  expect(overlays()).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(600)
  expect(overlays()).toHaveLength(1)
  ends[1]?.()
  await both
  await vi.advanceTimersByTimeAsync(499)
  expect(overlays()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(overlays()).toHaveLength(0)
})

test('removes the overlay after a failed write, and puts it into an open dialog', async () => {
  document.body.innerHTML = '<dialog open></dialog>'
  const failed = withLoadingOverlay(Promise.reject(new Error('no')))
  expect(overlays()[0]?.parentElement?.localName).toBe('dialog')
  await expect(failed).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(500)
  expect(overlays()).toHaveLength(0)
})
