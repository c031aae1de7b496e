import { expect, it } from 'vitest'
import type { Goods } from '../contract/home.ts'
import type { Ask } from './ask.ts'
import { loadWhole } from './lists.ts'
import type { ItemStore } from './store.ts'

interface Brief {
  id: string
  updateTime: string
  name: string
  booth: { hall: string }
}
interface Whole extends Brief {
  description: string
}

const brief = (id: string, change: Partial<Brief> = {}): Brief => ({
  ...{ id, updateTime: '1', name: id, booth: { hall: '1' } },
  ...change,
})

/** Reads a list against what the reads before it have kept, and notes what is asked for. */
function reader(kept = new Map<string, Whole>()) {
  const store = {
    read: () => new Map(kept),
    write: (_: string, items: ReadonlyMap<string, Whole>) => {
      kept.clear()
      for (const [id, item] of items) kept.set(id, item)
    },
    readLeftOut: () => new Map(),
    writeLeftOut: () => {},
  } as unknown as ItemStore
  const at = { language: 'en-US', exhibitionId: '1', tenantId: 't', store } as const
  return async (briefs: Brief[], gone: readonly string[] = []) => {
    const asked: string[] = []
    const ask = async (_: unknown, { list }: { list: string[] }) => {
      asked.push(...list)
      return list
        .filter((id) => !gone.includes(id))
        .map((id) => ({ goodsId: id, exhibit: { description: `of ${id}` } }))
    }
    const kind = { goodsType: 'EXHIBIT', of: (goods: Goods) => goods.exhibit as unknown as Whole } as const
    const items = await loadWhole<Brief, Whole>(
      Object.assign(ask, { orNone: ask, options: {} }) as unknown as Ask,
      at,
      kind,
      briefs,
      (each) => each.id,
    )
    return { asked, items }
  }
}

it('fetches what is not kept, has another time, or shows another thing', async () => {
  const read = reader()
  const all = [brief('a'), brief('b'), brief('c')]
  expect((await read(all)).asked).toEqual(['a', 'b', 'c'])
  expect((await read(all.toReversed())).asked).toEqual([])
  const later = [brief('a', { updateTime: '2' }), brief('b', { booth: { hall: '2' } }), brief('c', { name: 'C' })]
  const { asked, items } = await read([...later, brief('d')])
  expect(asked).toEqual(['a', 'b', 'c', 'd'])
  expect(items[1]).toEqual({ ...later[1], description: 'of b' })
  expect((await read([...later, brief('d')])).asked).toEqual([])
})

it('leaves out what has gone from the platform between its list and its items', async () => {
  const read = reader()
  await read([brief('a'), brief('b')])
  const { items } = await read([brief('a', { updateTime: '2' }), brief('b')], ['a'])
  expect(items.map(({ id }) => id)).toEqual(['b'])
})
