import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import { all, allInto, type Taker } from './all-pages.ts'
import type { Ask } from './lists.ts'

const { exhibits } = contract.search
interface Input {
  pageNum: number
  pageSize: number
}

/** A platform with so many records, each page of which is answered after so many ms. */
function platform(total: number, msOf: (pageNum: number) => number, fails?: number) {
  let underWay = 0
  const seen = { most: 0, asked: 0 }
  const ask = async (_: unknown, { pageNum, pageSize }: Input) => {
    underWay += 1
    seen.asked += 1
    seen.most = Math.max(seen.most, underWay)
    await setTimeout(msOf(pageNum))
    underWay -= 1
    if (pageNum === fails) throw new Error(`page ${pageNum}`)
    const count = Math.max(0, Math.min(pageSize, total - (pageNum - 1) * pageSize))
    const records = Array.from({ length: count }, (_, n) => ({ exhibitsId: `${(pageNum - 1) * pageSize + n}` }))
    return { records, total, facets: {} }
  }
  return { ask: Object.assign(ask, { options: {} }) as unknown as Ask, seen }
}

it('pages of a long list are taken in their order, whichever is answered first', async () => {
  const { ask } = platform(4321, (pageNum) => (pageNum % 3) * 5)
  const { records, total } = await all(ask, exhibits, {})
  expect(records.map(({ exhibitsId }) => exhibitsId)).toEqual(Array.from({ length: 4321 }, (_, n) => `${n}`))
  expect(total).toBe(4321)
})

it('of a list of many pages only some wait in memory for a slow one', async () => {
  let length = 0
  const taker: Taker<unknown> = {
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
  const { ask, seen } = platform(100_000, (pageNum) => (pageNum === 2 ? 100 : 0))
  const told = allInto(ask, exhibits, {}, taker)
  await setTimeout(50)
  expect([length, seen.asked]).toEqual([500, 65])
  expect(await told).toEqual({ total: 100_000, facets: {} })
  expect(seen.asked).toBe(200)
  expect(seen.most).toBeLessThanOrEqual(64)
})

it('a page that fails ends the reading, and no other failure is left behind', async () => {
  const { ask } = platform(5000, (pageNum) => pageNum, 4)
  await expect(all(ask, exhibits, {})).rejects.toThrow('page 4')
  await setTimeout(20)
})

it('a list that keeps back records is read twice, from the beginning', async () => {
  const { ask, seen } = platform(700, () => 0)
  const lying: Ask = Object.assign(
    async (endpoint: unknown, input: Input) => {
      const page = await (ask as unknown as (e: unknown, i: Input) => Promise<{ total: number }>)(endpoint, input)
      return { ...page, total: 900 }
    },
    { options: {} },
  ) as unknown as Ask
  await expect(all(lying, exhibits, {})).rejects.toMatchObject({ exitCode: 5 })
  expect(seen.asked).toBeGreaterThan(4)
})
