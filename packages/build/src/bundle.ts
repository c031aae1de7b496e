import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { NODE_FLAGS } from '../../../scripts/node-flags.mjs'
import { cacheRoot } from './caches.ts'
import { root } from './digests.ts'
import { diskFailure } from './disk-failure.ts'
import { discardUnused, lockFolder } from './folder-lock.ts'
import type { Lock } from './lock.ts'
import { isTrash } from './output.ts'

/** The pages' code, bundled once for each state of our sources. */
export interface Bundle {
  /** Module that exports what src/layouts/prerender-entry.ts does. */
  entry: string
  /** Folder of the files that browsers load: scripts, stylesheets, public files. */
  client: string
  /** Folder of the source maps of those scripts, by the same names with `.map`. */
  maps: string
  /** File in which builds cache the sizes of those scripts (budgets.ts). */
  sizes: string
}

/** Number of cached bundles, for the branches that a machine builds in turn. */
const MAX_BUNDLES = 4
/** No bundling takes longer, in ms. */
const LONGEST = 3_600_000

/** The locks of the bundles that this process uses. It holds them until it ends: pages load further code at any time. */
const held = new Map<string, Lock>()

/** The cache folder for the bundle of these sources. */
export const bundleDir = (codeDigest: string, cacheDir: string | null): string =>
  join(cacheRoot(cacheDir), 'bundle', codeDigest)

/**
 * The bundle of the sources with this digest, created if there is none. Throws if the sources do not compile.
 *
 * @param cacheDir the operator's cache folder; null: the checkout's
 */
export async function bundleOf(codeDigest: string, cacheDir: string | null): Promise<Bundle> {
  const dir = bundleDir(codeDigest, cacheDir)
  await hold(dir)
  if (cacheDir !== null) linkPackages(cacheRoot(cacheDir))
  const entry = readdirSync(join(dir, 'server')).find((name) => name.startsWith('prerender-entry'))
  if (!entry) throw new Error(`No entry in ${dir}: remove it.`)
  return {
    entry: join(dir, 'server', entry),
    client: join(dir, 'client'),
    maps: join(dir, 'maps'),
    sizes: join(dir, 'sizes.json'),
  }
}

/** Creates a bundle if there is none, and prevents other processes from deleting it. */
async function hold(dir: string): Promise<void> {
  for (;;) {
    if (!existsSync(dir)) await make(dir)
    if (held.has(dir)) return
    try {
      const lock = lockFolder(dir, 'shared')
      if (lock) {
        held.set(dir, lock)
        return
      }
    } catch (error) {
      // A service may use a folder in which it cannot write: then nothing is locked.
      if (!diskFailure(error)) throw error
      return
    }
    // Another process is deleting it, which takes a moment.
    await setTimeout(50)
  }
}

/** Code finds its packages in the folders above it: outside of the checkout, through a link there. */
function linkPackages(folder: string): void {
  const link = join(folder, 'node_modules')
  const packages = join(root, 'node_modules')
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(link) === packages) return
  // A link from a checkout in another place. Two builds may do this at once: the link exists after either.
  const next = `${link}.${randomUUID()}`
  symlinkSync(packages, next)
  renameSync(next, link)
}

async function make(dir: string): Promise<void> {
  const bundles = dirname(dir)
  const next = `${dir}.${randomUUID()}`
  mkdirSync(next, { recursive: true })
  try {
    await run(next)
    // Two builds may have bundled at once: the first one's bundle is used.
    if (!existsSync(dir)) renameSync(next, dir)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
  pruneBundles(bundles)
}

/** Deletes the oldest bundles that no process uses. */
export function pruneBundles(bundles: string): void {
  const all = readdirSync(bundles).flatMap((name) => {
    // Another process may be deleting it.
    const stat = statSync(join(bundles, name), { throwIfNoEntry: false })
    return stat ? [{ name, at: stat.mtimeMs }] : []
  })
  // A digest contains no dot: this was left by a killed process.
  const isHalf = ({ name, at }: (typeof all)[number]) => name.includes('.') && at < machineTime() - LONGEST
  // Each is renamed first: a bundle that is half deleted would be mistaken for a complete one.
  const old = all
    .sort((a, b) => b.at - a.at)
    .filter((each, n) => n >= MAX_BUNDLES || isTrash(each.name) || isHalf(each))
  for (const { name } of old) discardUnused(join(bundles, name))
}

function run(dir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'bundle-process.ts')
    const child = spawn(process.execPath, [...NODE_FLAGS, script, dir], {
      // Astro writes its working files below the folder where it runs: that must not be the checkout.
      cwd: dir,
      // The channel closes when this process ends, and the bundler with it.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(failureOf(code))))
  })
}

const failureOf = (code: number | null): Error =>
  code === EXIT.disk
    ? new BuildFailure(EXIT.disk, "The pages' code could not be bundled, as reported above.")
    : new Error(`The pages' code could not be bundled (${code}).`)
