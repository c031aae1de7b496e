import { expect, it } from 'vitest'
import { type Cost, growthOf, planFor } from './growth.ts'

/** A 1/10 shard: 5 s and 200 MB, 2 ms and 1 ms per 1,000 records, 1.7 KB per exhibitor, 4 ms and 9 KB per page. */
function cost(exhibits: number): Cost {
  const thousands = (exhibits * 1.2 * 4) / 1000
  const pages = (exhibits * 4) / 10
  const [load, plan, render] = [thousands * 0.002, thousands * 0.001, pages * 0.004]
  const own = { pages, files: pages * 2, bytes: pages * 3000 }
  return {
    exhibits,
    shard: '1/10',
    load,
    plan,
    render,
    seconds: 99,
    cpu: 5 + load + plan + render,
    peakMb: 200 + (exhibits * 0.2 * 4 * 1.7 + pages * 9) / 1024,
    ...own,
  }
}

it('finds what grows with the fair and what with a shard, and so a larger fair’s cost', () => {
  const growth = growthOf(cost(1000), cost(8000))
  const is = {
    fixedSeconds: 5,
    fixedMb: 200,
    loadMs: 2,
    planMs: 1,
    pageMs: 4,
    pageBytes: 3000,
    filesAPage: 2,
  }
  for (const [name, value] of Object.entries(is)) expect(growth[name as keyof typeof is], name).toBeCloseTo(value)
  const fair = { exhibits: 1_000_000, exhibitors: 10_000, languages: 4 }
  const plan = planFor(fair, growth, 50, 1_000_000)
  // One page for each of a million exhibits and 10,000 exhibitors, and 25,250 pages of lists.
  expect(plan.pages).toBe(4 * 1_035_250)
  expect(plan.minutes).toBeCloseTo((5 + 1010 * 0.003 + (1_035_250 / 50) * 0.004) / 60)
  expect(plan['GB a machine']).toBeCloseTo((4 * (200 + (10_000 * 1.7 + (1_035_250 / 50) * 9) / 1024)) / 1024)
  // Exhibits of which a process renders none use no memory in it.
  const [more, fewer] = [3_000_000, 1_000_000].map((exhibits) => planFor({ ...fair, exhibits }, growth, 50, 0))
  expect((more?.['GB a process'] ?? 1) - (fewer?.['GB a process'] ?? 0)).toBeLessThan(0.02)
  expect(planFor(fair, growth, 50, 50_000).pages).toBe(4 * 85_250)
})
