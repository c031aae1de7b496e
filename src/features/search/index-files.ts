import type { IndexManifest } from '@fair/search/shards.ts'

/** How long after a failure a file is requested again, in milliseconds. */
const AGAIN_MS = 300
/** Maximum number of files cached in memory, about 12 KB each; the least recently used are removed first. */
const CACHE_MAX = 400

/** The files of an index. Each is fetched once while it is cached. */
export interface IndexFiles {
  readonly manifest: IndexManifest
  /** The content of a file; undefined until it has loaded. */
  at<T>(name: string): T | undefined
  /** Rejects if the file fails to load twice. */
  load<T>(name: string, read: (value: unknown) => T): Promise<T>
}

export async function fetchJson(address: string, get: typeof fetch): Promise<unknown> {
  const answer = await get(address)
  if (!answer.ok) throw new Error(`No index at ${address} (${answer.status})`)
  return answer.json()
}

export function createIndexFiles(manifest: IndexManifest, get: typeof fetch): IndexFiles {
  const cached = new Map<string, unknown>()
  const running = new Map<string, Promise<unknown>>()
  const use = (name: string, value: unknown) => {
    cached.delete(name)
    cached.set(name, value)
    for (const old of [...cached.keys()].slice(0, Math.max(0, cached.size - CACHE_MAX))) cached.delete(old)
  }
  const fetched = async <T>(name: string, read: (value: unknown) => T): Promise<T> => {
    const once = async () => read(await fetchJson(`${manifest.folder}/${name}.json`, get))
    const value = await once().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      return once()
    })
    use(name, value)
    return value
  }
  return {
    manifest,
    at<T>(name: string) {
      const value = cached.get(name)
      if (value !== undefined) use(name, value)
      return value as T | undefined
    },
    load<T>(name: string, read: (value: unknown) => T) {
      if (cached.has(name)) return Promise.resolve(cached.get(name) as T)
      const before = running.get(name)
      if (before) return before as Promise<T>
      const own = fetched(name, read).finally(() => running.delete(name))
      running.set(name, own)
      return own
    },
  }
}
