// Releases in a local or mounted folder: unchanged files are hard links, `current` is a link that one rename moves.

import { randomUUID } from 'node:crypto'
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
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { flushDisk, flushFolder } from '@fair/build/flush-disk.ts'
import { tryLock } from '@fair/build/lock.ts'
import { filesBelow } from '@fair/build/output.ts'
import { waitForLock } from '@fair/build/wait-for-lock.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { packedName } from '../serve/dictionaries.ts'
import { addArchives } from './archives.ts'
import { addDictionaries, type Dictionaries, dictionaryFor, packTogether } from './dictionaries.ts'
import { type FileFacts, ID, type Manifest, manifestText, parseManifest, reservationText } from './manifest.ts'
import { ENDINGS, isPrecompressed, precompress } from './precompressed.ts'
import { factsOf } from './site-files.ts'
import type { ReleaseStore } from './store.ts'

/** For people; and as a sign that the folder is ours. */
const NOTE = 'README.txt'
const POINTER = 'current'
const SHARED = 'shared'
const HOLDER = 'holder.txt'
const PAUSE = 'paused.json'
/** Prefix of unfinished files that a killed release leaves; they are deleted. */
const UNFINISHED = '.unfinished-'

/**
 * @param to the folder of all tenants
 * @param domain the tenant's, which names its folder
 * @param isPacking files get brotli and gzip next to them (precompressed.ts)
 * @param hasDictionaries pages also get a form compressed with a dictionary next to them (dictionaries.ts)
 * @param hasArchives the pages of each language are also stored in one file (archives.ts)
 * @throws BuildFailure (2) something that is not ours is there
 */
