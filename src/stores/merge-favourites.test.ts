import type { Collectable } from '@fair/contract/favourite.ts'
import { expect, test, vi } from 'vitest'
import { storageStub } from '../../tests/storage-stub.ts'
import type { Call } from '../api/client.ts'
import { type DeviceFavourites, mergeDevice, mergeFavourites } from './merge-favourites.ts'
import { writeLogin } from './session-storage.ts'

function device(favourites: Record<string, string[]>) {
  const merged: Record<string, string[]> = {}
  const given: { followType: Collectable; targetIds: string[] }[] = []
  const own: DeviceFavourites = {
    read: () => favourites,
    readMerged: (userId) => merged[userId] ?? [],
    keepMerged: (userId, keys) => {
      merged[userId] = keys
    },
  }
  const merge = (userId: string, works = true) =>
    mergeFavourites(own, userId, async (input) => {
      if (!works) return { ok: false, code: 'network', message: '' }
      given.push(input)
      return { ok: true, data: [] }
    })
  return { merge, given, favourites }
}

test('merges the device’s favourites into the account once, type by type', async () => {
  const { merge, given, favourites } = device({ EXHIBIT: ['1', '2'], EXHIBITOR: ['9'], nonsense: ['x'] })
  expect(await merge('U1')).toBe(3)
  expect(given).toEqual([
    { followType: 'EXHIBITOR', targetIds: ['9'] },
    { followType: 'EXHIBIT', targetIds: ['1', '2'] },
  ])
  expect(await merge('U1')).toBe(0)
  favourites['EXHIBIT']?.push('3')
  expect(await merge('U1')).toBe(1)
  expect(given.at(-1)).toEqual({ followType: 'EXHIBIT', targetIds: ['3'] })
})

test('merges the device’s favourites into another account as well', async () => {
  const { merge } = device({ EXHIBIT: ['1'] })
  expect([await merge('U1'), await merge('U2')]).toEqual([1, 1])
})

test('merges favourites at the next login after a failure', async () => {
  const { merge } = device({ EXHIBIT: ['1'] })
  expect(await merge('U1', false)).toBe(0)
  expect(await merge('U1')).toBe(1)
})

test('merges nothing into another account that logs in meanwhile, and stores nothing for the first', async () => {
  vi.stubGlobal('localStorage', storageStub())
  vi.stubGlobal('sessionStorage', storageStub())
  localStorage.setItem('favourites::', JSON.stringify({ EXHIBITOR: ['9'], EXHIBIT: ['1'] }))
  writeLogin({ authorization: 'first', userId: 'U1' })
  const saved: unknown[] = []
  const call = (async (_: unknown, input: unknown) => {
    saved.push(input)
    writeLogin({ authorization: 'second', userId: 'U2' })
    return { ok: true, data: [] }
  }) as Call
  await mergeDevice('U1', call)
  expect(saved).toEqual([{ followType: 'EXHIBITOR', targetIds: ['9'] }])
  expect(localStorage.getItem('favourites-merged::U1')).toBeNull()
})
