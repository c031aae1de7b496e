import { contract } from '@fair/contract/index.ts'
import { expect, it } from 'vitest'
import { createSandbox } from './app.ts'
import { makeFair } from './seed/fair.ts'
import { fairSize } from './size.ts'
import { payload } from './testing/call-sandbox.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 19, hour, 10)))

it('no news is published in the future, at any hour of the day', () => {
  for (const now of HOURS) {
    const { news } = makeFair({ seed: 'fair', size: fairSize('small'), now })
    expect(news.filter(({ publishTime }) => publishTime > now.toISOString())).toEqual([])
  }
})

it('at least two exhibitors are online at any hour, in lists and details', async () => {
  let clock = new Date('2026-11-19T02:42:00Z')
  const sandbox = createSandbox({ size: 'small', media: false, now: () => clock })
  for (const now of HOURS) {
    clock = now
    const input = { available: ['online' as const], pageSize: 0 }
    const { records } = await payload(sandbox, contract.search.exhibitor, input, { language: 'en-US' })
    expect(records.length, now.toISOString()).toBeGreaterThanOrEqual(2)
    for (const { exhibitorId } of records) {
      const { isOnline } = await payload(sandbox, contract.catalogue.exhibitor, { exhibitorId }, { language: 'en-US' })
      expect(isOnline, `${exhibitorId} at ${now.toISOString()}`).toBe(true)
    }
  }
  sandbox.close()
})
