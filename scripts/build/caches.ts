// What is kept between builds, by names that say whose it is: tenant, platform, and code where that decides what it holds.
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { BuildFailure } from '../../src/content/failure.ts'
import { nameOfShard } from '../../src/content/shard.ts'
import { machineTime } from '../../src/lib/clock.ts'
import { root } from './digests.ts'
import { diskFailure } from './disk-failure.ts'
import { type Lock, tryLock } from './lock.ts'
import type { BuildOptions } from './options.ts'
import { discard, isTrash } from './output.ts'

/** Of a tenant's folder, as `cacheOf` names it: no other one is touched. */
const OURS = /-[0-9a-f]{12}$/
/** Tenants' folders that no build has used for so long go; of the others, the least used beyond so many. */
const CACHE_DAYS = 30
const CACHED_TENANTS = 500
const DAY = 24 * 60 * 60 * 1000
/** What nothing points to any more may stay up to so many files: somebody may build with other options in turn. */
const UNUSED = 300

/**
 * The folder of all that is kept between builds: of this checkout, or one that the operator names, for a checkout that may
 * not be written. In that one everything is in a folder of its own: what else is there is somebody's.
 */
export function cacheRoot(cacheDir: string | null): string {
  return cacheDir === null ? join(root, '.cache') : join(resolve(cacheDir), 'fair-builds')
}

/** The folders of a tenant's at a platform. */
export interface TenantCache {
  dir: string
  pictures: string
  search: string
}

/**
 * A tenant is told by the host and the platform's address: who it is there, only the platform knows. Each share of a
 * sharded build keeps its own: another share's would clear away what it does not use.
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

/** Whole items are another code's with each stamp (digests.ts). */
export const itemsOf = ({ dir }: TenantCache, stamp: string): string => join(dir, `items-${stamp}`)

/**
 * Holds a tenant's folder while a build uses it: what others clear away is not in use.
 *
 * @throws BuildFailure (8) nothing can be kept there
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
      `${failure.message} Builds keep what they know there: name another folder by --cache-dir.`,
    )
  }
  for (;;) {
    mkdirSync(dir, { recursive: true })
    const lock = tryLock(join(dir, 'lock'), 'shared')
    // Somebody clears it, which takes a moment.
    if (lock) return lock
    await setTimeout(50)
  }
}

/** What a build has used: its folder of items, and the names of the pictures and the search's files. */
export interface UsedCaches {
  items: string
  pictures: readonly string[]
  search: readonly string[]
}

/**
 * Clears what this tenant's builds need no more, and what tenants have left that are not built any more. What another build
 * uses at the same time stays for the next one.
 */
export function pruneCaches(cache: TenantCache, used: UsedCaches): void {
  const now = new Date(machineTime())
  const alone = tryLock(join(cache.dir, 'lock'), 'alone')
  if (alone) {
    discard(foldersOf(cache.dir).filter((dir) => /\/items-[^/]+$/.test(dir) && dir !== used.items))
    pruneFiles(cache.pictures, new Set(used.pictures))
    pruneFiles(cache.search, new Set(used.search))
    alone.release()
  }
  utimesSync(cache.dir, now, now)
  const all = dirname(cache.dir)
  const others = foldersOf(all)
    .filter((dir) => dir !== cache.dir && (OURS.test(dir) || isTrash(dir)))
    // Another build's trash goes by itself meanwhile.
    .flatMap((dir) => {
      const stat = statSync(dir, { throwIfNoEntry: false })
      return stat ? [{ dir, age: now.getTime() - stat.mtimeMs }] : []
    })
    .sort((a, b) => a.age - b.age)
  const old = others.filter(({ dir, age }, n) => age > CACHE_DAYS * DAY || n >= CACHED_TENANTS || isTrash(dir))
  discard(old.flatMap(({ dir }) => (isFree(dir) ? [dir] : [])))
  // Of older versions, whose tenants had these in common.
  discard(['og', 'search', 'stage'].map((name) => join(dirname(all), name)))
}

function isFree(dir: string): boolean {
  if (!existsSync(join(dir, 'lock'))) return true
  const lock = tryLock(join(dir, 'lock'), 'alone')
  lock?.release()
  return lock !== undefined
}

const foldersOf = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [join(dir, entry.name)] : []))

function pruneFiles(dir: string, used: ReadonlySet<string>): void {
  if (!existsSync(dir)) return
  const unused = readdirSync(dir).filter((name) => !used.has(name))
  if (unused.length > UNUSED) for (const name of unused) rmSync(join(dir, name), { force: true })
}
