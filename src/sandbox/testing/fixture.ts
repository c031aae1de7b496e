import { createSandbox, type Sandbox, type SandboxOptions } from '../app.ts'
import { fixtureFair } from './fixture-fair.ts'

/** For tests only: a sandbox over the fixture fair, with every reply held against the contract. */
export function fixtureSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandbox({ fair: fixtureFair, check: true, media: false, ...options })
}
