// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react'
// biome-ignore lint/style/noRestrictedImports: renders a component without an island around it
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setOffset } from '../lib/clock.ts'
import { useNow } from './useNow.ts'

const DAY = 24 * 60 * 60 * 1000

function Clock() {
  const now = useNow(60_000)
  useLayoutEffect(() => setOffset(-7 * DAY), [])
  return <time>{now.toISOString()}</time>
}

it('shows the platform’s time even if the clock is corrected before the component subscribes', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 19) })
  onTestFinished(() => void vi.useRealTimers())
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<Clock />))
  expect(box.textContent).toBe('2026-11-12T00:00:00.000Z')
  await act(async () => root.unmount())
  setOffset(0)
})
