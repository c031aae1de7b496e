import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storageStub } from '../../tests/storage-stub.ts'
import { forgetLogin } from './login.ts'
import { sessionCache } from './session-cache.ts'

let clock = Date.parse('2026-11-19T02:42:00Z')
beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageStub())
  vi.stubGlobal('localStorage', storageStub())
  vi.spyOn(Date, 'now').mockImplementation(() => clock)
})

const SITE = { apiBase: '', tenantId: '1001', exhibitionId: '2001', language: 'en-US' } as const
const cacheOf = (part: Partial<Parameters<typeof sessionCache>[0]> = {}) => sessionCache({ ...SITE, ...part })

describe('a cache entry', () => {
  it('belongs to a tenant, platform, exhibition and language', () => {
    cacheOf().write('tree', ['a'])
    expect(cacheOf().read('tree')).toEqual(['a'])
    expect(cacheOf().read('other')).toBeNull()
    for (const other of [
      { tenantId: '1002' },
      { apiBase: 'https://b.example' },
      { exhibitionId: '2002' },
      { exhibitionId: null },
      { language: 'ja-JP' },
    ] as const)
      expect(cacheOf(other).read('tree')).toBeNull()
  })

  it('is null after twelve hours, from the future or with invalid JSON', () => {
    cacheOf().write('tree', [])
    clock += 12 * 3_600_000 - 1
    expect(cacheOf().read('tree')).toEqual([])
    clock += 1
    expect(cacheOf().read('tree')).toBeNull()
    clock -= 13 * 3_600_000
    expect(cacheOf().read('tree')).toBeNull()
    for (const text of ['', 'x', `${clock} {`, `${clock}`]) {
      sessionStorage.setItem(sessionStorage.key(0) ?? '', text)
      expect(cacheOf().read('tree')).toBeNull()
    }
  })

  it('is removed on logout, but not when the login expires', () => {
    vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(SITE) }) })
    cacheOf().write('tree', ['a'])
    forgetLogin(false)
    expect(cacheOf().read('tree')).toEqual(['a'])
    forgetLogin(true)
    expect(cacheOf().read('tree')).toBeNull()
  })
})

describe('the cache', () => {
  it('omits an entry that is too long', () => {
    cacheOf().write('long', 'x'.repeat(300_001))
    expect(sessionStorage.length).toBe(0)
  })

  it('is limited in size: its oldest entries are removed first, and nothing else is', () => {
    sessionStorage.setItem('theirs', 'x'.repeat(900_000))
    for (const name of ['a', 'b', 'c', 'd']) {
      cacheOf({ exhibitionId: name }).write(name, 'x'.repeat(290_000))
      clock += 1
    }
    const found = ['a', 'b', 'c', 'd'].map((name) => cacheOf({ exhibitionId: name }).read(name) !== null)
    expect(found).toEqual([false, true, true, true])
    expect(sessionStorage.getItem('theirs')).not.toBeNull()
  })

  it('does nothing if storage is blocked or full', () => {
    vi.stubGlobal('sessionStorage', {
      ...storageStub(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => cacheOf().write('tree', [])).not.toThrow()
    expect(cacheOf().read('tree')).toBeNull()
  })
})
