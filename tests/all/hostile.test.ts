import { describe, expect, it } from 'vitest'
import { runSuite } from '../hostile/run-suite.ts'
import { SUITES } from '../hostile/suites.ts'

// Each suite in small, some ten seconds: npm run test:hostile runs them at full size.
describe.each(SUITES)('hostile suite $name', (suite) => {
  it(suite.what, async () => {
    const { tried, held, broken } = await runSuite(suite, 'small', 1)
    expect(broken).toEqual([])
    expect(held).toBe(tried)
    expect(tried).toBeGreaterThan(1)
  })
})
