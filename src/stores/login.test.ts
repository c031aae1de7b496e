import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { storageStub } from '../../tests/storage-stub.ts'
import { learnTime } from '../lib/learn-time.ts'
import { personalKey } from '../lib/storage-keys.ts'
import { $favourites, readFavourites, writeFavourite } from './favourites.ts'
import { forgetLogin, loginOf, storeLogin } from './login.ts'
import { $session } from './session.ts'
import { hasToken, readAuthorization, readUntil, readUserId, staysSignedIn } from './session-storage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', storageStub())
  vi.stubGlobal('sessionStorage', storageStub())
  forgetLogin(true)
})

const ada = { authorization: 'token-1', userId: 'U1' }

it('stores a login for the session or longer, and publishes it', () => {
  storeLogin(ada)
  expect($session.get()).toMatchObject(ada)
  expect([localStorage.length, staysSignedIn(), hasToken()]).toEqual([0, false, true])
  storeLogin({ authorization: 'token-2', userId: 'U2', stay: true })
  expect([readAuthorization(), readUserId(), staysSignedIn()]).toEqual(['token-2', 'U2', true])
  expect(sessionStorage.length).toBe(0)
})

it('stores a login in memory if the device cannot store it', () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  storeLogin(ada)
  expect($session.get()).toMatchObject(ada)
  forgetLogin(true)
  expect($session.get()).toBeNull()
  expect(readUserId()).toBeNull()
})

it('removes all data of the account on logout, but not its drafts on expiry', () => {
  const draft = personalKey('draft', { tenantId: '', userId: 'U1' }, 'F')
  for (const isLogout of [false, true]) {
    storeLogin(ada)
    localStorage.setItem(draft, '{}')
    writeFavourite('EXHIBIT', '1', true)
    forgetLogin(isLogout)
    expect($session.get()).toBeNull()
    expect(readFavourites()).toEqual({})
    expect(localStorage.getItem(draft)).toBe(isLogout ? null : '{}')
  }
})

it('publishes each change of a favourite on this page', () => {
  writeFavourite('EXHIBIT', '1', true)
  expect($favourites.get()).toEqual({ EXHIBIT: ['1'] })
  writeFavourite('EXHIBIT', '1', false)
  expect($favourites.get()).toEqual({ EXHIBIT: [] })
})

it('ignores an expired login on the next page, by the platform’s clock, but not on the open page', async () => {
  const start = machineTime()
  const time = (ms: number) => new Date(start + ms).toISOString()
  // The visitor's computer is an hour ahead.
  learnTime(new Date(start - 3_600_000).toUTCString(), start, start)
  storeLogin(loginOf(parsed({ ...ada, expireTime: time(-3_600_000 + 60_000) }), true))
  expect(readUntil()).toBeGreaterThan(start + 50_000)
  const later = async (ms: number) => {
    vi.useFakeTimers({ now: start + ms })
    vi.resetModules()
    const { readAuthorization, hasToken } = await import('./session-storage.ts')
    vi.useRealTimers()
    return [readAuthorization(), hasToken()]
  }
  expect(await later(50_000)).toEqual(['token-1', true])
  expect(await later(70_000)).toEqual([null, false])
  expect(readAuthorization()).toBe('token-1')
  storeLogin(loginOf(ada))
  expect(readUntil()).toBeNull()
  learnTime(new Date(start).toUTCString(), start, start)
})

it('removes the account’s data, but not its drafts, if its login expired while no page was open', async () => {
  const start = machineTime()
  const owner = { tenantId: '', userId: 'U1' }
  const [plan, draft] = [personalKey('plan', owner), personalKey('draft', owner)]
  const keys = [plan, draft, 'authorization']
  const nextPage = async (ms: number) => {
    vi.useFakeTimers({ now: start + ms })
    vi.resetModules()
    const login = await import('./login.ts')
    vi.useRealTimers()
    login.forgetOverdueLogin()
    return keys.filter((key) => localStorage.getItem(key) !== null)
  }
  storeLogin({ ...ada, stay: true, until: start + 60_000 })
  for (const key of [plan, draft]) localStorage.setItem(key, '{}')
  expect(await nextPage(50_000)).toEqual(keys)
  expect(await nextPage(70_000)).toEqual([draft])
})
