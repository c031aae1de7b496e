import type { Goods } from '@fair/contract/home.ts'
import { expect, it } from 'vitest'
import type { FetchOrFail } from './fetch-or-fail.ts'
import { loadComplete } from './lists.ts'
import type { ItemStore } from './store.ts'

interface Summary {
  id: string
  updateTime: string
  name: string
  booth: { hall: string }
}
interface Whole extends Summary {
  description: string
}

const summary = (id: string, change: Partial<Summary> = {}): Summary => ({
  ...{ id, updateTime: '1', name: id, booth: { hall: '1' } },
  ...change,
})

/** Reads a list with the items stored by earlier reads, and records the requests. */
function reader(stored = new Map<string, Whole>()) {
  const store = {
    read: () => new Map(stored),
    write: (_: string, items: ReadonlyMap<string, Whole>) => {
      stored.clear()
      for (const [id, item] of items) stored.set(id, item)
    },
    readSkipped: () => new Map(),
    writeSkipped: () => {},
  } as unknown as ItemStore
  const at = { language: 'en-US', exhibitionId: '1', tenantId: 't', store } as const
  return async (summaries: Summary[], removed: readonly string[] = []) => {
    const requests: string[] = []
    const fetchOrFail = async (_: unknown, { list }: { list: string[] }) => {
      requests.push(...list)
      return list
        .filter((id) => !removed.includes(id))
        .map((id) => ({ goodsId: id, exhibit: { description: `of ${id}` } }))
    }
    const kind = { goodsType: 'EXHIBIT', of: (goods: Goods) => goods.exhibit as unknown as Whole } as const
    const items = await loadComplete<Summary, Whole>(
      Object.assign(fetchOrFail, { orNone: fetchOrFail, options: {} }) as unknown as FetchOrFail,
      at,
      kind,
      summaries,
      (each) => each.id,
    )
    return { requested: requests, items }
  }
}

it('fetches items that are not stored, have another update time or a changed summary', async () => {
  const read = reader()
  const all = [summary('a'), summary('b'), summary('c')]
  expect((await read(all)).requested).toEqual(['a', 'b', 'c'])
  expect((await read(all.toReversed())).requested).toEqual([])
  const later = [summary('a', { updateTime: '2' }), summary('b', { booth: { hall: '2' } }), summary('c', { name: 'C' })]
  const { requested, items } = await read([...later, summary('d')])
  expect(requested).toEqual(['a', 'b', 'c', 'd'])
  expect(items[1]).toEqual({ ...later[1], description: 'of b' })
  expect((await read([...later, summary('d')])).requested).toEqual([])
})

it('omits items that the platform removes between the list request and the item requests', async () => {
  const read = reader()
  await read([summary('a'), summary('b')])
  const { items } = await read([summary('a', { updateTime: '2' }), summary('b')], ['a'])
  expect(items.map(({ id }) => id)).toEqual(['b'])
})
