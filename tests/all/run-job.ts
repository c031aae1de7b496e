// The commands of a build as CI runs them, and the bytes of their output.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '@fair/build/output.ts'
import { sampleSkins } from '@fair/sandbox/seed/sample-skins.ts'
import { BUILD_FLAGS } from '../../scripts/node-flags.mjs'

export interface Ended {
  code: number | null
  output: string
}

/** The special themes are listed, as for any platform: the in-process sandbox lists its own. */
const SKINS = { BUILD_SKINS: JSON.stringify(sampleSkins()) }

export const job = (...args: string[]) => run(['scripts/build.ts', ...args], SKINS)

export function run(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = start(args, env)
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
    })
    child.stderr.on('data', (data) => {
      output += data
    })
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** Starts a command that runs until it is stopped. */
export function start(args: readonly string[], env: Record<string, string> = {}) {
  // As on a person's command line: Vitest's variables for Vite (NODE_ENV, MODE, DEV …) would make another bundle.
  const { NODE_ENV: _n, MODE: _m, DEV: _d, PROD: _p, SSR: _s, BASE_URL: _b, VITEST: _v, TEST: _t, ...own } = process.env
  return spawn(process.execPath, [...BUILD_FLAGS, ...args], { env: { ...own, ...env } })
}

/** Every file of a site with its bytes. */
export const bytesOf = (root: string): Map<string, string> =>
  new Map([...filesBelow(root)].sort().map((file) => [file, readFileSync(join(root, file), 'latin1')]))

export const differing = (a: Map<string, string>, b: Map<string, string>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file))
