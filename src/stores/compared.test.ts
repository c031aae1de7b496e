import { beforeEach, expect, it, vi } from 'vitest'
import { storageStub } from '../../tests/storage-stub.ts'
import { type Compared, comparedOf } from './compared.ts'
import { forgetLogin, storeLogin } from './login.ts'

const items = new Map<string, string>()
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
}
let exhibition = 0
beforeEach(() => {
  items.clear()
  exhibition += 1
  vi.stubGlobal('localStorage', storage)
})

const at = () => ({ tenantId: '1001', apiBase: '', exhibitionId: String(exhibition) })
const exhibit = (exhibitsId: string): Compared => ({
  exhibitsId,
  exhibitsName: `Lathe ${exhibitsId}`,
  picture: '/p.svg',
})
const ids = (store = comparedOf(at())) => store.$compared.get().map(({ exhibitsId }) => exhibitsId)

it('accepts four exhibits, each once, and reports when it is full', () => {
  const store = comparedOf(at())
  for (const id of ['a', 'b', 'a', 'c', 'd']) expect(store.add(exhibit(id))).toBe('added')
  expect(store.add(exhibit('e'))).toBe('full')
  expect(ids()).toEqual(['b', 'a', 'c', 'd'])
  store.remove('a')
  expect(store.add(exhibit('e'))).toBe('added')
  expect(JSON.parse(items.get(`compared:1001:${exhibition}`) ?? '[]')).toHaveLength(4)
})

it('is separate for each exhibition and tenant, and stores nothing once cleared', () => {
  comparedOf(at()).add(exhibit('a'))
  expect(ids(comparedOf({ ...at(), exhibitionId: 'other' }))).toEqual([])
  expect(ids(comparedOf({ ...at(), tenantId: '1002' }))).toEqual([])
  comparedOf(at()).clear()
  expect(items.size).toBe(0)
})

it.each(['{', '{"a":1}', '[1, {"exhibitsId": "a"}]', 'null'])('reads invalid storage as empty: %s', (text) => {
  items.set(`compared:1001:${exhibition}`, text)
  expect(ids()).toEqual([])
})

it('reports a failure if the device cannot store it', () => {
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(comparedOf(at()).add(exhibit('a'))).toBe('failed')
  expect(ids()).toEqual([])
})

it('is cleared by a logout on the same page, and can be filled again', () => {
  vi.stubGlobal('localStorage', storageStub())
  vi.stubGlobal('sessionStorage', storageStub())
  // The tenant of a page without data.
  const store = comparedOf({ ...at(), tenantId: '' })
  const stop = store.$compared.listen(() => {})
  storeLogin({ authorization: 'token', userId: 'U1' })
  store.add(exhibit('a'))
  forgetLogin(true)
  expect(ids(store)).toEqual([])
  store.add(exhibit('b'))
  expect(ids(store)).toEqual(['b'])
  stop()
})

it('after Back contains what the next pages have stored', () => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  const store = comparedOf(at())
  const stop = store.$compared.listen(() => {})
  store.add(exhibit('a'))
  items.set(`compared:1001:${exhibition}`, JSON.stringify([exhibit('a'), exhibit('b')]))
  target.dispatchEvent(new Event('pageshow'))
  expect(store.add(exhibit('c'))).toBe('added')
  expect(ids(store)).toEqual(['a', 'b', 'c'])
  stop()
})
