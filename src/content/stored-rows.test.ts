import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import { firstOf, ListedRows, type RowKeys } from '../lib/rows.ts'
import { StoredRows } from './stored-rows.ts'

interface Item {
  itemId: string
  hall: string
  owner: string
  updateTime: string
  text: string
}

const item = (n: number, more: Partial<Item> = {}): Item => ({
  ...{ itemId: `i${n}`, hall: `hall ${n % 3}`, owner: `"o" ${n % 5}'`, updateTime: '2026-11-19', text: `人 ${n}` },
  ...more,
})
const BY: RowKeys<Item, 'hall' | 'owner'> = {
  dated: ({ itemId, updateTime }) => ({ id: itemId, updateTime }),
  keys: { hall: (each) => each.hall, owner: (each) => each.owner },
}
const open: { close: () => void }[] = []
const stored = () => {
  const rows = new StoredRows({ ...BY, read: (each: Item) => ({ ...each, text: each.text.toUpperCase() }) })
  open.push(rows)
  return rows
}
afterEach(() => {
  for (const rows of open.splice(0)) rows.close()
})
const asRead = (items: readonly Item[]) => items.map((each) => ({ ...each, text: each.text.toUpperCase() }))

describe('rows in a file', () => {
  it('equal those of an array for every kind of access', () => {
    const items = Array.from({ length: 40 }, (_, n) => item(n))
    const rows = stored()
    for (const each of items) expect(rows.add(each)).toBe(true)
    const same = new ListedRows(asRead(items), BY)
    expect(rows.length).toBe(same.length)
    expect([...rows]).toEqual([...same])
    expect([...rows.dated()]).toEqual([...same.dated()])
    for (const place of [-1, 0, 7, 39, 40]) expect(rows.at(place), `${place}`).toEqual(same.at(place))
    for (const id of ['i0', 'i39', 'i40', "'"]) expect(rows.placeOf(id), id).toBe(same.placeOf(id))
    for (const [from, to] of [
      [0, 12],
      [36, 48],
      [40, 50],
    ] as const)
      expect(rows.slice(from, to)).toEqual(same.slice(from, to))
    for (const behind of [undefined, -1, 0, 1, 20, 37, 38, 39]) {
      expect([...rows.of('hall', 'hall 2', behind)], `${behind}`).toEqual([...same.of('hall', 'hall 2', behind)])
      expect([...rows.of('owner', `"o" 3'`, behind)], `${behind}`).toEqual([...same.of('owner', `"o" 3'`, behind)])
    }
    expect([...rows.of('hall', 'none')]).toEqual([...same.of('hall', 'none')])
  })

  it('are iterated from after a position and wrap around, without the row at it', () => {
    const rows = new ListedRows(
      Array.from({ length: 9 }, (_, n) => item(n)),
      BY,
    )
    const ids = (behind?: number) => [...rows.of('hall', 'hall 1', behind)].map(({ itemId }) => itemId)
    expect(ids()).toEqual(['i1', 'i4', 'i7'])
    expect(ids(4)).toEqual(['i7', 'i1'])
    expect(ids(7)).toEqual(['i1', 'i4'])
    expect(ids(8)).toEqual(['i1', 'i4', 'i7'])
  })

  it('can be read inside another iteration, and only in part', () => {
    const rows = stored()
    for (let n = 0; n < 9; n += 1) rows.add(item(n))
    const seen: Item[] = []
    for (const each of rows.of('hall', 'hall 0')) seen.push(each, ...firstOf(rows.of('hall', 'hall 1', 2), 1))
    expect(seen.map(({ itemId }) => itemId)).toEqual(['i0', 'i4', 'i3', 'i4', 'i6', 'i4'])
    expect(firstOf(rows, 2, ({ itemId }) => itemId > 'i1').map(({ itemId }) => itemId)).toEqual(['i2', 'i3'])
    expect(firstOf(rows, 0)).toEqual([])
    rows.set(3, item(3, { text: 'new' }))
    expect(rows.at(3)?.text).toBe('NEW')
  })

  it('are unique by id: the newer replaces the older, at its position', () => {
    const rows = stored()
    expect([item(0), item(1), item(2)].map((each) => rows.add(each))).toEqual([true, true, true])
    expect(rows.add(item(1, { text: 'older', updateTime: '2026-11-18' }))).toBe(false)
    expect(rows.add(item(0, { text: 'newer', updateTime: '2026-11-20', hall: 'hall 9' }))).toBe(false)
    expect([...rows].map(({ text }) => text)).toEqual(['NEWER', '人 1', '人 2'])
    expect([...rows.of('hall', 'hall 9')]).toHaveLength(1)
    rows.clear()
    expect([rows.length, [...rows]]).toEqual([0, []])
    expect(rows.add(item(2))).toBe(true)
    expect(rows.placeOf('i2')).toBe(0)
  })

  it('move up when others are removed', () => {
    const rows = stored()
    const items = Array.from({ length: 12 }, (_, n) => item(n))
    for (const each of items) rows.add(each)
    expect([...rows.of('hall', 'hall 0')]).toHaveLength(4)
    rows.remove([11, 3, 4, 0])
    const left = items.filter((_, n) => ![11, 3, 4, 0].includes(n))
    expect([...rows]).toEqual(asRead(left))
    expect(rows.length).toBe(8)
    expect(left.map(({ itemId }) => rows.placeOf(itemId))).toEqual(left.map((_, n) => n))
    expect([...rows.of('hall', 'hall 0', 0)].map(({ itemId }) => itemId)).toEqual(['i6', 'i9'])
  })

  it('use almost no heap memory', () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const used = () => {
      collect()
      return process.memoryUsage().heapUsed
    }
    const rows = stored()
    const before = used()
    // Some 20 MB as an array.
    for (let n = 0; n < 20_000; n += 1) rows.add(item(n, { text: `${n}`.padEnd(1000) }))
    for (const { itemId } of rows) rows.placeOf(itemId)
    expect(used() - before).toBeLessThan(2e6)
    expect(rows.length).toBe(20_000)
  })
})
