// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react'
// biome-ignore lint/style/noRestrictedImports: a component alone, without an island around it
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { machineTime, setOffset } from '../lib/clock.ts'
import { useNow } from './useNow.ts'

const DAY = 24 * 60 * 60 * 1000

function Clock() {
  const now = useNow(60_000)
  useLayoutEffect(() => setOffset(-7 * DAY), [])
  return <time>{now.toISOString()}</time>
}

it('shows the platform’s time also where the clock is corrected before it listens', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<Clock />))
  expect(Date.parse(box.textContent ?? '')).toBeLessThan(machineTime() - 6 * DAY)
  await act(async () => root.unmount())
  setOffset(0)
})
