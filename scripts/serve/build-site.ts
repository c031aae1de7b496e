// Runs the build as its own process: it can take all the memory it needs and be ended at any time.
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { sampleSkins } from '../../src/sandbox/seed/sample-skins.ts'
import { BUILD_FLAGS } from '../node-flags.mjs'

const root = path.resolve(import.meta.dirname, '../..')

export interface Building {
  /** Resolves with the build's exit code; 128 and more if it was ended by a signal. */
  done: Promise<number>
  stop: () => void
}

/** Starts `scripts/build.ts` for the sandbox's fair, with these flags; its progress goes to the terminal unless it is to be quiet, its errors always. */
export function buildSite(flags: Readonly<Record<string, string>>, isQuiet = false): Building {
  const args = ['scripts/build.ts', ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])]
  const child: ChildProcess = spawn(process.execPath, [...BUILD_FLAGS, ...args], {
    cwd: root,
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'],
    env: { BUILD_SKINS: JSON.stringify(sampleSkins()), ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  const done = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 128))
  })
  return { done, stop: () => child.kill('SIGTERM') }
}
