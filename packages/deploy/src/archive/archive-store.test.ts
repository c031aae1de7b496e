// The device's side of archives (src/worker/archive-store.ts), over in-memory caches and a site that changes.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ARCHIVE_FORM, type ArchiveIndex, readHeader } from '../../../../src/lib/archive.ts'
import { ArchiveError } from '../../../../src/worker/archive-bytes.ts'
import { ArchiveStore } from '../../../../src/worker/archive-store.ts'
import { type ArchiveSource, makeArchive, makePatch } from './site-archive.ts'

const ORIGIN = 'https://fair.example'

/** The part of Cache Storage that the store uses. */
class MemoryCaches {
  readonly all = new Map<string, Map<string, { bytes: ArrayBuffer }>>()
  /** Writes that still succeed; after them the device is full. */
  room = Number.POSITIVE_INFINITY
  /** A page deletes everything when this many writes still fit. */
  deletedAt = Number.NEGATIVE_INFINITY

  has = async (name: string) => this.all.has(name)
  keys = async () => [...this.all.keys()]
  delete = async (name: string) => this.all.delete(name)
  open = async (name: string) => {
    const entries = this.all.get(name) ?? new Map<string, { bytes: ArrayBuffer }>()
    this.all.set(name, entries)
    const keyOf = (request: string | Request) =>
      new URL(typeof request === 'string' ? request : request.url, ORIGIN).href
    return {
      match: async (request: string | Request) => {
        const entry = entries.get(keyOf(request))
        return entry && new Response(entry.bytes)
      },
      put: async (request: string | Request, response: Response) => {
        this.room -= 1
        if (this.room === this.deletedAt) this.all.clear()
        if (this.room < 0) throw new DOMException('The device is full.', 'QuotaExceededError')
        entries.set(keyOf(request), { bytes: await response.arrayBuffer() })
      },
      delete: async (request: string | Request) => entries.delete(keyOf(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    }
  }
}

const page = (n: number, own: string) =>
  Buffer.from(`<!doctype html><title>${n}</title>${'<p>The same</p>'.repeat(9)}${own}`)

function siteOf(version: number): ArchiveSource {
  const files = new Map([['/', page(0, `home ${version}`)]])
  for (let n = 0; n < 300; n += 1) files.set(`/exhibits/detail/${n}/`, page(n, n % 100 === 0 ? `v${version}` : ''))
  if (version > 1) files.delete('/exhibits/detail/299/')
  const beta = version === 2 ? ['/_astro/beta.js'] : []
  return { files, assets: [...beta, `/_astro/main.${version > 2 ? 'NEW' : 'OLD'}.js`, '/icons.svg'] }
}

let caches: MemoryCaches
/** The site's responses, by path. */
let served: Map<string, Buffer | string>

/** Publishes an archive of a version, and updates up to another version. */
function publish(version: number, full = 1): void {
  const archive = makeArchive(siteOf(full))
  const patches: ArchiveIndex['patches'][number][] = []
  for (let to = full + 1; to <= version; to += 1) {
    const patch = makePatch(siteOf(to - 1), siteOf(to))
    if (!patch) throw new Error('Two versions are equal.')
    const { header } = readHeader(patch)
    patches.push({
      from: (header as { from: string }).from,
      version: header.version,
      file: `/archive/p${to}.txt`,
      size: 1,
    })
    served.set(`/archive/p${to}.txt`, patch)
  }
  const index: ArchiveIndex = {
    ...{ form: ARCHIVE_FORM, version: patches.at(-1)?.version ?? readHeader(archive).header.version },
    ...{ file: '/archive/whole.txt', size: archive.length, packed: 1, pages: 301, assets: 1, patches },
  }
  served.set('/archive/en-US.json', JSON.stringify(index))
  served.set('/archive/whole.txt', archive)
  served.set('/icons.svg', `icons ${version}`)
  for (const name of ['OLD', 'NEW']) served.set(`/_astro/main.${name}.js`, `// ${name}`)
  served.set('/_astro/beta.js', '// beta')
}

const open = () => new ArchiveStore('1001:en-US', '/archive/en-US.json')

async function contents(store: ArchiveStore): Promise<Record<string, string>> {
  const state = await store.state()
  const read = Object.keys(state?.files ?? {}).map(
    async (path): Promise<[string, string]> => [path, Buffer.from((await store.read(path)) ?? []).toString()],
  )
  return Object.fromEntries(await Promise.all(read))
}

const expected = (version: number) =>
  Object.fromEntries([...siteOf(version).files].map(([path, content]) => [path, content.toString()]))

beforeEach(() => {
  caches = new MemoryCaches()
  served = new Map()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (path: string) => {
    const body = served.get(path)
    return body === undefined ? new Response(null, { status: 404 }) : new Response(body as BodyInit)
  })
  return () => vi.unstubAllGlobals()
})

describe('the archive on a device', () => {
  it('contains each page byte for byte, also after a restart of the worker', async () => {
    publish(1)
    const done: number[] = []
    await open().take((each) => done.push(each))
    expect(done.at(-1)).toBe(1)
    expect(await contents(open())).toEqual(expected(1))
    expect(await (await open().asset(new Request(`${ORIGIN}/_astro/main.OLD.js`)))?.text()).toBe('// OLD')
  })

  it('is updated by patches alone, with all pages of one version', async () => {
    publish(1)
    await open().take(() => {})
    publish(4)
    served.delete('/archive/whole.txt')
    await open().take(() => {})
    expect(await contents(open())).toEqual(expected(4))
    // Pages that are still open may load the previous scripts.
    const assets = [...(caches.all.get('archive-assets:1001:en-US')?.keys() ?? [])].sort()
    const names = ['_astro/beta.js', '_astro/main.NEW.js', '_astro/main.OLD.js', 'icons.svg']
    expect(assets).toEqual(names.map((name) => `${ORIGIN}/${name}`))
    expect(await (await open().asset(new Request(`${ORIGIN}/icons.svg`)))?.text()).toBe('icons 4')
  })

  it('is downloaded in full with the later patches if nothing is stored', async () => {
    publish(3)
    await open().take(() => {})
    expect(await contents(open())).toEqual(expected(3))
  })

  it.each(['nothing', 'version 1'])(
    'is complete if the site has deleted earlier scripts and %s is stored',
    async (stored) => {
      publish(1)
      if (stored !== 'nothing') await open().take(() => {})
      publish(4)
      for (const name of ['main.OLD', 'beta']) served.delete(`/_astro/${name}.js`)
      await open().take(() => {})
      expect(await contents(open())).toEqual(expected(4))
      expect(await (await open().asset(new Request(`${ORIGIN}/_astro/main.NEW.js`)))?.text()).toBe('// NEW')
    },
  )

  it.each([0, 1, 2, 3, 4, 5, 6])('never mixes versions if the device is full after %i more entries', async (room) => {
    publish(1)
    await open().take(() => {})
    const before = [...(caches.all.get('archive:1001:en-US')?.keys() ?? [])].filter((url) => url.includes('/block/'))
    publish(2, 2)
    caches.room = room
    const failed = await open()
      .take(() => {})
      .catch((error: unknown) => error)
    if (failed instanceof ArchiveError) {
      expect(failed.why).toBe('space')
      expect(await contents(open())).toEqual(expected(1))
      // No part of the new one takes up the space of notes, drafts and writes that wait to be sent.
      const blocks = [...(caches.all.get('archive:1001:en-US')?.keys() ?? [])].filter((url) => url.includes('/block/'))
      expect(blocks).toEqual(before)
    } else {
      expect(await contents(open())).toEqual(expected(2))
    }
  })

  it.each([0, 1, 2, 3, 4])('leaves nothing behind if the device is full after %i entries', async (room) => {
    publish(1)
    caches.room = room
    const taken = await open()
      .take(() => {})
      .catch(() => 'full')
    expect(taken).toBe('full')
    expect([...caches.all.keys()]).toEqual([])
  })

  it('is not stored if a part of it is missing', async () => {
    publish(1)
    const whole = served.get('/archive/whole.txt') as Buffer
    served.set('/archive/whole.txt', whole.subarray(0, -10))
    await expect(open().take(() => {})).rejects.toMatchObject({ why: 'network' })
    expect(await open().state()).toBeNull()
  })

  it.each(['/archive/whole.txt', '/_astro/main.OLD.js'])('is not stored if %s cannot be fetched', async (missing) => {
    publish(1)
    served.delete(missing)
    await expect(open().take(() => {})).rejects.toMatchObject({ why: 'network' })
    expect(await open().state()).toBeNull()
    publish(1)
    await open().take(() => {})
    expect(await contents(open())).toEqual(expected(1))
  })

  it('is downloaded in full again after a page has deleted it, although the worker still runs', async () => {
    publish(1)
    const store = open()
    await store.take(() => {})
    for (const name of await caches.keys()) await caches.delete(name)
    expect(await store.state()).toBeNull()
    await store.take(() => {})
    expect(await contents(open())).toEqual(expected(1))
  })

  it.each(['/archive/p2.txt', '/_astro/main.NEW.js', '/archive/p3.txt'])(
    'is not stored again if a page deletes it while an update fetches %s',
    async (fetched) => {
      publish(1)
      const store = open()
      await store.take(() => {})
      publish(3)
      const fetchPath = globalThis.fetch as unknown as (path: string) => Promise<Response>
      vi.stubGlobal('fetch', async (path: string) => {
        if (path === fetched) for (const name of await caches.keys()) await caches.delete(name)
        return fetchPath(path)
      })
      expect(await store.take(() => {})).toBeNull()
      expect(await store.state()).toBeNull()
      expect(await caches.keys()).toEqual([])
    },
  )

  it('is downloaded in full again if a stored part that an update needs is missing', async () => {
    publish(1)
    await open().take(() => {})
    const stored = caches.all.get('archive:1001:en-US')
    for (const key of stored?.keys() ?? []) if (key.includes('/block/')) stored?.delete(key)
    publish(3)
    await open().take(() => {})
    expect(await contents(open())).toEqual(expected(3))
  })

  it('is not downloaded again because an update cannot be fetched', async () => {
    publish(1)
    await open().take(() => {})
    publish(2)
    served.delete('/archive/p2.txt')
    await expect(open().take(() => {})).rejects.toMatchObject({ why: 'network' })
    expect(await contents(open())).toEqual(expected(1))
  })

  it('is not stored again if a page deletes it while all of it is downloaded again', async () => {
    publish(1)
    const store = open()
    await store.take(() => {})
    publish(5, 5)
    const fetchPath = globalThis.fetch as unknown as (path: string) => Promise<Response>
    vi.stubGlobal('fetch', async (path: string) => {
      if (path === '/archive/whole.txt') for (const name of await caches.keys()) await caches.delete(name)
      return fetchPath(path)
    })
    expect(await store.take(() => {})).toBeNull()
    expect(await caches.keys()).toEqual([])
  })

  it.each(
    [2, 5].flatMap((full) =>
      [1, 2, 3, 4, 5].map((writes) => [full === 2 ? 'updated' : 'downloaded again', writes, full]),
    ),
  )('is not stored again if a page deletes it while it is %s, after %i writes', async (_, writes, full) => {
    publish(1)
    const store = open()
    await store.take(() => {})
    publish(Number(full), full === 2 ? 1 : 5)
    caches.room = 100
    caches.deletedAt = 100 - Number(writes)
    expect(await store.take(() => {})).toBeNull()
    expect(await store.state()).toBeNull()
    expect(await caches.keys()).toEqual([])
  })

  it('counts a file that several updates have replaced once', async () => {
    publish(1)
    const store = open()
    await store.take(() => {})
    publish(2)
    const second = (await store.take(() => {}))?.bytes
    publish(6)
    expect(await store.take(() => {})).toMatchObject({ bytes: second })
  })

  it('fails with the reason “missing” if the site has none', async () => {
    await expect(open().take(() => {})).rejects.toMatchObject({ why: 'missing' })
  })
})
