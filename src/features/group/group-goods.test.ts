import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { connected } from '../../../tests/connected.ts'
import { storageStub } from '../../../tests/storage-stub.ts'
import { sessionCache } from '../../stores/session-cache.ts'
import { createGroupGoods } from './group-goods.ts'

const sandbox = createSandbox({ media: false })
afterAll(() => sandbox.close())
beforeEach(() => vi.stubGlobal('sessionStorage', storageStub()))

const cache = sessionCache({ apiBase: '', tenantId: '1001', exhibitionId: '2001', language: 'en-US' })

it('requests each group and kind once, even while the first request is pending (Spec 4)', async () => {
  const { call, requested: promise } = connected(sandbox)
  const goods = createGroupGoods(call, cache)
  const [first, second] = await Promise.all([goods('G05', 'LIVE'), goods('G05', 'LIVE')])
  expect(first?.length).toBeGreaterThan(0)
  expect(second).toBe(first)
  expect(await goods('G05', 'LIVE')).toBe(first)
  expect(promise).toHaveLength(1)
  const meetings = await goods('G05', 'MEETING')
  expect(meetings).not.toEqual(first)
  await goods('G06', 'LIVE')
  expect(promise).toHaveLength(3)
})

it('does not cache a failure', async () => {
  const { call, requested: promise } = connected(sandbox)
  const goods = createGroupGoods(call, cache)
  expect(await goods('none', 'LIVE')).toBeNull()
  expect(await goods('none', 'LIVE')).toBeNull()
  expect(promise).toHaveLength(2)
})

it('requests once per session, and again if the cached value is invalid', async () => {
  const { call, requested: promise } = connected(sandbox)
  const first = await createGroupGoods(call, cache)('G05', 'LIVE')
  expect(await createGroupGoods(call, cache)('G05', 'LIVE')).toEqual(first)
  expect(promise).toHaveLength(1)
  cache.write('LIVE G05', [1])
  expect(await createGroupGoods(call, cache)('G05', 'LIVE')).toEqual(first)
  expect(promise).toHaveLength(2)
})
