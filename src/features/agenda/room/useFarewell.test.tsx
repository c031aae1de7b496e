// @vitest-environment jsdom
import type { StreamStatus } from '@fair/contract/stream.ts'
import { act } from 'react'
// biome-ignore lint/style/noRestrictedImports: the test renders it as OverlayHost does
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { forgetLogin, storeLogin } from '../../../stores/login.ts'
import { useFarewell } from './useFarewell.ts'

vi.mock('../../shared/style-sheets.ts', () => ({ dialogSheet: async () => {} }))

function Shows({ status }: { status: StreamStatus['status'] }) {
  return useFarewell(null, 'live', { status } as StreamStatus)?.reason ?? 'in'
}

afterEach(() => act(async () => forgetLogin(true)))

it.each(['logged in, without a connection for commands', 'signed out'])('a live that ends is left: %s', async (who) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  if (who !== 'signed out') await act(async () => storeLogin({ authorization: 'token-1', userId: 'U1' }))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () => root.render(<Shows status="STREAMING" />))
  expect(place.textContent).toBe('in')
  await act(async () => root.render(<Shows status="ENDED" />))
  expect(place.textContent).toBe('ended')
})
