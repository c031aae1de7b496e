// Builds as CI runs them, in processes of their own, and what they leave.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/digests.ts'
import { filesBelow } from '../build/output.ts'
import { BUILD_FLAGS } from '../node-flags.mjs'

export interface Built {
  /** Null where it was killed. */
  code: number | null
  output: string
  /** Milliseconds. */
  took: number
}

interface How {
  /** Kills the build after so many milliseconds. */
  killAfter?: number
  /** Its helpers are left to see for themselves that it is gone. */
  killAlone?: boolean
  /** Gets all that the build has said, whenever it says more. */
  heard?: (output: string) => void
  env?: Readonly<Record<string, string>>
  /** Put before the command, such as `strace -f`. */
  under?: readonly string[]
}

/** One language and one exhibition: as small as a site can be, so that it can be built a hundred times. */
const SMALL = ['--exhibition', 'current', '--og', 'none', '--now', '2026-11-19T02:42:00Z']

export const smallSite = (platform: string, out: string, ...more: string[]): string[] => [
  '--platform',
  platform,
  '--out',
  out,
  ...SMALL,
  ...more,
]

export function runBuild(
  args: readonly string[],
  { killAfter, killAlone = false, heard, env = {}, under = [] }: How = {},
): Promise<Built> {
  const started = performance.now()
  // As from a person's command line: what Vitest sets for Vite would make another bundle.
  const { NODE_ENV: _n, MODE: _m, DEV: _d, PROD: _p, SSR: _s, BASE_URL: _b, VITEST: _v, TEST: _t, ...own } = process.env
  const [command = '', ...words] = [...under, process.execPath, ...BUILD_FLAGS, 'scripts/build.ts', ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd: root,
      detached: true,
      env: { ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data
        heard?.(output)
      })
    // By default the group: its helpers as well, as when a machine ends.
    const timer =
      killAfter === undefined
        ? undefined
        : setTimeout(() => child.pid && process.kill(killAlone ? child.pid : -child.pid, 'SIGKILL'), killAfter)
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code, output, took: performance.now() - started })
    })
  })
}

/** Digests of all files of a folder by their paths; empty where there is none. */
export function fingerprint(dir: string): Map<string, string> {
  if (!existsSync(dir)) return new Map()
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(dir, file)))
      .digest('hex')
  return new Map([...filesBelow(dir)].sort().map((file) => [file, digest(file)]))
}

/** The first files in which two sites differ; empty where they are the same. */
export function differences(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file))
  return names.length > 5 ? [...names.slice(0, 5), `… ${names.length} in all`] : names
}
