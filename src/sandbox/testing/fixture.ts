import { createSandbox, type Sandbox, type SandboxOptions } from '../app.ts'
import { fixtureFair } from './fixture-fair.ts'

/** For tests only: a sandbox over the fixture fair, without pictures. */
export function fixtureSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandbox({ fair: fixtureFair, media: false, ...options })
}
