import { randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Lock, tryLock } from './lock.ts'
import { discard } from './output.ts'
import { inspect, nextId, openStore, type Release, readRelease } from './release.ts'
import { waitForLock } from './wait-for-lock.ts'

/** An output that only this build works on. */
export interface Output {
  out: string
  /** Id of the release to make. */
  id: string
  /** The current release. */
  served: Release | null
  /** The previous release, which is no longer served. */
  spare: Release | null
  /** A folder for this run, on the output's disk. */
  run: string
  close: () => void
}

interface OpenOptions {
  out: string
  domain: string
  /** '1/3' for a shard of a site. */
  shard?: string | undefined
  /** Seconds to wait for another build of the same output. */
  wait: number
  isOlder: () => boolean
  say: (text: string) => void
}

/**
 * Locks an output for this build, and cleans up after builds that were killed.
 *
 * @throws BuildFailure (2) the output is not ours or another tenant's or shard's, (6) another build works on it
 */
export async function openOutput({ out, domain, shard, wait, isOlder, say }: OpenOptions): Promise<Output> {
  // Before anything is created next to it.
  inspect(out, domain, isOlder, shard)
  mkdirSync(dirname(out), { recursive: true })
  accessSync(dirname(out), constants.W_OK)
  const store = openStore(out)
  const lock = await lockStore(store, out, wait, say)
  try {
    restore(store, out)
    const existing = inspect(out, domain, isOlder, shard)
    const served = existing.kind === 'release' ? readRelease(store, existing.id) : null
    const former = served?.record?.former ?? null
    const before = former === null ? null : readRelease(store, former)
    const spare = before?.record ? before : null
    writeFileSync(join(store, HOLDER), `process ${process.pid} for ${domain}`)
    const stored = new Set([served, spare].flatMap((each) => (each ? [each.id, `${each.id}.json`] : [])))
    const id = nextId(store)
    discard(
      readdirSync(store)
        .filter((name) => /^(\d{6,}|run-)/.test(name) && !stored.has(name))
        .map((name) => join(store, name)),
    )
    const run = join(store, `run-${randomUUID()}`)
    mkdirSync(run)
    const close = () => {
      try {
        discard([run])
      } finally {
        lock.release()
      }
    }
    return { out, id, served, spare, run, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Restores an older version's folder that was moved away for the first link when its build was killed. */
function restore(store: string, out: string): void {
  if (lstatSync(out, { throwIfNoEntry: false })) return
  const [before] = globSync('run-*/folder', { cwd: store })
  if (before !== undefined) renameSync(join(store, before), out)
}

const HOLDER = 'holder.txt'

function lockStore(store: string, out: string, wait: number, say: (text: string) => void): Promise<Lock> {
  const holder = () => (existsSync(join(store, HOLDER)) ? ` (${readFileSync(join(store, HOLDER), 'utf8')})` : '')
  const sentence = () => `Another build${holder()} is using ${out}`
  return waitForLock(() => tryLock(join(store, 'lock'), 'exclusive'), wait, sentence, say)
}
