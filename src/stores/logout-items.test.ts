import { beforeEach, describe, expect, it, vi } from 'vitest'
import { local, readStored, readStoredJson, writeStored } from '../lib/storage.ts'
import { deviceKey, type Owner, type PersonalItem, personalKey, tenantKey } from '../lib/storage-keys.ts'
import { dropItems, goesWithLogin } from './logout-items.ts'

const ada: Owner = { tenantId: 'A', userId: 'U1' }
const nobody: Owner = { tenantId: 'A', userId: null }

describe('a storage key', () => {
  it('is different for each tenant, account and item', () => {
    const owners = [ada, nobody, { ...ada, userId: 'U2' }, { ...ada, tenantId: 'B' }, { tenantId: 'A:U1', userId: '' }]
    const rests = [[], ['1'], ['1', '2'], ['1:2'], ['U1', '1']]
    const names = owners.flatMap((owner) => rests.map((rest) => personalKey('draft', owner, ...rest)))
    expect(new Set(names).size).toBe(names.length)
    expect(tenantKey('oidc', 'A')).not.toBe(tenantKey('oidc', 'B'))
  })
})

describe('goesWithLogin', () => {
  const goes = (owner: Owner, isLogout: boolean) => (item: PersonalItem) =>
    goesWithLogin(personalKey(item, owner, '2001'), ada, isLogout)

  it('is true on logout for all items of the account, and false for those of others', () => {
    const items = ['follows', 'plan', 'tickets', 'draft', 'chat-draft', 'chat-out', 'searches', 'identity'] as const
    for (const item of items) expect(goes(ada, true)(item), item).toBe(true)
    for (const item of items) expect(goes({ ...ada, userId: 'U2' }, true)(item), item).toBe(false)
    for (const item of items) expect(goes({ ...ada, tenantId: 'B' }, true)(item), item).toBe(false)
    expect(goesWithLogin(deviceKey('theme'), ada, true)).toBe(false)
    expect(goesWithLogin(tenantKey('trackingConsent', 'A'), ada, true)).toBe(false)
    expect(goesWithLogin(tenantKey('inquiry-basket', 'A', '2001'), ada, true)).toBe(true)
    expect(goesWithLogin(tenantKey('inquiry-basket', 'B', '2001'), ada, true)).toBe(false)
    expect(goesWithLogin(tenantKey('compared', 'A', '2001'), ada, true)).toBe(true)
    for (const item of ['tracking', 'oidc', 'pendingAction', 'logIdUrl', 'previewToken'] as const)
      expect(goesWithLogin(tenantKey(item, 'A'), ada, true), item).toBe(true)
  })

  it('is false for typed text if the login has only expired', () => {
    for (const item of ['draft', 'chat-draft', 'chat-out'] as const) expect(goes(ada, false)(item)).toBe(false)
    for (const item of ['follows', 'plan', 'tickets', 'identity', 'unread'] as const)
      expect(goes(ada, false)(item)).toBe(true)
    expect(goesWithLogin(tenantKey('inquiry-basket', 'A', '2001'), ada, false)).toBe(false)
  })

  it('is true on logout for items that the visitor stored without a login', () => {
    for (const item of ['favourites', 'searches', 'draft'] as const) {
      expect(goes(nobody, true)(item), item).toBe(true)
      expect(goes(nobody, false)(item), item).toBe(false)
      expect(goes({ ...nobody, tenantId: 'B' }, true)(item), item).toBe(false)
    }
  })
})

describe('storage', () => {
  const items = new Map<string, string>()
  beforeEach(() => {
    items.clear()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
      removeItem: (name: string) => void items.delete(name),
      key: (n: number) => [...items.keys()][n] ?? null,
      get length() {
        return items.size
      },
    })
  })

  it('drops only the items of the given owner', () => {
    for (const owner of [ada, { ...ada, userId: 'U2' }]) writeStored(local, personalKey('plan', owner), '1')
    dropItems(local, ada, true)
    expect([...items.keys()]).toEqual([personalKey('plan', { ...ada, userId: 'U2' })])
  })

  it.each(['{', '"', ''])('reads invalid JSON as null: %s', (text) => {
    items.set('theme', text)
    expect(readStored(local, deviceKey('theme'))).toBe(text)
    expect(readStoredJson(local, deviceKey('theme'))).toBeNull()
  })

  it('that is blocked stores nothing and causes no error', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(writeStored(local, deviceKey('theme'), 'dark')).toBe(false)
    expect(readStored(local, deviceKey('theme'))).toBeNull()
    expect(() => dropItems(local, ada, true)).not.toThrow()
  })
})
