import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageStub } from '../../tests/storage-stub.ts'
import { $expiredUser } from './expired-login.ts'
import { $favourites } from './favourites.ts'
import { storeLogin } from './login.ts'
import { $session } from './session.ts'
import { readUserId } from './session-storage.ts'
import { followTabs } from './tabs.ts'

let hear: (message: unknown) => void = () => {}

beforeEach(() => {
  vi.stubGlobal('localStorage', storageStub())
  vi.stubGlobal('sessionStorage', storageStub())
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage = (_: { data: unknown }) => {}
      postMessage = () => {}
      constructor() {
        hear = (data) => this.onmessage({ data })
      }
    },
  )
  storeLogin({ authorization: 'first', userId: 'U1' })
  followTabs()
})
afterEach(() => $expiredUser.set(null))

it('another visitor’s login in another tab removes the data of the first visitor, except typed text', () => {
  for (const key of ['identity::U1', 'unread::U1', 'tracking:', 'tickets::U1', 'pendingAction:'])
    sessionStorage.setItem(key, '1')
  localStorage.setItem('draft::U1:F', '1')
  hear({ authorization: 'second', userId: 'U2' })
  expect(readUserId()).toBe('U2')
  const left = Array.from({ length: sessionStorage.length }, (_, n) => sessionStorage.key(n))
  expect(left).toEqual(['pendingAction:', 'authorization', 'userId'])
  expect(localStorage.getItem('draft::U1:F')).toBe('1')
})

it('a new token of the same visitor removes nothing', () => {
  for (const key of ['identity::U1', 'tracking:']) sessionStorage.setItem(key, '1')
  hear({ authorization: 'second', userId: 'U1' })
  expect([sessionStorage.getItem('identity::U1'), sessionStorage.getItem('tracking:')]).toEqual(['1', '1'])
})

it('an expiry found by another tab retains the visitor’s forms here, and a logout does not', () => {
  hear({ ended: 'first', isLogout: false })
  expect([readUserId(), $expiredUser.get()]).toEqual([null, 'U1'])
  hear({ authorization: 'second', userId: 'U1' })
  hear({ ended: 'second', isLogout: true })
  expect([readUserId(), $expiredUser.get()]).toEqual([null, null])
})

it('a login that all tabs share is read here from local storage, in place of another visitor’s', () => {
  for (const key of ['identity::U1', 'tracking:']) sessionStorage.setItem(key, '1')
  hear({ ended: 'first', isLogout: false })
  const shared = { authorization: 'shared', userId: 'U2', stay: true }
  // The other tab has stored it in local storage before this one is notified.
  for (const key of ['authorization', 'userId'] as const) localStorage.setItem(key, shared[key])
  hear(shared)
  expect([$session.get(), $expiredUser.get()]).toMatchObject([{ authorization: 'shared', userId: 'U2' }, null])
  expect([sessionStorage.getItem('identity::U1'), sessionStorage.getItem('tracking:')]).toEqual([null, null])
})

it('the end of a login that all tabs share is applied here for the user who had it', () => {
  for (const isLogout of [false, true]) {
    storeLogin({ authorization: 'shared', userId: 'U1', stay: true })
    for (const key of ['identity::U1', 'reminded::U1']) sessionStorage.setItem(key, '1')
    // The other tab has removed the login from local storage before this one is notified.
    for (const key of ['authorization', 'userId']) localStorage.removeItem(key)
    hear({ ended: 'shared', isLogout })
    expect([$expiredUser.get(), sessionStorage.getItem('identity::U1')]).toEqual([isLogout ? null : 'U1', null])
    expect(sessionStorage.getItem('reminded::U1')).toBe(isLogout ? null : '1')
  }
})

it('hearts are right after Back to a page from one where they were pressed', () => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  followTabs()
  localStorage.setItem('follows::U1', JSON.stringify({ EXHIBIT: ['1'] }))
  target.dispatchEvent(new Event('pageshow'))
  expect($favourites.get()).toEqual({ EXHIBIT: ['1'] })
})
