import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HostileSuite, type Plan, randomFrom, SuiteResults } from './battery.ts'

/** Runs a battery in a folder of its own. What it throws counts as broken. */
export async function runBattery(battery: HostileSuite, size: Plan['size'], seed: number): Promise<SuiteResults> {
  const dir = mkdtempSync(join(tmpdir(), `hostile-${battery.name}-`))
  const tally = new SuiteResults()
  try {
    await battery.run({ size, random: randomFrom(seed), dir, tally })
  } catch (error) {
    tally.check(false, 'it came to its end', error instanceof Error ? error.stack : error)
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  return tally
}
