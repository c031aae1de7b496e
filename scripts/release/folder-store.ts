// Releases in a folder of this machine, or one that is mounted: hard links where a file is as it was, `current` a link that
// one rename moves.
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { BuildFailure, EXIT } from '../../src/content/failure.ts'
import { tryLock } from '../build/lock.ts'
import { filesBelow } from '../build/output.ts'
import { waitForLock } from '../build/wait-for-lock.ts'
import { ID, manifestText, parseManifest } from './manifest.ts'
import { ENDINGS, isPrecompressed, precompress } from './precompressed.ts'
import type { ReleaseStore } from './store.ts'

/** For people; and as a sign that the folder is ours. */
const NOTE = 'README.txt'
const POINTER = 'current'
const SHARED = 'shared'
/** What a kill has left half-made begins so, and is cleared away. */
const UNFINISHED = '.unfinished-'

/**
 * @param to the folder of all tenants
 * @param domain the tenant's, its folder's name
 * @param isPacking files get brotli and gzip beside them (precompressed.ts)
 * @throws BuildFailure (2) something that is not ours stands there
 */
export function folderStore(to: string, domain: string, isPacking = false): ReleaseStore {
  const home = join(to, domain)
  inspect(home)
  const at = (...names: string[]) => join(home, ...names)
  const made = new Set<string>()
  const forFile = (path: string) => {
    const folder = dirname(path)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    return path
  }
  /** Into its place at once, whole. */
  const write = (path: string, make: (unfinished: string) => void) => {
    const unfinished = at(`${UNFINISHED}${process.pid}`)
    rmSync(unfinished, { force: true })
    make(unfinished)
    renameSync(unfinished, forFile(path))
  }
  const place = (path: string, bytes: Buffer) => write(path, (unfinished) => writeFileSync(unfinished, bytes))
  const isPacked = (path: string) => ENDINGS.every((ending) => existsSync(path + ending))
  /** A link to the same file elsewhere, and to what is beside it. */
  const link = async (from: string, to: string, name: string) => {
    if (isPacking && !isPacked(from)) await precompress(name, from, place)
    for (const ending of ['', ...ENDINGS]) {
      if (existsSync(from + ending) && !existsSync(to + ending)) linkSync(from + ending, forFile(to + ending))
    }
  }
  const bringShared = async (id: string, names: Iterable<string>) => {
    for (const name of names) await link(at(SHARED, name), at(id, name), name)
  }
  const names = () => (existsSync(home) ? readdirSync(home) : [])
  return {
    place: home,
    adds: isPacking ? '+precompressed' : '',
    // All but compressing is done at once.
    parallel: isPacking ? 2 * availableParallelism() : 1,
    async hold(wait, say) {
      mkdirSync(home, { recursive: true })
      if (!existsSync(at(NOTE)))
        writeFileSync(at(NOTE), `Releases of ${domain}, made and removed by npm run release. Serve "${POINTER}".\n`)
      const sentence = () => `Another release is at work in ${home}`
      const lock = await waitForLock(() => tryLock(at('lock'), 'alone'), wait, sentence, say)
      for (const name of names()) if (name.startsWith(UNFINISHED)) rmSync(at(name), { recursive: true, force: true })
      return { check: async () => {}, release: async () => lock.release() }
    },
    async shown() {
      if (!lstatSync(at(POINTER), { throwIfNoEntry: false })?.isSymbolicLink()) return null
      return readlinkSync(at(POINTER))
    },
    async list() {
      const manifests = names().flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
      return { folders: names().filter((name) => ID.test(name)), manifests: manifests.filter((id) => ID.test(id)) }
    },
    async manifest(id) {
      return parseManifest(existsSync(at(`${id}.json`)) ? readFileSync(at(`${id}.json`), 'utf8') : undefined)
    },
    async shared() {
      const all = existsSync(at(SHARED)) ? [...filesBelow(at(SHARED))] : []
      return all.filter((name) => !isPrecompressed(name)).map((name) => name.split(sep).join('/'))
    },
    async upload(id, { name, path }) {
      copyFileSync(path, forFile(at(id, name)))
      if (isPacking) await precompress(name, at(id, name))
    },
    async uploadShared({ name, path }) {
      write(at(SHARED, name), (unfinished) => copyFileSync(path, unfinished))
      if (isPacking) await precompress(name, at(SHARED, name), place)
    },
    take: (from, to, name) => link(at(from, name), at(to, name), name),
    async seal(manifest, shared) {
      await bringShared(manifest.id, shared)
      write(at(`${manifest.id}.json`), (unfinished) => writeFileSync(unfinished, manifestText(manifest)))
    },
    async show({ id }, shared) {
      await bringShared(id, shared)
      write(at(POINTER), (unfinished) => symlinkSync(id, unfinished))
    },
    async remove(id) {
      rmSync(at(`${id}.json`), { force: true })
      rmSync(at(id), { recursive: true, force: true })
    },
    async unshare(gone) {
      for (const name of gone) for (const ending of ['', ...ENDINGS]) rmSync(at(SHARED, name) + ending, { force: true })
    },
  }
}

function inspect(home: string): void {
  const entry = lstatSync(home, { throwIfNoEntry: false })
  if (!entry) return
  const isOurs = entry.isDirectory() && (existsSync(join(home, NOTE)) || readdirSync(home).length === 0)
  const pointer = lstatSync(join(home, POINTER), { throwIfNoEntry: false })
  const isFree = !pointer || (pointer.isSymbolicLink() && ID.test(readlinkSync(join(home, POINTER))))
  if (!isOurs || !isFree)
    throw new BuildFailure(
      EXIT.usage,
      `${home} holds what no release of ours made: it stays as it is. Name another --to.`,
    )
}
