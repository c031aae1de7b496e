// Runs the build as a separate process: it can use all the memory it needs and be stopped at any time.
import { type ChildProcess, spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sampleSkins } from '@fair/sandbox/seed/sample-skins.ts'
import { BUILD_FLAGS } from '../../../../scripts/node-flags.mjs'

const root = path.resolve(import.meta.dirname, '../../../..')

/** A lower priority than that of the server, on all systems (libuv's scale, -20 to 19). */
const PRIORITY = 5

export interface Building {
  /** Resolves with the build's exit code; 128 and more if it was ended by a signal. */
  done: Promise<number>
  stop: () => void
}

/** The fields of a line of the build's log (--log json) that are used here. */
export interface BuildEvent {
  level: string
  event: string
  message?: string
  /** For `progress`: files. */
  done?: number
  total?: number
  /** For `done`: pages. */
  pages?: number
}

/** The event in a line of the log; undefined for other lines. */
export function eventOf(line: string): BuildEvent | undefined {
  try {
    const event = JSON.parse(line) as Partial<BuildEvent> | null
    return typeof event?.level === 'string' && typeof event.event === 'string' ? (event as BuildEvent) : undefined
  } catch {
    return undefined
  }
}

/** The command line of a build with these flags. */
export const flagsOf = (flags: Readonly<Record<string, string>>): string[] =>
  Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])

/** Starts `scripts/build.ts` for the sandbox's fair, with these flags. */
export function buildSite(flags: Readonly<Record<string, string>>, onEvent: (event: BuildEvent) => void): Building {
  const args = ['scripts/build.ts', ...flagsOf(flags), '--log', 'json']
  const child: ChildProcess = spawn(process.execPath, [...BUILD_FLAGS, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { BUILD_SKINS: JSON.stringify(sampleSkins()), ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  try {
    if (child.pid !== undefined) os.setPriority(child.pid, PRIORITY)
  } catch {
    // It has ended already, or the system has no priorities.
  }
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      const event = eventOf(line)
      if (event) onEvent(event)
    })
  const done = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 128))
  })
  return { done, stop: () => child.kill('SIGTERM') }
}
