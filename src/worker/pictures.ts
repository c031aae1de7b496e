import { absoluteAddress } from '../domain/address.ts'
import type { ArchiveStore } from './archive-store.ts'

/** The first picture of a page's own part. */
const PICTURE = /<main[\s\S]*?<img[^>]*?\ssrc="([^"]+)"/

const cacheOf = (tenant: string): string => `archive-pictures:${tenant}`

/**
 * Stores the main picture of each of these pages, and deletes all others. They show what the visitor has saved, so that a
 * logout deletes them (lib/offline.ts).
 *
 * @param pages paths from the site's root
 */
export async function savePictures(store: ArchiveStore, tenant: string, pages: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheOf(tenant))
  const wanted = new Set<string>()
  for (const path of pages) {
    const bytes = await store.read(path)
    const [, source] = PICTURE.exec(new TextDecoder().decode(bytes)) ?? []
    if (source) wanted.add(absoluteAddress(source.replaceAll('&amp;', '&'), globalThis.location.origin))
  }
  const known = new Set((await cache.keys()).map(({ url }) => url))
  await Promise.all([...known].map((url) => (wanted.has(url) ? null : cache.delete(url))))
  // One that cannot be read by scripts is left out: browsers count it as some megabytes.
  await Promise.allSettled([...wanted].map((url) => (known.has(url) ? null : cache.add(url))))
}

/** The stored copy of a picture; undefined without one. */
export const savedPicture = async (tenant: string, request: Request): Promise<Response | undefined> =>
  (await caches.has(cacheOf(tenant))) ? (await caches.open(cacheOf(tenant))).match(request.url) : undefined
