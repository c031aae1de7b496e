import { expect, test, vi } from 'vitest'
import type { ArchiveStore } from './archive-store.ts'
import { savePictures } from './pictures.ts'

test('stores a picture whose address has a comma, in each of its sizes', async () => {
  const sizeOf = (width: number) => `https://files.example/1.jpg?process=resize,w_${width}&amp;q=80`
  const picture = `<img alt="" src="${sizeOf(640)}" srcset="${sizeOf(320)} 320w, ${sizeOf(640)} 640w">`
  const requested: string[] = []
  const stored = new Set<string>()
  const cache = {
    keys: async () => [...stored].map((url) => ({ url })),
    put: async (url: string) => void stored.add(url),
    delete: async (url: string) => stored.delete(url),
  }
  vi.stubGlobal('location', { origin: 'https://fair.example' })
  vi.stubGlobal('caches', { open: async () => cache, has: async () => true })
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url)
    return new Response('')
  })
  const store = { read: async () => new TextEncoder().encode(`<main><p>1, 2</p>${picture}</main>`) }
  await savePictures(store as unknown as ArchiveStore, 't1', ['/exhibits/detail/1/'])
  const [small, large] = [320, 640].map((width) => sizeOf(width).replace('&amp;', '&'))
  expect(requested).toEqual([large])
  expect([...stored].sort()).toEqual([small, large])
})
