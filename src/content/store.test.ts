import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { partOf } from './digest.ts'
import { fileStore } from './store.ts'

const dir = mkdtempSync(join(tmpdir(), 'store-'))
afterAll(() => rmSync(dir, { recursive: true }))

const itemsOf = (...times: number[]) =>
  new Map(times.map((time, n) => [`i${n}`, { updateTime: String(time), text: 'x'.repeat(100) }]))
const old = itemsOf(...Array.from({ length: 40 }, () => 1))

it('writes changed items to a second file until there are many, and removes deleted items', () => {
  fileStore(dir, 'a').write('kind', old)
  const modified = statSync(join(dir, 'kind.json')).mtimeMs
  const one = new Map(old).set('i3', { updateTime: '2', text: '' })
  const first = fileStore(dir, 'a')
  expect(first.read('kind')).toEqual(old)
  first.write('kind', one, ['i3'])
  const two = new Map(one).set('i4', { updateTime: '3', text: '' })
  const second = fileStore(dir, 'a')
  expect(second.read('kind')).toEqual(one)
  second.write('kind', two, ['i4'])
  expect(statSync(join(dir, 'kind.json')).mtimeMs).toBe(modified)
  expect(statSync(join(dir, 'kind.newer.json')).size).toBeLessThan(200)

  const third = fileStore(dir, 'a')
  expect(third.read('kind')).toEqual(two)
  const less = new Map([...two].slice(4))
  third.write('kind', less)
  expect(readdirSync(dir)).toEqual(['kind.json'])
  expect(fileStore(dir, 'a').read('kind')).toEqual(less)

  const many = new Map([...less].map(([id, item], n) => [id, n < 10 ? { ...item, updateTime: '9' } : item]))
  const fourth = fileStore(dir, 'a')
  fourth.read('kind')
  fourth.write('kind', many, [...many.keys()].slice(0, 10))
  expect(readdirSync(dir)).toEqual(['kind.json'])
  expect(fileStore(dir, 'a').read('kind')).toEqual(many)
})

it('ignores and replaces items stored under another stamp', () => {
  fileStore(dir, 'a').write('other', old)
  const next = fileStore(dir, 'b')
  expect(next.read('other').size).toBe(0)
  next.write('other', itemsOf(5), ['i0'])
  expect(fileStore(dir, 'b').read('other')).toEqual(itemsOf(5))
  expect(fileStore(dir, 'a').read('other').size).toBe(0)
})

it('uses the stored digest of an item that is read again', () => {
  const item = { updateTime: '1', text: 'x'.repeat(100), figures: [{ value: '650', unit: 'mm' }] }
  fileStore(dir, 'a').write('known', new Map([['i', item]]))
  const reported = partOf(item)
  expect(reported).toMatch(/^#/)
  const stringify = vi.spyOn(JSON, 'stringify')
  const again = fileStore(dir, 'a').read('known').get('i')
  expect(partOf(again)).toBe(reported)
  expect(stringify).not.toHaveBeenCalled()
  stringify.mockRestore()
  expect(partOf(structuredClone(again))).toBe(reported)
})
