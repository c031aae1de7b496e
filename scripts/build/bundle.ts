import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BuildFailure, EXIT } from '../../src/content/failure.ts'
import { NODE_FLAGS } from '../node-flags.mjs'
import { clearCompiled } from './compiled.ts'
import { root } from './digests.ts'
import { discard, isTrash } from './output.ts'

/** The pages' code, bundled once for each state of our sources. */
export interface Bundle {
  /** Module that exports what src/layouts/prerender-entry.ts does. */
  entry: string
  /** Folder of what browsers load: scripts, stylesheets, public files. */
  client: string
  /** File in which builds note what those weigh (budgets.ts). */
  sizes: string
}

const bundles = join(root, '.cache', 'bundle')
/** Bundles kept: the branches that a machine builds in turn. */
const KEPT = 4

/** The bundle of the sources whose digest this is; made if there is none. Throws when the sources do not compile. */
export async function bundleOf(codeDigest: string): Promise<Bundle> {
  const dir = join(bundles, codeDigest)
  if (!existsSync(dir)) await make(dir)
  const entry = readdirSync(join(dir, 'server')).find((name) => name.startsWith('prerender-entry'))
  if (!entry) throw new Error(`No entry in ${dir}: remove it.`)
  return { entry: join(dir, 'server', entry), client: join(dir, 'client'), sizes: join(dir, 'sizes.json') }
}

async function make(dir: string): Promise<void> {
  clearCompiled()
  const next = `${dir}.${randomUUID()}`
  mkdirSync(next, { recursive: true })
  try {
    await run(next)
    // Two builds may have bundled at once: the first one's stands.
    if (!existsSync(dir)) renameSync(next, dir)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
  const all = readdirSync(bundles).map((name) => ({ name, at: statSync(join(bundles, name)).mtimeMs }))
  // By a rename each: one that is half gone would be taken for a whole one.
  const old = all.sort((a, b) => b.at - a.at).filter(({ name }, n) => n >= KEPT || isTrash(name))
  discard(old.map(({ name }) => join(bundles, name)))
}

function run(dir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'bundle-process.ts')
    const child = spawn(process.execPath, [...NODE_FLAGS, script, dir], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(failureOf(code))))
  })
}

const failureOf = (code: number | null): Error =>
  code === EXIT.disk
    ? new BuildFailure(EXIT.disk, "The pages' code could not be bundled, as said above.")
    : new Error(`The pages' code could not be bundled (${code}).`)
