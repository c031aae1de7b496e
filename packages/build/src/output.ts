// The files of a release: rendered ones, those of the previous release, those of the bundle.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PlannedPage } from '../../../src/content/build-context.ts'
import { placePictures } from './og.ts'

/** A tree that is not served, from which the next release is made. */
export interface Base {
  dir: string
  /** The pages in it. */
  pages: ReadonlyMap<string, PlannedPage>
  /** All its files, by paths from its folder. */
  files: readonly string[]
}

/** A page's file, relative to the site's folder, by its address. */
export const fileOf = (address: string): string => `${address.slice(1)}index.html`

interface Parts {
  /** Folder of the files that this build rendered and wrote. It is used up. */
  fresh: string
  /** The bundle's folder of the files that pages load: copied, as other builds need it too; null: none of it. */
  client: string | null
  planned: ReadonlyMap<string, PlannedPage>
  /** The current release, the source of pages that were not rendered. */
  served: string | null
  base: Base | null
  /** Names of the sharing pictures, and their cache folder. */
  pictures: { names: readonly string[]; kept: string }
  /** Assets of earlier releases, which the current one has. */
  retained: readonly string[]
}

/** Assembles a release in a new folder. Returns its files besides the pages. */
export function makeTree(target: string, parts: Parts): string[] {
  const { fresh, client, planned, served, base, pictures } = parts
  // The current release may have lost some of them, like pages.
  const retained = parts.retained.filter((file) => served !== null && existsSync(join(served, file)))
  const pages = new Set([...planned.keys()].map(fileOf))
  const emitted = [...filesBelow(fresh)]
  const rendered = new Set(emitted)
  const loaded = client === null ? [] : [...filesBelow(client)]
  const pictureFiles = pictures.names.map((name) => join('og', name))
  const others = new Set([...emitted.filter((file) => !pages.has(file)), ...loaded, ...pictureFiles, ...retained])
  if (base) {
    adopt(base, target, (file) => pages.has(file) || others.has(file))
    for (const [address, { digest }] of planned) {
      const file = fileOf(address)
      const to = join(target, file)
      if (rendered.has(file)) continue
      if (base.pages.get(address)?.digest === digest) continue
      if (served === null) throw new Error(`${address} was not rendered, and no release contains it.`)
      put(to, () => linkSync(join(served, file), to))
    }
    const made = new Set<string>()
    for (const file of emitted) {
      const to = join(target, file)
      if (!made.has(dirname(file))) mkdirSync(dirname(to), { recursive: true })
      made.add(dirname(file))
      renameSync(join(fresh, file), to)
    }
  } else renameSync(fresh, target)
  for (const file of loaded) {
    const to = join(target, file)
    // The tenant's icons take precedence over those of public/.
    if (rendered.has(file)) continue
    // Their names contain a digest: an existing one is the same.
    if (!isAsset(file) || !existsSync(to)) put(to, () => copyFileSync(join(client ?? '', file), to))
  }
  placePictures(pictures.names, pictures.kept, target)
  for (const file of retained) {
    const to = join(target, file)
    if (served !== null && !existsSync(to)) put(to, () => linkSync(join(served, file), to))
  }
  return [...others].sort()
}

/** Files that the bundler names by their content. */
export const isAsset = (file: string): boolean => file.startsWith('_astro/')

/** Never writes into an existing file: it may be shared with the current release. */
function put(to: string, make: () => void): void {
  rmSync(to, { force: true })
  mkdirSync(dirname(to), { recursive: true })
  make()
}

/** Reuses a tree, after removing files that are no longer needed. */
function adopt(base: Base, target: string, isNeeded: (file: string) => boolean): void {
  renameSync(base.dir, target)
  for (const file of base.files) {
    if (isNeeded(file)) continue
    rmSync(join(target, file), { force: true })
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      if (!existsSync(join(target, folder))) continue
      if (readdirSync(join(target, folder)).length > 0) break
      rmdirSync(join(target, folder))
    }
  }
}

/** Moves a folder's content into another; files in both are the same and stay. */
export function mergeFolder(from: string, into: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(into, entry.name)]
    if (!existsSync(target)) renameSync(source, target)
    else if (entry.isDirectory()) mergeFolder(source, target)
  }
}

/** Moves folders away at once, and empties them in a separate process: 20,000 folders take seconds. */
export function discard(dirs: readonly string[]): void {
  const trash = dirs.flatMap((dir) => {
    if (isTrash(dir)) return [dir]
    if (!existsSync(dir)) return []
    const away = `${dir}.${randomUUID()}${TRASH}`
    renameSync(dir, away)
    return [away]
  })
  if (trash.length > 0) spawnRemover(trash)
}

const TRASH = '.trash'

function spawnRemover(trash: readonly string[]): void {
  const remover = spawn('rm', ['-rf', '--', ...trash], { detached: true, stdio: 'ignore' })
  // The next build tries to delete the rest.
  remover.on('error', () => {})
  remover.unref()
}

/** A folder that a build discarded, but that may not be deleted yet. */
export const isTrash = (dir: string): boolean => dir.endsWith(TRASH)

/** Files below a folder, by their paths relative to it. */
export function* filesBelow(dir: string, from = ''): Generator<string> {
  for (const entry of readdirSync(join(dir, from), { withFileTypes: true })) {
    const path = join(from, entry.name)
    if (entry.isDirectory()) yield* filesBelow(dir, path)
    else yield path
  }
}
