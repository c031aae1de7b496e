import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HostileSuite, type Plan, randomFrom, SuiteResults } from './suite.ts'

/** Runs a suite in a new folder. An exception counts as a failure. */
export async function runSuite(suite: HostileSuite, size: Plan['size'], seed: number): Promise<SuiteResults> {
  const dir = mkdtempSync(join(tmpdir(), `hostile-${suite.name}-`))
  const results = new SuiteResults()
  try {
    await suite.run({ size, random: randomFrom(seed), dir, results })
  } catch (error) {
    results.check(false, 'the suite ran to its end', error instanceof Error ? error.stack : error)
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  return results
}
