import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storageStub } from '../../tests/storage-stub.ts'
import { readDeviceFavourites, readFavourites, writeFavourite } from './favourites.ts'
import { forgetSynced, markSynced, staleTypes } from './follow-age.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', storageStub())
  vi.stubGlobal('sessionStorage', storageStub())
})

const logIn = (userId: string) => {
  sessionStorage.setItem('authorization', 'token')
  sessionStorage.setItem('userId', userId)
}

describe('the shown favourites', () => {
  it('are the device’s own without a login, the newest last', () => {
    expect(writeFavourite('EXHIBIT', '1', true)).toBe(true)
    writeFavourite('EXHIBIT', '2', true)
    writeFavourite('EXHIBIT', '1', true)
    expect(readFavourites()).toEqual({ EXHIBIT: ['2', '1'] })
    writeFavourite('EXHIBIT', '2', false)
    expect(readFavourites()).toEqual({ EXHIBIT: ['1'] })
  })

  it('are the account’s with a login, starting with the device’s, which do not change', () => {
    writeFavourite('EXHIBIT', '1', true)
    logIn('U1')
    expect(readFavourites()).toEqual({ EXHIBIT: ['1'] })
    writeFavourite('EXHIBIT', '1', false)
    expect(readFavourites()).toEqual({ EXHIBIT: [] })
    expect(readDeviceFavourites()).toEqual({ EXHIBIT: ['1'] })
    sessionStorage.setItem('userId', 'U2')
    expect(readFavourites()).toEqual({ EXHIBIT: ['1'] })
  })

  it('are empty if storage is invalid', () => {
    for (const poison of ['{', 'null', '[]', '{"EXHIBIT":7}']) {
      localStorage.setItem('favourites::', poison)
      expect(readFavourites()).toEqual({})
    }
  })
})

describe('the favourites of an account', () => {
  it('are requested once in five minutes, by type and user', () => {
    const now = 1_800_000_000_000
    logIn('U1')
    markSynced('EXHIBIT', now)
    expect(staleTypes(['EXHIBIT', 'LIVE'], now + 60_000)).toEqual(['LIVE'])
    expect(staleTypes(['EXHIBIT'], now + 5 * 60_000)).toEqual(['EXHIBIT'])
    logIn('U2')
    expect(staleTypes(['EXHIBIT'], now)).toEqual(['EXHIBIT'])
    logIn('U1')
    forgetSynced()
    expect(staleTypes(['EXHIBIT'], now)).toEqual(['EXHIBIT'])
  })
})
