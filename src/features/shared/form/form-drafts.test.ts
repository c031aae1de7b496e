import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parsed } from '../../../../tests/parsed.ts'
import { storageStub } from '../../../../tests/storage-stub.ts'
import { $expiredUser } from '../../../stores/expired-login.ts'
import { writeLogin } from '../../../stores/session-storage.ts'
import { CLOCK_CORRECTION_MS, DRAFT_LIFETIME_MS, draftsOf } from './form-drafts.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', storageStub())
  vi.stubGlobal('sessionStorage', storageStub())
  writeLogin({ authorization: 'token', userId: 'U1' })
})
afterEach(() => $expiredUser.set(null))

const NOW = Date.parse('2026-11-19T02:42:00Z')
const owner = { tenantId: 'A', exhibitionId: '2001', userId: 'U1' }
const draft = { version: '1', entries: { name: '林知远', rows: [{ n: '1' }] }, time: '2026-11-19T02:41:00Z' }
const drafts = (part: Partial<typeof owner> | { userId: null } = {}, now = NOW) =>
  draftsOf({ ...owner, ...part }, () => now)

test('stores a draft per form, user and exhibition on this device', () => {
  expect(drafts().keep('F', parsed(draft))).toBe(true)
  expect(drafts().read('F')).toEqual(draft)
  expect(drafts().read('G')).toBeNull()
  for (const other of [{ userId: 'U2' }, { userId: null }, { tenantId: 'B' }, { exhibitionId: '2002' }]) {
    expect(drafts(other).read('F')).toBeNull()
  }
  drafts().drop('F')
  expect(drafts().read('F')).toBeNull()
})

test('stores an anonymous visitor’s draft only for the tab', () => {
  writeLogin(null)
  drafts({ userId: null }).keep('F', parsed(draft))
  expect(localStorage.length).toBe(0)
  expect(drafts({ userId: null }).read('F')).toEqual(draft)
})

test('stores nothing after a logout, unless the visitor’s login has expired', () => {
  writeLogin({ authorization: 'other', userId: 'U2' })
  expect(drafts().keep('F', parsed(draft))).toBe(false)
  writeLogin(null)
  expect(drafts().keep('F', parsed(draft))).toBe(false)
  expect(localStorage.length).toBe(0)
  $expiredUser.set('U1')
  expect(drafts().keep('F', parsed(draft))).toBe(true)
})

test('ignores a draft that has expired or is from the future', () => {
  drafts().keep('F', parsed(draft))
  expect(drafts({}, Date.parse(draft.time) + DRAFT_LIFETIME_MS - 1).read('F')).toEqual(draft)
  expect(drafts({}, Date.parse(draft.time) + DRAFT_LIFETIME_MS).read('F')).toBeNull()
  drafts().keep('F', parsed(draft))
  expect(drafts({}, Date.parse(draft.time) - CLOCK_CORRECTION_MS + 1).read('F')).toEqual(draft)
  expect(drafts({}, Date.parse(draft.time) - CLOCK_CORRECTION_MS).read('F')).toBeNull()
})

test.each(['', '{', 'null', '[]', '{"version":1}', '{"version":"1","entries":{"a":null},"time":"x"}'])(
  'ignores an invalid stored draft (%s)',
  (text) => {
    localStorage.setItem('draft:A:U1:2001:F', text)
    expect(drafts().read('F')).toBeNull()
  },
)

test('works without a draft if storage is blocked or full', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked')
    },
    setItem() {
      throw new DOMException('full')
    },
    removeItem() {
      throw new DOMException('blocked')
    },
  })
  expect(drafts().keep('F', parsed(draft))).toBe(false)
  expect(drafts().read('F')).toBeNull()
  expect(() => drafts().drop('F')).not.toThrow()
})
