import { audience } from '@fair/contract/audience.ts'
import { search } from '@fair/contract/search.ts'
import { user } from '@fair/contract/user.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { cacheVisitorAnswers } from './browser-visitor-cache.ts'
import type { Call } from './client.ts'

const request = vi.fn()
let visitor: string
let call: Call
beforeEach(() => {
  visitor = 'T1'
  request.mockReset().mockImplementation(async () => ({ ok: true, data: request.mock.calls.length }))
  call = cacheVisitorAnswers(request as unknown as Call, new Map(), () => visitor)
})

test('concurrent and later calls share one response, and no caller’s signal aborts it', async () => {
  const signal = AbortSignal.abort()
  const both = await Promise.all([call(user.info, {}, { signal }), call(user.info, {})])
  expect([...both, await call(user.info, {})]).toEqual(Array(3).fill({ ok: true, data: 1 }))
  // No caller's signal aborts what others wait for.
  expect(request.mock.calls).toEqual([[user.info, {}, {}]])
})

test('caches each call separately, and sends calls that are not cached every time', async () => {
  expect(await call(user.info, {})).toEqual({ ok: true, data: 1 })
  expect(await call(audience.byUser, {})).toEqual({ ok: true, data: 2 })
  await call(search.exhibitor, {})
  await call(search.exhibitor, {})
  expect(request).toHaveBeenCalledTimes(4)
})

test('requests again for another visitor', async () => {
  await call(user.info, {})
  visitor = 'T2'
  expect(await call(user.info, {})).toEqual({ ok: true, data: 2 })
})

test('clears the cache after a change, including responses received during the change', async () => {
  await call(user.info, {})
  const changed = call(user.updatePicture, { fileId: null })
  await call(audience.byUser, {})
  await changed
  await call(user.info, {})
  await call(audience.byUser, {})
  expect(request.mock.calls.map(([{ path }]) => path)).toEqual(
    [user.info, user.updatePicture, audience.byUser, user.info, audience.byUser].map(({ path }) => path),
  )
})

test('does not cache a failure', async () => {
  request.mockResolvedValueOnce({ ok: false, code: 'network', message: '' })
  expect(await call(user.info, {})).toMatchObject({ ok: false })
  expect(await call(user.info, {})).toMatchObject({ ok: true })
})

test('caches the response of a fresh request in place of the earlier one', async () => {
  await call(user.info, {})
  expect(await call(user.info, {}, { fresh: true })).toEqual({ ok: true, data: 2 })
  expect(await call(user.info, {})).toEqual({ ok: true, data: 2 })
})
