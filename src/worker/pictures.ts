import { absoluteAddress } from '@fair/contract/rules/address.ts'
import type { ArchiveStore } from './archive-store.ts'

/** The first picture in a page's main content. */
const PICTURE = /<main[\s\S]*?(<img[^>]*>)/
/** Addresses in it: its own, and those of its other sizes. */
const ADDRESSES = /\s(?:src|srcset)="([^"]+)"/gi
/** Between two sizes. An address may have a comma itself, where a service cuts the picture (`resize,w_320`). */
const NEXT_SIZE = /,\s+/

const cacheOf = (tenant: string): string => `archive-pictures:${tenant}`

/**
 * Stores the main picture of each of these pages, and deletes all others. They show what the visitor has saved, so a
 * logout deletes them (lib/offline.ts).
 *
 * @param pages paths from the site's root
 */
export async function savePictures(store: ArchiveStore, tenant: string, pages: readonly string[]): Promise<void> {
  if (pages.length === 0) {
    stored = new Set()
    return void (await caches.delete(cacheOf(tenant)))
  }
  const cache = await caches.open(cacheOf(tenant))
  const needed: string[][] = []
  for (const path of pages) needed.push(pictureOf(new TextDecoder().decode(await store.read(path))))
  const known = new Set((await cache.keys()).map(({ url }) => url))
  const removed = [...known].filter((url) => !needed.flat().includes(url))
  await Promise.all(removed.map((url) => cache.delete(url)))
  // A picture that scripts cannot read is not stored: browsers count it as several megabytes.
  await Promise.allSettled(
    needed.map(async ([own, ...others]) => {
      if (own === undefined || known.has(own)) return
      const response = await fetch(own)
      if (!response.ok) return
      // The browser requests one of the sizes; each request is answered with the stored one.
      await Promise.all([own, ...others].map((url) => cache.put(url, response.clone())))
    }),
  )
  await readStored(tenant)
}

/** Addresses of a page's main picture, its own first. */
function pictureOf(html: string): string[] {
  const [, element = ''] = PICTURE.exec(html) ?? []
  const all = [...element.matchAll(ADDRESSES)].flatMap(([, value = '']) =>
    value.split(NEXT_SIZE).map((each) => each.trim().split(' ')[0] ?? ''),
  )
  return [...new Set(all.map((each) => absoluteAddress(each.replaceAll('&amp;', '&'), globalThis.location.origin)))]
}

/** Addresses of stored pictures; undefined until they are read. */
let stored: ReadonlySet<string> | undefined

async function readStored(tenant: string): Promise<void> {
  const keys = (await caches.has(cacheOf(tenant))) ? await (await caches.open(cacheOf(tenant))).keys() : []
  stored = new Set(keys.map(({ url }) => url))
}

/** Whether a picture may be stored. The browser fetches all others itself. */
export const maySavePicture = ({ destination, url }: Request): boolean =>
  destination === 'image' && (stored?.has(url) ?? true)

/** A picture from the network, else its stored copy. */
export async function savedPicture(tenant: string, request: Request): Promise<Response> {
  if (stored === undefined) await readStored(tenant)
  try {
    return await fetch(request)
  } catch (error) {
    // A logout may have deleted the cache: `open` would create it again.
    const copy = await caches.match(request.url, { cacheName: cacheOf(tenant) })
    if (copy) return copy
    throw error
  }
}
