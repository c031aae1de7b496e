import { beforeEach, expect, it, vi } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { BASKET_MAX, inquiryBasket, type Recipient } from './inquiry-basket.ts'

const items = new Map<string, string>()
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
}
beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', storage)
})

const at = { tenantId: '1001', apiBase: '', exhibitionId: '2001' }
const recipient = (exhibitorId: string): Recipient =>
  parsed({ exhibitorId, exhibitorName: `Works ${exhibitorId}`, logo: '/l.svg' })
const idsOf = (basket: ReturnType<typeof inquiryBasket>) =>
  basket.$recipients.get().map(({ exhibitorId }) => exhibitorId)

it('stores exhibitors on the device, each once, the newest last', () => {
  const basket = inquiryBasket(at)
  for (const id of ['a', 'b', 'a']) expect(basket.add(recipient(id))).toBe(true)
  expect(idsOf(inquiryBasket(at))).toEqual(['b', 'a'])
  basket.remove('b')
  expect(idsOf(inquiryBasket(at))).toEqual(['a'])
})

it('is separate for each exhibition, tenant and platform', () => {
  inquiryBasket(at).add(recipient('a'))
  expect(idsOf(inquiryBasket({ ...at, exhibitionId: '2002' }))).toEqual([])
  expect(idsOf(inquiryBasket({ ...at, tenantId: '1002' }))).toEqual([])
  expect(idsOf(inquiryBasket({ ...at, apiBase: 'https://platform.example' }))).toEqual([])
})

it('accepts no more exhibitors than one inquiry allows', () => {
  const basket = inquiryBasket(at)
  for (let n = 0; n < BASKET_MAX; n += 1) basket.add(recipient(`e${n}`))
  expect(basket.add(recipient('one more'))).toBe(false)
  expect(basket.add(recipient('e3'))).toBe(true)
  expect(basket.$recipients.get()).toHaveLength(BASKET_MAX)
})

it('removes exhibitors that were sent an inquiry, and stores nothing once cleared', () => {
  const basket = inquiryBasket(at)
  for (const id of ['a', 'b', 'c']) basket.add(recipient(id))
  basket.clear(['a', 'c'])
  expect(idsOf(basket)).toEqual(['b'])
  basket.clear()
  expect(items.size).toBe(0)
})

it.each(['{', '{"a":1}', '[1, {"exhibitorId": "a"}]', 'null'])('reads invalid storage as empty: %s', (text) => {
  items.set('inquiry-basket:1001:2001', text)
  expect(idsOf(inquiryBasket(at))).toEqual([])
})

it('reports a failure if the device cannot store it', () => {
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: () => {
      throw new Error('full')
    },
  })
  const basket = inquiryBasket(at)
  expect(basket.add(recipient('a'))).toBe(false)
  expect(idsOf(basket)).toEqual([])
})
