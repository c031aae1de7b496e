import { beforeEach, expect, it, vi } from 'vitest'
import { storageStub } from '../../tests/storage-stub.ts'
import { $expiredUser } from './expired-login.ts'
import { forgetOthers } from './forget-others.ts'
import { refreshSession } from './session.ts'

const keysIn = (stored: Storage) => Array.from({ length: stored.length }, (_, n) => stored.key(n))

beforeEach(() => {
  vi.stubGlobal('localStorage', storageStub())
  vi.stubGlobal('sessionStorage', storageStub())
  // Other files may have left a login: all of them share these stores.
  refreshSession()
  $expiredUser.set(null)
})

it('a login removes the data of other accounts, except typed text', () => {
  const own = ['follows::U2', 'draft::U2:F', 'theme', 'trackingConsent:', 'compared::2001', 'favourites::']
  const typed = ['draft::U1:F', 'chat-draft::U1:G', 'chat-out::U1']
  for (const key of [...own, ...typed, 'follows::U1', 'searches::U1', 'replay::U1:R']) localStorage.setItem(key, '1')
  for (const key of ['tracking:', 'pendingAction:', 'exhibitionId']) sessionStorage.setItem(key, '1')
  forgetOthers('U2')
  expect(keysIn(localStorage)).toEqual([...own, ...typed])
  expect(keysIn(sessionStorage)).toEqual(['pendingAction:', 'exhibitionId'])
})

it('a login removes nothing without data of other accounts', () => {
  localStorage.setItem('follows::U2', '1')
  sessionStorage.setItem('tracking:', '1')
  forgetOthers('U2')
  expect([...keysIn(localStorage), ...keysIn(sessionStorage)]).toEqual(['follows::U2', 'tracking:'])
})
