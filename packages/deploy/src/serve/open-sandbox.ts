import fs from 'node:fs'
import path from 'node:path'
import { createSandbox } from '@fair/sandbox/app.ts'
import { callLog } from '@fair/sandbox/call-log.ts'
import { UnusableFile } from '@fair/sandbox/db/database.ts'
import type { SandboxHosts } from '@fair/sandbox/hosts.ts'
import type { Sandbox } from '@fair/sandbox/sandbox.ts'
import { fairSize } from '@fair/sandbox/size.ts'
import { Advice } from '../../../../scripts/advice.mjs'
import { namedHosts } from './local-only.ts'

export interface OpenSandbox {
  /** A file, whose folder is created, or `:memory:`. */
  readonly db: string
  /** `small`, `fair`, `large` or a number of exhibits. */
  readonly size: string
  /** A running clock, or undefined for one fixed at the sample's moment. */
  readonly now?: (() => Date) | undefined
  /** Folder of an imported fair, in place of the sample. */
  readonly data?: string | undefined
  /** The other hosts in its addresses of files, streams and the chat connection. */
  readonly hosts?: SandboxHosts | undefined
}

/**
 * Opens the sandbox for a command.
 *
 * @throws {Advice} the size is invalid (exit code 2), the file cannot be used
 */
export function openSandbox({ db, size, now, data, hosts }: OpenSandbox): Sandbox {
  try {
    fairSize(size)
  } catch (error) {
    throw new Advice(error instanceof Error ? error.message : String(error), 2)
  }
  if (db !== ':memory:') fs.mkdirSync(path.dirname(db), { recursive: true })
  try {
    return createSandbox({ db, size, data, hosts, pageHosts: namedHosts(), onCall: callLog(), ...(now && { now }) })
  } catch (error) {
    if (error instanceof RangeError) throw new Advice(error.message, 2)
    throw error instanceof UnusableFile ? new Advice(error.message) : error
  }
}
