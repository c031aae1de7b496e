import { createSandbox } from '../app.ts'
import type { Sandbox, SandboxOptions } from '../sandbox.ts'
import { fixtureFair } from './fixture-fair.ts'

/** For tests only: a sandbox over the fixture fair, without pictures. */
export function fixtureSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandbox({ fair: fixtureFair, media: false, ...options })
}
