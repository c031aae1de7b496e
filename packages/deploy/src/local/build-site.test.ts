import { EXIT } from '@fair/contract/rules/failure.ts'
import { expect, it } from 'vitest'
import { type BuildEvent, buildSite } from './build-site.ts'

it('starts the build as a process of its own, and passes on what it logs', async () => {
  const events: BuildEvent[] = []
  const building = buildSite({ 'no-such-flag': 'x' }, (event) => events.push(event))
  expect(await building.done).toBe(EXIT.usage)
  expect(events).toMatchObject([{ level: 'error', event: 'failed', message: expect.stringContaining('no-such-flag') }])
})
