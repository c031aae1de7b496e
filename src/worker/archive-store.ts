import { machineTime } from '@fair/contract/rules/machine-time.ts'
import {
  type ArchiveHeader,
  type ArchiveIndex,
  type PatchHeader,
  readHeader,
  splitStreams,
  unpackBlock,
} from '../lib/archive.ts'
import type { StoredArchive } from '../lib/archive-messages.ts'
import {
  ArchiveError,
  DamagedArchive,
  elseDamaged,
  fetchAll,
  fetchIndex,
  isFull,
  packed,
  patchesFrom,
  pathOf,
  unpacked,
  unpackPatch,
} from './archive-bytes.ts'

const STATE = '/archive/state'
/** Number of scripts fetched in parallel. */
const AT_ONCE = 6

/** The archive of one language of a tenant, on the device: packed blocks in one cache, the site's scripts in another. */
export class ArchiveStore {
  readonly #index: string
  readonly #name: string
  readonly #assets: string
  #state: Promise<StoredArchive | null> | undefined
  /** Text of the first block, followed by that of another. */
  #text: { version: string; bytes: Uint8Array<ArrayBuffer>; start: number; block: number } | undefined
  /** Blocks are unpacked one after another, as they share a buffer. */
  #reading: Promise<unknown> = Promise.resolve()

  /**
   * @param name of the caches: identifies the archive's owner and language
   * @param index address of the site's `ArchiveIndex`
   */
  constructor(name: string, index: string) {
    this.#index = index
    this.#name = `archive:${name}`
    this.#assets = `archive-assets:${name}`
  }

