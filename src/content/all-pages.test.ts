import { contract } from '@fair/contract/index.ts'
import { expect, it } from 'vitest'
import { all, allInto, type RecordSink } from './all-pages.ts'
import type { FetchOrFail } from './fetch-or-fail.ts'

const { exhibits } = contract.search
interface Input {
  pageNum: number
  pageSize: number
}

/** Resolves after every pending answer of the platform, since those arrive in microtasks. */
const allAnswered = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A platform with this many records; each page is answered when `answered` resolves. */
function platform(total: number, answered: (pageNum: number) => Promise<unknown>, fails?: number) {
  const seen = { underWay: 0, most: 0, asked: 0 }
  const fetchOrFail = async (_: unknown, { pageNum, pageSize }: Input) => {
    seen.underWay += 1
    seen.asked += 1
    seen.most = Math.max(seen.most, seen.underWay)
    await answered(pageNum)
    seen.underWay -= 1
    if (pageNum === fails) throw new Error(`page ${pageNum}`)
    const count = Math.max(0, Math.min(pageSize, total - (pageNum - 1) * pageSize))
    const records = Array.from({ length: count }, (_, n) => ({ exhibitsId: `${(pageNum - 1) * pageSize + n}` }))
    return { records, total, facets: {} }
  }
  return { ask: Object.assign(fetchOrFail, { options: {} }) as unknown as FetchOrFail, seen }
}

it('reads the pages of a long list in order, whichever response arrives first', async () => {
  // Pages 2 to 9 are answered in reverse order.
  const requested = Array.from({ length: 10 }, () => Promise.withResolvers<void>())
  const order: number[] = []
  const { ask: fetchOrFail } = platform(4321, async (pageNum) => {
    if (pageNum === 9) requested[9]?.resolve()
    if (pageNum > 1) await requested[pageNum]?.promise
    order.push(pageNum)
    requested[pageNum - 1]?.resolve()
  })
  const { records, total } = await all(fetchOrFail, exhibits, {})
  expect(records.map(({ exhibitsId }) => exhibitsId)).toEqual(Array.from({ length: 4321 }, (_, n) => `${n}`))
  expect(total).toBe(4321)
  expect(order).toEqual([1, 9, 8, 7, 6, 5, 4, 3, 2])
})

it('limits how many pages of a long list wait in memory for a slow one', async () => {
  let length = 0
  const sink: RecordSink<unknown> = {
    get length() {
      return length
    },
    add: () => {
      length += 1
      return true
    },
    clear: () => {
      length = 0
    },
  }
  const slow = Promise.withResolvers<void>()
  const { ask: fetchOrFail, seen } = platform(100_000, async (pageNum) => pageNum === 2 && (await slow.promise))
  const pageMeta = allInto(fetchOrFail, exhibits, {}, sink)
  await allAnswered()
  expect([length, seen.asked]).toEqual([500, 65])
  slow.resolve()
  expect(await pageMeta).toEqual({ total: 100_000, facets: {} })
  // The last page is full: one more shows that it is the last.
  expect(seen.asked).toBe(201)
  expect(seen.most).toBeLessThanOrEqual(64)
})

it('rejects if a page fails, and leaves no request or unhandled rejection behind', async () => {
  const others = Promise.withResolvers<void>()
  const { ask: fetchOrFail, seen } = platform(5000, async (pageNum) => pageNum > 4 && (await others.promise), 4)
  await expect(all(fetchOrFail, exhibits, {})).rejects.toThrow('page 4')
  others.resolve()
  await allAnswered()
  expect(seen.underWay).toBe(0)
})

it('reads a list with missing records again, and fails with exit code 5', async () => {
  const { ask: fetchOrFail, seen } = platform(700, async () => {})
  const lying: FetchOrFail = Object.assign(
    async (endpoint: unknown, input: Input) => {
      const page = await (fetchOrFail as unknown as (e: unknown, i: Input) => Promise<{ total: number }>)(
        endpoint,
        input,
      )
      return { ...page, total: 900 }
    },
    { options: {} },
  ) as unknown as FetchOrFail
  await expect(all(lying, exhibits, {})).rejects.toMatchObject({ exitCode: 5 })
  expect(seen.asked).toBeGreaterThan(4)
})

it('reads the records beyond a total that is too low, if the last page is full', async () => {
  const { ask: fetchOrFail } = platform(2300, async () => {})
  const capped: FetchOrFail = Object.assign(
    async (endpoint: never, input: never) => ({ ...((await fetchOrFail(endpoint, input)) as object), total: 1500 }),
    { options: {} },
  ) as unknown as FetchOrFail
  const { records, total } = await all(capped, exhibits, {})
  expect([records.length, new Set(records.map(({ exhibitsId }) => exhibitsId)).size, total]).toEqual([2300, 2300, 2300])
})

it('accepts a platform that returns its last page again past the end', async () => {
  const { ask: fetchOrFail } = platform(1000, async () => {})
  const clamped: FetchOrFail = Object.assign(
    async (endpoint: never, { pageNum, ...input }: Input) =>
      fetchOrFail(endpoint, { ...input, pageNum: Math.min(2, pageNum) } as never),
    { options: {} },
  ) as unknown as FetchOrFail
  expect(await all(clamped, exhibits, {})).toMatchObject({ total: 1000, records: { length: 1000 } })
})
