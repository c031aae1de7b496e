import { beforeEach, expect, it, vi } from 'vitest'
import { testPageData } from '../../tests/page-data.ts'
import type { ArchiveState } from '../lib/archive-messages.ts'
import { storeForInstalled } from './installed.ts'

const { sent, listeners } = vi.hoisted(() => ({
  sent: [] as unknown[],
  listeners: new Set<(state: ArchiveState) => void>(),
}))
vi.mock('../lib/archive-client.ts', () => ({
  canStoreArchive: () => true,
  sendToArchive: async (_: unknown, request: unknown) => sent.push(request),
  followArchive(_: unknown, listener: (state: ArchiveState) => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))

const report = (state: ArchiveState) => {
  for (const listener of listeners) listener(state)
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('navigator', {})
  sent.length = 0
  listeners.clear()
  return () => vi.unstubAllGlobals()
})

const FULL = { kind: 'failed', why: 'space', stored: null } as const
const READY = { kind: 'ready', pages: 1, bytes: 1, at: 0 } as const

it.each([
  ['stored', READY],
  ['too large for the device', FULL],
])('is not downloaded again once it is %s', async (_case, state) => {
  await storeForInstalled(testPageData())
  report({ kind: 'loading', done: 0.5 })
  report(state)
  await storeForInstalled(testPageData())
  expect(sent).toEqual([{ kind: 'take' }])
})

it('is downloaded by a later page if the network fails or the page closes before its end', async () => {
  await storeForInstalled(testPageData())
  report({ kind: 'failed', why: 'network', stored: null })
  await storeForInstalled(testPageData())
  report({ kind: 'loading', done: 0.5 })
  await storeForInstalled(testPageData())
  expect(sent).toHaveLength(3)
})
