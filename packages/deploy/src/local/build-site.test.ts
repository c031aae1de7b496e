import { EXIT } from '@fair/contract/rules/failure.ts'
import { expect, it } from 'vitest'
import { type BuildEvent, buildSite } from './build-site.ts'

it('runs the build in a separate process, and forwards its log events', async () => {
  const events: BuildEvent[] = []
  const building = buildSite({ 'no-such-flag': 'x' }, (event) => events.push(event))
  expect(await building.done).toBe(EXIT.usage)
  expect(events).toMatchObject([{ level: 'error', event: 'failed', message: expect.stringContaining('no-such-flag') }])
})
