import fs from 'node:fs'
import path from 'node:path'
import { createSandbox } from '../../src/sandbox/app.ts'
import { UnusableFile } from '../../src/sandbox/db/database.ts'
import type { SandboxHosts } from '../../src/sandbox/hosts.ts'
import type { Sandbox } from '../../src/sandbox/sandbox.ts'
import { fairSize } from '../../src/sandbox/size.ts'
import { Advice } from '../advice.mjs'
import { callLog } from './call-log.ts'
import { namedHosts } from './local-only.ts'

export interface OpenSandbox {
  /** A file, whose folder is made, or `:memory:`. */
  readonly db: string
  /** `small`, `fair`, `large` or a number of exhibits. */
  readonly size: string
  /** A clock that goes on, or undefined for the sample's moment, standing still. */
  readonly now?: (() => Date) | undefined
  /** Folder of an imported fair, in place of the sample. */
  readonly data?: string | undefined
  /** By what other hosts it names files, streams and the chat's connection. */
  readonly hosts?: SandboxHosts | undefined
}

/**
 * Opens the sandbox for a command.
 *
 * @throws {Advice} the size is none (exit code 2), the file can't be used
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
