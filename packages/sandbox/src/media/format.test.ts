import { expect, it } from 'vitest'
import { chooseFormat } from './format.ts'

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

it.each([
  ['exhibit', CHROME, 'avif'],
  ['exhibit', 'image/webp,*/*', 'webp'],
  ['exhibit', 'Image/AVIF;q=0.1, image/webp', 'avif'],
  ['exhibit', 'image/avif;q=0, image/webp;q=0.000, image/jpeg', 'jpeg'],
  ['exhibit', 'image/avif;q=0,image/webp;q=0.05', 'webp'],
  ['exhibit', 'image/*,*/*', 'jpeg'],
  ['exhibit', '', 'jpeg'],
  ['person', CHROME, 'avif'],
  ['logo', CHROME, 'webp'],
  ['logo', '*/*', 'png'],
] as const)('a picture of kind %s with Accept "%s" is served as %s', (kind, accept, format) => {
  expect(chooseFormat(kind, accept)).toBe(format)
})
