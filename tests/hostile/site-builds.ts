// Builds as CI runs them, in separate processes, and their results.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@fair/build/digests.ts'
import { filesBelow } from '@fair/build/output.ts'
import { BUILD_FLAGS } from '../../scripts/node-flags.mjs'

export interface Built {
  /** Null if it was killed. */
  code: number | null
  output: string
  /** Milliseconds. */
  took: number
}

interface How {
  /** Kills the build after this many milliseconds. */
  killAfter?: number
  /** Its helpers have to notice by themselves that it has ended. */
  killAlone?: boolean
  /** Receives the build's complete output, each time it grows. */
  onOutput?: (output: string) => void
  env?: Readonly<Record<string, string>>
  /** A prefix for the command, such as `strace -f`. */
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
  { killAfter, killAlone = false, onOutput, env = {}, under = [] }: How = {},
): Promise<Built> {
  const started = performance.now()
  // As on a person's command line: the variables that Vitest sets for Vite would make another bundle.
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
        onOutput?.(output)
      })
    // By default the process group: its helpers as well, as in a power cut.
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

/** Digests of all files in a folder by their paths; empty if there is no folder. */
export function fingerprint(dir: string): Map<string, string> {
  if (!existsSync(dir)) return new Map()
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(dir, file)))
      .digest('hex')
  return new Map([...filesBelow(dir)].sort().map((file) => [file, digest(file)]))
}

/** The first files in which two sites differ; empty if they are the same. */
export function differences(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file))
  return names.length > 5 ? [...names.slice(0, 5), `… ${names.length} in all`] : names
}
