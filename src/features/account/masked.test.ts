import { expect, test } from 'vitest'
import { fitsMask } from './masked.ts'

test.each([
  ['13800138000', '138****8000', true],
  ['13900138000', '138****8000', false],
  ['13800138001', '138****8000', false],
  ['138 0013-8000', '138****8000', true],
  ['１３８００１３８０００', '138****8000', true],
  ['１３９００１３８０００', '138****8000', false],
  ['Lin@Example.com', 'l***@example.com', true],
  ['ｌｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'l***@example.com', true],
  ['lin@my-example.com', 'l***@my-example.com', true],
  ['lin@example.org', 'l***@example.com', false],
  ['x@example.com', 'l***@example.com', false],
  ['anything', '***', true],
  ['a@b.cn', 'a@b.cn', true],
  ['b@b.cn', 'a@b.cn', false],
])('%s matches the mask %s: %s', (typed, masked, fits) => expect(fitsMask(typed, masked)).toBe(fits))
