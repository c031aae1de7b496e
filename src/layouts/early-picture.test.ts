import { expect, test } from 'vitest'
import { withEarlyPicture } from './early-picture.ts'

const policy = '<meta http-equiv="content-security-policy" content="img-src \'self\'">'
const page = (...pictures: string[]) => `<head>${policy}<title>x</title></head>${pictures.join('')}`

test('preloads the first picture of the first screen, right after the policy that allows it', () => {
  const lazy = '<img src="/a.webp" loading="lazy">'
  const first = '<img src="/b?w=640" srcSet="/b?w=320 320w, /b?w=640 640w" sizes="46vw" alt="$&" fetchPriority="high">'
  const second = '<img src="/c.webp" fetchPriority="high">'
  const link =
    '<link rel="preload" as="image" fetchpriority="high" href="/b?w=640" imagesrcset="/b?w=320 320w, /b?w=640 640w" imagesizes="46vw">'
  expect(withEarlyPicture(page(lazy, first, second))).toBe(
    page(lazy, first, second).replace(policy, () => policy + link),
  )
})

test('preloads a picture of one size without sizes', () => {
  expect(withEarlyPicture(page('<img src="/c.webp" fetchPriority="high">'))).toContain(
    '<link rel="preload" as="image" fetchpriority="high" href="/c.webp">',
  )
})

test('leaves a page without such a picture unchanged', () => {
  const html = page('<img src="/a.webp" loading="lazy">')
  expect(withEarlyPicture(html)).toBe(html)
})