export function folderStore(
  to: string,
  domain: string,
  isPacking = false,
  hasDictionaries = false,
  hasArchives = false,
): ReleaseStore {
  const home = join(to, domain)
  inspect(home)
  const at = (...names: string[]) => join(home, ...names)
  const folders = new Set<string>()
  const forFile = (path: string) => {
    const folder = dirname(path)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    return path
  }
  /** Moved into place at once, complete. */
  const write = (path: string, make: (unfinished: string) => void) => {
    const unfinished = at(`${UNFINISHED}${process.pid}`)
    rmSync(unfinished, { force: true })
    make(unfinished)
    renameSync(unfinished, forFile(path))
  }
  const place = (path: string, bytes: Buffer) => write(path, (unfinished) => writeFileSync(unfinished, bytes))
  let dictionaries: Dictionaries = new Map()
  /** Where the release's own files are until they are placed. */
  const made = (name: string) => at(`${UNFINISHED}made`, name)
  const isPacked = (path: string) => ENDINGS.every((ending) => existsSync(path + ending))
  /** Links the same file of another release, and its compressed forms. */
  const link = async (from: string, to: string, name: string) => {
    if (isPacking && !isPacked(from)) await precompress(name, from, place)
    const dictionary = dictionaryFor(dictionaries, name)
    const packed = dictionary ? [packedName('', dictionary.id)] : []
    for (const ending of ['', ...ENDINGS, ...packed]) {
      if (existsSync(from + ending) && !existsSync(to + ending)) linkSync(from + ending, forFile(to + ending))
    }
    if (dictionary && !existsSync(packedName(from, dictionary.id))) await packTogether(to, dictionary)
  }
  const bringShared = async (id: string, names: Iterable<string>) => {
    for (const name of names) await link(at(SHARED, name), at(id, name), name)
  }
  const names = () => (existsSync(home) ? readdirSync(home) : [])
  return {
    place: home,
    adds: isPacking ? '+precompressed' : '',
    // Everything except compressing takes no time.
    parallel: isPacking ? 2 * availableParallelism() : 1,
    async hold(wait, say) {
      mkdirSync(home, { recursive: true })
      if (!existsSync(at(NOTE)))
        writeFileSync(at(NOTE), `Releases of ${domain}, created and removed by npm run release. Serve "${POINTER}".\n`)
      const sentence = () => `Another release is in progress in ${home}`
      const lock = await waitForLock(() => tryLock(at('lock'), 'exclusive'), wait, sentence, say)
      for (const name of names()) if (name.startsWith(UNFINISHED)) rmSync(at(name), { recursive: true, force: true })
      const token = randomUUID()
      writeFileSync(at(HOLDER), token)
      // The system's lock ends only with its process; another process can get it only if somebody deleted the file, or
      // on a mounted disk whose server loses locks.
      const throwIfLost = () => {
        if (!existsSync(at(HOLDER)) || readFileSync(at(HOLDER), 'utf8') !== token)
          throw new BuildFailure(EXIT.busy, `Another release has taken over ${home}: this one stops.`)
      }
      const release = () => {
        rmSync(made(''), { recursive: true, force: true })
        lock.release()
      }
      return { throwIfLost, check: async () => throwIfLost(), release: async () => release() }
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
    async reserve(id) {
      writeFileSync(at(`${id}.json`), reservationText('folder'))
    },
    extend(site, full) {
      const known = full.flatMap(({ assets, carried }) => [...Object.keys(carried), ...Object.keys(assets)])
      const read = (name: string) => (existsSync(at(SHARED, name)) ? readFileSync(at(SHARED, name)) : null)
      const put = (name: string, bytes: Buffer) => {
        writeFileSync(forFile(made(name)), bytes)
        return made(name)
      }
      const shown = existsSync(at(POINTER)) ? readlinkSync(at(POINTER)) : null
      const former = (name: string) =>
        shown !== null && existsSync(at(shown, name)) ? readFileSync(at(shown, name)) : null
      const archived = hasArchives ? addArchives(site, former, read, put) : site
      if (!hasDictionaries) return archived
      const extended = addDictionaries(archived, known, read, put)
      dictionaries = extended.dictionaries
      return extended.site
    },
    async shared() {
      const all = existsSync(at(SHARED)) ? [...filesBelow(at(SHARED))] : []
      return all.filter((name) => !isPrecompressed(name)).map((name) => name.split(sep).join('/'))
    },
    async upload(id, { name, path }) {
      copyFileSync(path, forFile(at(id, name)))
      if (isPacking) await precompress(name, at(id, name))
      const dictionary = dictionaryFor(dictionaries, name)
      if (dictionary) await packTogether(at(id, name), dictionary)
      return undefined
    },
    async write(id, name, text) {
      writeFileSync(forFile(at(id, name)), text)
      return undefined
    },
    async uploadShared({ name, path }) {
      write(at(SHARED, name), (unfinished) => copyFileSync(path, unfinished))
      if (isPacking) await precompress(name, at(SHARED, name), place)
      return undefined
    },
    async take(from, to, name) {
      await link(at(from, name), at(to, name), name)
      return undefined
    },
    async seal(manifest, shared) {
      await bringShared(manifest.id, shared)
      if (!existsSync(at(`${manifest.id}.json`)))
        throw new BuildFailure(EXIT.busy, `Another release has taken over ${home}: this one stops.`)
      write(at(`${manifest.id}.json`), (unfinished) => writeFileSync(unfinished, manifestText(manifest)))
    },
    async faults({ id, files, assets }) {
      const isWrong = (name: string, folder: string, [digest, bytes]: FileFacts) => {
        const path = at(folder, name)
        if (statSync(path, { throwIfNoEntry: false })?.size !== bytes) return true
        return factsOf(name, readFileSync(path))[0] !== digest
      }
      const wrong = (named: Manifest['files'], folder: string) =>
        Object.entries(named).flatMap(([name, facts]) => (isWrong(name, folder, facts) ? [name] : []))
      return [...wrong(files, id), ...wrong(assets, SHARED)]
    },
    async paused() {
      return existsSync(at(PAUSE)) ? (JSON.parse(readFileSync(at(PAUSE), 'utf8')) as { since: string }).since : null
    },
    async pause(since) {
      write(at(PAUSE), (unfinished) => writeFileSync(unfinished, JSON.stringify({ since })))
      flushDisk(home)
    },
    async resume() {
      rmSync(at(PAUSE), { force: true })
    },
    async show({ id }, shared) {
      await bringShared(id, shared)
      // After a power cut, the moved pointer must not lead to empty files.
      flushDisk(home)
      write(at(POINTER), (unfinished) => symlinkSync(id, unfinished))
      flushFolder(home)
    },
    async remove(id) {
      rmSync(at(`${id}.json`), { force: true })
      rmSync(at(id), { recursive: true, force: true })
    },
    async unshare(removed) {
      for (const name of removed)
        for (const ending of ['', ...ENDINGS]) rmSync(at(SHARED, name) + ending, { force: true })
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
      `${home} contains files that npm run release did not create: they were left unchanged. Choose another --to.`,
    )
}
