// The pictures of an exhibit: thumbnails lead to them, and mark the current one however it was reached.
import '../../src/styles/catalogue.css'
import '../../src/styles/detail.css'
import type { Media } from '@fair/contract/endpoint.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startGallery } from '../../src/client/gallery.ts'
import { Gallery } from '../../src/components/Gallery.tsx'
import { parsed } from '../parsed.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, openPage } from './island.tsx'

const pictures = parsed<Media[]>(
  ['a', 'b', 'c'].map((name) => ({ url: `/media/exhibit/robot/${name}/0`, width: 1280, height: 960 })),
)

it('a thumbnail scrolls to its picture, and scrolling to a picture marks its thumbnail', async () => {
  await openPage('/en-US/exhibits/detail/1/', 'exhibits')
  const main = await hydrate(<Gallery pictures={pictures} name="Robot" />)
  startGallery()
  const strip = page.getByRole('list', { name: 'Pictures' }).element()
  const thumbs = [...main.querySelectorAll<HTMLAnchorElement>('[data-thumb]')]
  const current = () => thumbs.findIndex((thumb) => thumb.getAttribute('aria-current') === 'true')
  const marked = () => thumbs.filter((thumb) => thumb.hasAttribute('aria-current')).length
  const place = () => Math.round(strip.scrollLeft / strip.clientWidth)
  expect([place(), current()]).toEqual([0, 0])

  thumbs[2]?.click()
  await expect.poll(() => [place(), current(), marked()]).toEqual([2, 2, 1])
  // The address is that of the exhibit, not of a picture.
  expect(location.hash).toBe('')

  strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' })
  await expect.poll(() => [current(), marked()]).toEqual([1, 1])
  await expectAccessible()
})

it('each thumbnail is a link to its picture, and a single picture has no thumbnail', async () => {
  await openPage('/en-US/exhibits/detail/1/', 'exhibits')
  const main = await hydrate(<Gallery pictures={pictures} name="Robot" />)
  for (const thumb of main.querySelectorAll<HTMLAnchorElement>('[data-thumb]'))
    expect(main.querySelector(thumb.hash)?.matches('[data-picture]')).toBe(true)
  const one = await hydrate(<Gallery pictures={pictures.slice(0, 1)} name="Robot" />)
  expect(one.querySelectorAll('[data-picture]')).toHaveLength(1)
  expect(one.querySelectorAll('[data-thumb]')).toHaveLength(0)
})
