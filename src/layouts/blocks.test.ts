import { expect, test } from 'vitest'
import { firstPath } from './blocks.ts'

test.each([
  ['/exhibits', '/exhibits'],
  ['/news/detail/7', '/news/detail/7'],
  ['/home', null],
  ['/', null],
  ['/nothing', null],
  ['https://elsewhere.example/', null],
])('a first page of %s leads to %s', (path, leads) => {
  expect(firstPath(path)).toBe(leads)
})
