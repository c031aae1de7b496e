import { expect, test } from 'vitest'
import { chance, itemAt, keyOf, randomInt, randomItem, randomItems, randomNumber, shuffled } from './random.ts'

const keys = Array.from({ length: 2000 }, (_, index) => keyOf('seed', 'test', index))

test('random numbers are evenly distributed, and differ by key and salt', () => {
  const mean = keys.reduce((sum, key) => sum + randomNumber(key, 1), 0) / keys.length
  expect(mean).toBeGreaterThan(0.46)
  expect(mean).toBeLessThan(0.54)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => Math.abs(randomNumber(key, 1) - randomNumber(key, 2)) < 0.01).length).toBeLessThan(80)
})

test('random integers include both limits and stay within them', () => {
  expect(new Set(keys.map((key) => randomInt(key, 4, 2, 5)))).toEqual(new Set([2, 3, 4, 5]))
})

test('random items are distinct and in list order, and every item occurs', () => {
  const list = ['a', 'b', 'c', 'd', 'e']
  const seen = new Set<string>()
  for (const key of keys) {
    const some = randomItems(list, 3, key, 9)
    expect(some).toHaveLength(3)
    expect([...some].sort()).toEqual(some)
    for (const item of some) seen.add(item)
  }
  expect(seen.size).toBe(5)
  expect(randomItems(list, 9, 1, 1)).toEqual(list)
})

test('a shuffle keeps every item', () => {
  const list = Array.from({ length: 50 }, (_, index) => index)
  const other = shuffled(list, 12345)
  expect(other).not.toEqual(list)
  expect([...other].sort((a, b) => a - b)).toEqual(list)
})

test('randomItem throws for an empty list, itemAt wraps around, and chance has its rate', () => {
  expect(() => randomItem([], 1, 1)).toThrow(RangeError)
  expect(itemAt(['a', 'b'], 3)).toBe('b')
  expect(keys.filter((key) => chance(key, 3, 0.25)).length / keys.length).toBeCloseTo(0.25, 1)
})
