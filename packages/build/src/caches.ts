// The caches of builds, with names that identify their owner: tenant, platform, and code if the content depends on it.
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { BuildFailure } from '@fair/contract/rules/failure.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { nameOfShard } from '../../../src/content/shard.ts'
import { root } from './digests.ts'
import { diskFailure } from './disk-failure.ts'
import { discardUnused, lockFolder } from './folder-lock.ts'
import type { Lock } from './lock.ts'
import type { BuildOptions } from './options.ts'
import { discard, isTrash } from './output.ts'

/** A tenant's folder, as `cacheOf` names it: no other one is touched. */
const OURS = /-[0-9a-f]{12}$/
/** Tenants' folders that no build has used for this many days are deleted, and the least used beyond this number. */
const CACHE_DAYS = 30
const CACHED_TENANTS = 500
const DAY = 24 * 60 * 60 * 1000
/** This many unused files may remain: somebody may alternate between builds with different options. */
const UNUSED = 300

/**
 * The folder of all caches: in this checkout, or one that the operator names, for a checkout that is read-only. In that
 * one everything is in a subfolder: the rest belongs to somebody else.
 */
export function cacheRoot(cacheDir: string | null): string {
  return cacheDir === null ? join(root, '.cache') : join(resolve(cacheDir), 'fair-builds')
}

/** The folders of a tenant at a platform. */
export interface TenantCache {
  dir: string
  pictures: string
  search: string
}

/**
 * A tenant is identified by the host and the platform's address: only the platform has its id. Each shard of a sharded
 * build has a separate cache: another shard would delete the files that it does not use.
 */
export function cacheOf({
  domain,
  platform,
  product,
  cacheDir,
  shard,
}: Pick<BuildOptions, 'domain' | 'platform' | 'product' | 'cacheDir' | 'shard'>): TenantCache {
  const digest = createHash('sha256')
    .update(JSON.stringify([domain, platform, product, ...(shard ? [nameOfShard(shard)] : [])]))
    .digest('hex')
  const dir = join(
    cacheRoot(cacheDir),
    'build',
    `${domain.toLowerCase().replaceAll(':', '_').slice(0, 80)}-${digest.slice(0, 12)}`,
  )
  return { dir, pictures: join(dir, 'og'), search: join(dir, 'search') }
}

/** Full items are stored per stamp of the code (digests.ts). */
export const itemsOf = ({ dir }: TenantCache, stamp: string): string => join(dir, `items-${stamp}`)

/**
 * Locks a tenant's folder while a build uses it, so that other builds do not delete it.
 *
 * @throws BuildFailure (8) nothing can be stored there
 */
export async function holdCache({ dir }: TenantCache): Promise<Lock> {
  try {
    mkdirSync(dir, { recursive: true })
    accessSync(dir, constants.W_OK)
  } catch (error) {
    const failure = diskFailure(error)
    if (!failure) throw error
    throw new BuildFailure(
      failure.exitCode,
      `${failure.message} Builds store their caches there: choose another folder with --cache-dir.`,
    )
  }
  for (;;) {
    mkdirSync(dir, { recursive: true })
    const lock = lockFolder(dir, 'shared')
    // Another process is clearing or deleting it, which takes a moment.
    if (lock) return lock
    await setTimeout(50)
  }
}

/** The cached data that a build has used: its folder of items, and the names of the pictures and search files. */
export interface UsedCaches {
  items: string
  pictures: readonly string[]
  search: readonly string[]
}

/**
 * Deletes what this tenant's builds no longer need, and the caches of tenants that are no longer built. Data that
 * another build uses at the same time remains for the next one.
 */
export function pruneCaches(cache: TenantCache, used: UsedCaches): void {
  const now = new Date(machineTime())
  const exclusive = lockFolder(cache.dir, 'exclusive')
  if (exclusive) {
    discard(foldersOf(cache.dir).filter((dir) => /\/items-[^/]+$/.test(dir) && dir !== used.items))
    pruneFiles(cache.pictures, new Set(used.pictures))
    pruneFiles(cache.search, new Set(used.search))
    exclusive.release()
  }
  utimesSync(cache.dir, now, now)
  const all = dirname(cache.dir)
  const others = foldersOf(all)
    .filter((dir) => dir !== cache.dir && (OURS.test(dir) || isTrash(dir)))
    // Another build's trash may disappear meanwhile.
    .flatMap((dir) => {
      const stat = statSync(dir, { throwIfNoEntry: false })
      return stat ? [{ dir, age: now.getTime() - stat.mtimeMs }] : []
    })
    .sort((a, b) => a.age - b.age)
  const old = others.filter(({ dir, age }, n) => age > CACHE_DAYS * DAY || n >= CACHED_TENANTS || isTrash(dir))
  for (const { dir } of old) discardUnused(dir)
  // Caches of older versions, which tenants had in common.
  discard(['og', 'search', 'stage'].map((name) => join(dirname(all), name)))
}

const foldersOf = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [join(dir, entry.name)] : []))

function pruneFiles(dir: string, used: ReadonlySet<string>): void {
  if (!existsSync(dir)) return
  const unused = readdirSync(dir).filter((name) => !used.has(name))
  if (unused.length > UNUSED) for (const name of unused) rmSync(join(dir, name), { force: true })
}
