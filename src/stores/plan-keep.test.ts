import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { local } from '../lib/storage.ts'
import { dropItems } from './logout-items.ts'
import { readPlan, type StoredPlan, storePlan } from './plan-keep.ts'
import { writeLogin } from './session-storage.ts'

/** The part of Storage that is used here; its keys are own properties, as in a browser. */
const storage = () => {
  const stored: Record<string, unknown> = {}
  const hidden = (value: unknown) => ({ value, enumerable: false })
  return Object.defineProperties(stored, {
    getItem: hidden((key: string) => stored[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      stored[key] = value
    }),
    removeItem: hidden((key: string) => {
      delete stored[key]
    }),
    key: hidden((n: number) => Object.keys(stored)[n] ?? null),
    length: { get: () => Object.keys(stored).length, enumerable: false },
  })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  logIn('U1')
})

const logIn = (userId: string, stay = true) => writeLogin({ authorization: `token-${userId}`, userId, stay })

const plan: StoredPlan = parsed({ entries: [], fair: null, timeZone: 'Asia/Seoul', time: '2026-11-19T02:42:00Z' })
const owner = (userId: string | null) => ({ tenantId: 'A', exhibitionId: '2001', userId })

describe('the plan on the device', () => {
  test('belongs to one account, and is not stored without a login', () => {
    expect(storePlan(owner('U1'), plan)).toBe(true)
    expect(readPlan(owner('U1'))).toEqual(plan)
    expect(readPlan(owner('U2'))).toBeNull()
    expect(readPlan({ ...owner('U1'), exhibitionId: '2002' })).toBeNull()
    expect(storePlan(owner(null), plan)).toBe(false)
    expect(readPlan(owner(null))).toBeNull()
  })

  test('is stored only for the tab unless the account stays signed in', () => {
    logIn('U1', false)
    expect(storePlan(owner('U1'), plan)).toBe(true)
    expect(readPlan(owner('U1'))).toEqual(plan)
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('is not stored if the account has logged out since the request', () => {
    writeLogin(null)
    expect(storePlan(owner('U1'), plan)).toBe(false)
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('is removed on logout, but not for other accounts', () => {
    for (const user of ['U1', 'U2']) {
      logIn(user)
      storePlan(owner(user), plan)
    }
    dropItems(local, owner('U1'), true)
    expect(readPlan(owner('U2'))).toEqual(plan)
    logIn('U1')
    expect(readPlan(owner('U1'))).toBeNull()
  })

  test.each(['', 'null', '{', '{"entries":[{}]}'])('is null if the storage contains %j', (text) => {
    localStorage.setItem('plan:A:U1:2001', text)
    expect(readPlan(owner('U1'))).toBeNull()
  })

  test('is not stored if storage is blocked, without an error', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(storePlan(owner('U1'), plan)).toBe(false)
    expect(() => dropItems(local, owner('U1'), true)).not.toThrow()
  })
})
