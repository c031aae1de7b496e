import { spawn } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { WantedPage } from '../../src/content/build-context.ts'
import { machineTime } from '../../src/lib/clock.ts'

/** What the last output holds: digests of its pages by address. Empty when it is not what we left. */
interface Manifest {
  out: string
  pages: Record<string, WantedPage>
}

export const fileOf = (address: string): string => join(address, 'index.html')

/** The pages of the last output by address, and those whose files somebody has taken away. */
interface LastOutput {
  pages: Map<string, WantedPage>
  missing: readonly string[]
}

/**
 * Reads what the last output holds; nothing when it is not what we left.
 *
 * @param known what is missing, where another process has looked already: 20,000 files
 */
export function readManifest(cacheDir: string, out: string, known?: readonly string[]): LastOutput {
  try {
    const manifest = JSON.parse(readFileSync(join(cacheDir, 'manifest.json'), 'utf8')) as Manifest
    if (manifest.out !== out || !existsSync(join(out, 'index.html'))) return { pages: new Map(), missing: [] }
    const pages = new Map(Object.entries(manifest.pages))
    const missing = known ?? [...pages.keys()].filter((address) => !existsSync(`${out}${address}index.html`))
    for (const address of missing) pages.delete(address)
    return { pages, missing }
  } catch {
    return { pages: new Map(), missing: [] }
  }
}

/** Before an output is touched: a build that dies in the middle is followed by a whole one. */
export const forgetManifest = (cacheDir: string): void => rmSync(join(cacheDir, 'manifest.json'), { force: true })

export function writeManifest(cacheDir: string, out: string, pages: ReadonlyMap<string, WantedPage>): void {
  const manifest: Manifest = { out, pages: Object.fromEntries(pages) }
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(join(cacheDir, 'manifest.json.next'), JSON.stringify(manifest))
  renameSync(join(cacheDir, 'manifest.json.next'), join(cacheDir, 'manifest.json'))
}

/** Takes a folder out of the way at once, and empties it in a process of its own: 20,000 folders take seconds. */
export function discard(dir: string): void {
  if (!existsSync(dir)) return
  const trash = `${dir}.${process.pid}.${machineTime()}.trash`
  renameSync(dir, trash)
  spawn('rm', ['-rf', trash], { detached: true, stdio: 'ignore' }).unref()
}

/** Moves a folder, across file systems if it must. */
export function moveTree(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    cpSync(from, to, { recursive: true })
    rmSync(from, { recursive: true })
  }
}

/** Moves what stands in one folder into another; what both have is the same and stays. */
export function unite(from: string, into: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(into, entry.name)]
    if (!existsSync(target)) renameSync(source, target)
    else if (entry.isDirectory()) unite(source, target)
  }
}

/** The stage becomes the output: two renames, so that whoever serves it never sees half a site. */
export function swapIn(stage: string, out: string): void {
  mkdirSync(dirname(out), { recursive: true })
  discard(out)
  renameSync(stage, out)
}

/**
 * Puts what was rendered anew into an output whose other pages stay: first what pages load, then the pages, each by one
 * rename; then what is not wanted any more goes.
 *
 * @param client the bundle's folder of what pages load: copied, as later builds need it too
 * @param removed addresses of pages that are gone
 */
export function mergeIn(stage: string, client: string, out: string, removed: readonly string[]): void {
  const loaded = [...filesBelow(client)]
  const fresh = [...filesBelow(stage)]
  const kept = new Set([...loaded, ...fresh].map((file) => join('/', file)))
  const place = (file: string, put: (to: string) => void) => {
    const to = join(out, file)
    mkdirSync(dirname(to), { recursive: true })
    put(to)
  }
  // The names of these carry a digest: one that stands there is the same.
  const stands = (file: string) => file.startsWith('_astro/') && existsSync(join(out, file))
  for (const file of loaded) if (!stands(file)) place(file, (to) => copyFileSync(join(client, file), to))
  const pagesLast = (file: string) => Number(file.endsWith('index.html'))
  for (const file of fresh.sort((a, b) => pagesLast(a) - pagesLast(b)))
    if (!stands(file)) place(file, (to) => renameSync(join(stage, file), to))
  for (const address of removed) {
    const folder = join(out, address)
    for (const name of ['index.html', 'rss.xml', 'oembed.json', 'index.json'])
      if (!kept.has(join(address, name))) rmSync(join(folder, name), { force: true })
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
  }
  // Every build emits all of these, so what it did not emit is of an earlier one.
  for (const folder of ['_astro', 'site']) {
    if (!existsSync(join(out, folder))) continue
    for (const file of filesBelow(out, folder)) if (!kept.has(join('/', file))) rmSync(join(out, file))
  }
}

/** Files below a folder with their sizes, by paths from there. */
export function* filesBelow(dir: string, from = ''): Generator<string> {
  for (const entry of readdirSync(join(dir, from), { withFileTypes: true })) {
    const path = join(from, entry.name)
    if (entry.isDirectory()) yield* filesBelow(dir, path)
    else yield path
  }
}
