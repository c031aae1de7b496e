import { describe, expect, it } from 'vitest'
import { BATTERIES } from '../../scripts/hostile/batteries.ts'
import { runBattery } from '../../scripts/hostile/run-battery.ts'

// Each battery small, some ten seconds: npm run test:hostile has them at full size.
describe.each(BATTERIES)('the battery of $name holds', (battery) => {
  it(battery.what, async () => {
    const { tried, held, broken } = await runBattery(battery, 'small', 1)
    expect(broken).toEqual([])
    expect(held).toBe(tried)
    expect(tried).toBeGreaterThan(1)
  })
})
