import { beforeEach, expect, test, vi } from 'vitest'
import { COLUMNS, emojiAfter, emojiRows, storeUsed } from './emoji.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('emoji fill complete rows, without duplicates', () => {
  const rows = emojiRows()
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([COLUMNS]))
  expect(new Set(rows.flat()).size).toBe(rows.flat().length)
})

test('recently used emoji come first, the latest at the front', () => {
  const before = emojiRows().flat()
  storeUsed('☕')
  storeUsed('🤝')
  storeUsed('☕')
  const after = emojiRows().flat()
  expect(after.slice(0, 3)).toEqual(['☕', '🤝', before[0]])
  expect(after.toSorted()).toEqual(before.toSorted())
  for (const each of before.slice(0, 20)) storeUsed(each)
  expect(emojiRows()[0]).toEqual(before.slice(12, 20).reverse())
})

test('stored values that are not in the picker are ignored', () => {
  localStorage.setItem('chat-emoji::', 'x  <b> 🤝 🤝')
  expect(emojiRows().flat().slice(0, 2)).toEqual(['🤝', '😀'])
})

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 3, 3 + COLUMNS],
  ['ArrowUp', 3, 3],
  ['ArrowDown', 47, 47],
  ['Home', COLUMNS + 3, COLUMNS],
  ['End', COLUMNS + 3, 2 * COLUMNS - 1],
  ['Tab', 5, null],
  ['a', 5, null],
])('%s moves from %i to %s', (key, at, to) => {
  expect(emojiAfter(key, at, 48)).toBe(to)
})
