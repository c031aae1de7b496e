// @vitest-environment jsdom
import { act } from 'react'
// biome-ignore lint/style/noRestrictedImports: the test renders it as OverlayHost does
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Hook = () => { busy: boolean; write: (work: () => Promise<void>) => void }

function Send({ useHook, work }: { useHook: Hook; work: () => Promise<void> }) {
  const { busy, write } = useHook()
  return (
    <button type="button" aria-busy={busy} onClick={() => write(work)}>
      Send
    </button>
  )
}

it('covers the page while the write is pending and for 500 ms after it, and starts no second one', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // Another file may have left a write whose 500 ms are still to run.
  vi.resetModules()
  const { useBlockingWrite } = await import('./useBlockingWrite.ts')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => act(async () => root.unmount()))
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  await act(async () => root.render(<Send useHook={useBlockingWrite} work={work} />))
  const button = place.querySelector('button')
  const overlays = () => document.querySelectorAll('.loading-overlay').length
  await act(async () => button?.click())
  await act(async () => button?.click())
  expect([ends.length, overlays(), button?.getAttribute('aria-busy')]).toEqual([1, 1, 'true'])
  await act(async () => ends[0]?.())
  await act(async () => vi.advanceTimersByTime(499))
  expect([overlays(), button?.getAttribute('aria-busy')]).toEqual([1, 'false'])
  await act(async () => vi.advanceTimersByTime(1))
  expect(overlays()).toBe(0)
})