  /** The state of the stored archive; null without one. */
  async state(): Promise<StoredArchive | null> {
    // A page deletes the archive without this worker (lib/archive-client.ts).
    if (!(await caches.has(this.#name))) this.#state = undefined
    else this.#state ??= this.#readState()
    return (await this.#state) ?? null
  }

  async #readState(): Promise<StoredArchive | null> {
    const stored = await (await caches.open(this.#name)).match(STATE)
    return stored ? ((await stored.json()) as StoredArchive) : null
  }

  /** A file of the archive; undefined for others. */
  async read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const state = await this.state()
    const place = state?.files[path]
    if (!state || !place) return undefined
    const cache = await caches.open(this.#name)
    if (state.updated.includes(path)) {
      const own = await cache.match(fileKey(state.version, path))
      return own ? new Uint8Array(await unpacked(own)) : undefined
    }
    const next = this.#reading.then(() => this.#readFromBlock(cache, state, place))
    this.#reading = next.catch(() => {})
    return next
  }

  async #readFromBlock(
    cache: Cache,
    state: StoredArchive,
    [block, from, size]: readonly [number, number, number],
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const textOf = (n: number) => (state.blocks[n]?.sizes ?? []).reduce((sum, each) => sum + each, 0)
    const start = textOf(0)
    const unpack = async (n: number, bytes: Uint8Array, at: number) => {
      const own = state.blocks[n]
      const stored = await cache.match(blockKey(state.archive, n))
      if (!own || !stored) throw new Error(`Block ${n} of the archive is missing.`)
      unpackBlock(splitStreams(await unpacked(stored), own.streams), bytes, at, own.sizes)
    }
    if (this.#text?.version !== state.version) {
      this.#text = undefined
      const room = Math.max(0, ...state.blocks.slice(1).map((_, n) => textOf(n + 1)))
      const bytes = new Uint8Array(start + room)
      await unpack(0, bytes, 0)
      this.#text = { version: state.version, bytes, start, block: 0 }
    }
    const text = this.#text
    if (block !== 0 && text.block !== block) {
      text.block = 0
      await unpack(block, text.bytes, start)
      text.block = block
    }
    const at = (block === 0 ? 0 : start) + from
    return text.bytes.slice(at, at + size)
  }

  /** A script or style of the site that is stored with the archive. */
  async asset(request: Request): Promise<Response | undefined> {
    if (!(await caches.has(this.#assets))) return undefined
    return (await caches.open(this.#assets)).match(request)
  }

  /**
   * Stores the archive that the site offers now, or updates the stored one.
   *
   * @param report progress, from 0 to 1
   * @returns null if a page has deleted the archive during its update
   * @throws ArchiveError
   */
  async take(report: (done: number) => void): Promise<StoredArchive | null> {
    const index = await fetchIndex(this.#index)
    try {
      const before = await this.state()
      const patches = before && patchesFrom(before.version, index)
      // Nothing has changed except the time of the comparison.
      if (before && patches?.length === 0)
        return await this.#write(await caches.open(this.#name), { ...before, at: machineTime() })
      const updated =
        before && patches ? await this.#followPatches(before, patches, index).catch(elseDamaged) : 'damaged'
      const state = updated === 'damaged' ? await this.#takeWhole(before, index, report) : updated
      if (state) await this.#deleteOthers(state)
      else await caches.delete(this.#assets)
      return state
    } catch (error) {
      this.#state = undefined
      if (isFull(error)) await this.#deleteUnfinished().catch(() => {})
      throw error instanceof ArchiveError ? error : new ArchiveError(isFull(error) ? 'space' : 'network')
    }
  }

  /** Applies updates, in order. Null if a page has deleted the archive meanwhile. */
  async #followPatches(
    stored: StoredArchive,
    patches: ArchiveIndex['patches'],
    index: ArchiveIndex,
  ): Promise<StoredArchive | null> {
    let state: StoredArchive | null = stored
    for (const { file } of patches) state = state && (await this.#update(state, file, index))
    return state
  }

  /** Downloads the archive and its updates. Null if a page has deleted the previous one meanwhile. */
  async #takeWhole(
    before: StoredArchive | null,
    index: ArchiveIndex,
    report: (done: number) => void,
  ): Promise<StoredArchive | null> {
    const share = index.packed / (index.packed + index.assets)
    const bytes = await fetchAll(index.file, index.size, (done) => report(done * share))
    const { header, streams } = readHeader<ArchiveHeader>(bytes)
    await this.#takeAssets(header, index, (done) => report(share + done * (1 - share)))
    if (before && !(await caches.has(this.#name))) return null
    // The state is written last: until then, the device has the previous archive.
    const cache = await caches.open(this.#name)
    const files: Record<string, readonly [number, number, number]> = {}
    let [at, stored] = [0, 0]
    for (const [n, block] of header.blocks.entries()) {
      const size = block.streams.reduce((sum, each) => sum + each, 0)
      const body = await packed(streams.subarray(at, at + size))
      await cache.put(blockKey(header.version, n), new Response(body as BodyInit))
      stored += body.length
      at += size
      let from = 0
      for (const [path, length] of block.files) {
        files[path] = [n, from, length]
        from += length
      }
    }
    const blocks = header.blocks.map((block) => ({
      sizes: block.files.map(([, size]) => size),
      streams: block.streams,
    }))
    const { version, assets } = header
    const state = await this.#write(cache, {
      ...{ version, archive: version, files, blocks, assets },
      ...{ updated: [], bytes: stored + index.assets, at: machineTime() },
    })
    return state && this.#followPatches(state, patchesFrom(version, index) ?? [], index)
  }

  /** Applies an update: each of its files is stored by itself. Null if a page has deleted the archive meanwhile. */
  async #update(state: StoredArchive, file: string, index: ArchiveIndex): Promise<StoredArchive | null> {
    const { header, streams } = readHeader<PatchHeader>(await fetchAll(file, 0, () => {}))
    await this.#takeAssets(header, index, () => {})
    if (!(await caches.has(this.#name))) return null
    const unpacking = this.#readAll(header.base).then((base) => unpackPatch(base, header, streams))
    const text = await unpacking.catch((cause: unknown) => {
      throw new DamagedArchive('The stored archive cannot be read.', { cause })
    })
    let at = 0
    const cache = await caches.open(this.#name)
    const files = { ...state.files }
    for (const path of header.removed) delete files[path]
    const fresh = new Set(header.block.files.map(([path]) => path))
    let { bytes } = state
    const outdated = state.updated.filter((path) => fresh.has(path) || !(path in files))
    for (const path of outdated) {
      const own = await cache.match(fileKey(state.version, path))
      bytes -= (await own?.arrayBuffer())?.byteLength ?? 0
    }
    for (const [path, size] of header.block.files) {
      const body = await packed(text.subarray(at, at + size))
      await cache.put(fileKey(header.version, path), new Response(body as BodyInit))
      files[path] ??= [-1, 0, size]
      bytes += body.length
      at += size
    }
    // Files of earlier updates are named by the new version, too, so that one state never mixes two.
    const cached = state.updated.filter((path) => !fresh.has(path) && path in files)
    for (const path of cached) {
      const own = await cache.match(fileKey(state.version, path))
      if (own) await cache.put(fileKey(header.version, path), own)
    }
    const next: StoredArchive = {
      ...state,
      ...{ version: header.version, files, bytes, at: machineTime() },
      updated: [...cached, ...fresh],
      assets: header.assets ?? state.assets,
    }
    return this.#write(cache, next)
  }

  /** @throws Error one of the files is missing or damaged */
  async #readAll(paths: readonly string[]): Promise<Uint8Array[]> {
    const all: Uint8Array[] = []
    for (const path of paths) {
      const bytes = await this.read(path)
      if (!bytes) throw new Error(`${path} is missing.`)
      all.push(bytes)
    }
    return all
  }

  /** Deletes leftovers of earlier archives and updates. */
  async #deleteOthers({ archive, version }: StoredArchive): Promise<void> {
    const cache = await caches.open(this.#name)
    const isOwn = (path: string) =>
      path === STATE || path.startsWith(blockKey(archive, 0).slice(0, -1)) || path === fileKey(version, '').slice(0, -1)
    const others = (await cache.keys()).filter(({ url }) => !isOwn(pathOf(url)))
    await Promise.all(others.map((each) => cache.delete(each)))
  }

  /** Deletes what did not become part of an archive: on a full device, nothing else could be stored. */
  async #deleteUnfinished(): Promise<void> {
    const state = await this.state()
    if (state) await this.#deleteOthers(state)
    else await Promise.all([this.#name, this.#assets].map((name) => caches.delete(name)))
  }

  /** Null if a page has deleted the archive since `cache` was opened, which creates none again. */
  async #write(cache: Cache, state: StoredArchive): Promise<StoredArchive | null> {
    await cache.put(STATE, new Response(JSON.stringify(state)))
    if (!(await caches.has(this.#name))) return null
    this.#state = Promise.resolve(state)
    return state
  }

  /**
   * Stores scripts and styles that are missing. Those of the previous archive remain: open pages may still load them. Some
   * files of earlier versions are no longer on the site: the updates that follow replace them.
   */
  async #takeAssets(
    { assets, version }: Pick<PatchHeader, 'assets' | 'version'>,
    index: ArchiveIndex,
    report: (done: number) => void,
  ): Promise<void> {
    if (!assets) return
    const cache = await caches.open(this.#assets)
    const known = new Set((await cache.keys()).map(({ url }) => pathOf(url)))
    // The names of icons do not change with their content.
    const waiting = assets.filter((path) => !known.has(path) || !path.startsWith('/_astro/'))
    const total = waiting.length
    const work = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const response = await fetch(path)
        if (response.ok) await cache.put(path, response)
        else if (response.status !== 404 || version === index.version) throw new ArchiveError('network')
        report(1 - waiting.length / total)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const former = (await this.state())?.assets ?? []
    const needed = new Set([...assets, ...former])
    await Promise.all([...known].map((path) => (needed.has(path) ? null : cache.delete(path))))
  }
}

const blockKey = (archive: string, n: number): string => `/archive/block/${archive}/${n}`
const fileKey = (version: string, path: string): string => `/archive/file/${version}?${encodeURIComponent(path)}`
