import type { Endpoint } from '@fair/contract/endpoint.ts'
import type { Hono } from 'hono'
import { PlatformError } from '../failure.ts'
import type { Platform } from '../platform.ts'
import type { Sandbox, SandboxOptions } from '../sandbox.ts'
import { say } from '../texts.ts'
import { ACTIONS } from './actions.ts'
import { homePage } from './home.ts'
import { pageOf } from './layout.ts'
import { outboxPage } from './outbox.ts'
import { sameOrigin } from './same-origin.ts'

/** The longest form that is accepted, in characters. */
const FORM_MAX = 10_000

/**
 * The sandbox's own pages, for developers: /sandbox with people and switches, /sandbox/outbox, /sandbox/api with the
 * documents at /sandbox/api.json and /sandbox/asyncapi.json. They are not part of a built site. `create` makes the
 * sandbox of the document's examples.
 */
export function mountDemoPage(
  app: Hono,
  platform: Platform,
  endpoints: readonly Endpoint[],
  create: (options: SandboxOptions) => Sandbox,
): void {
  app.get('/sandbox', (c) => {
    const done = c.req.query('done') ?? ''
    return pageOf('The fair from behind', '/sandbox', homePage(platform, endpoints, done.slice(0, 300)))
  })
  app.get('/sandbox/', (c) => c.redirect('/sandbox', 308))
  app.get('/sandbox/outbox', () => pageOf('Outbox', '/sandbox/outbox', outboxPage(platform)))
  app.post('/sandbox/do/:action', sameOrigin, async (c) => {
    const body = await c.req.text()
    const form = new URLSearchParams(body.length > FORM_MAX ? '' : body)
    const action = Object.hasOwn(ACTIONS, c.req.param('action')) ? ACTIONS[c.req.param('action')] : undefined
    const done = action && settled(() => action(form, platform, endpoints))
    if (!done) return c.text('The form was not filled in as the page does it.\n', 400)
    return c.redirect(`/sandbox?done=${encodeURIComponent(done.said)}#${done.section}`, 303)
  })
  // Its code is loaded on first use.
  const documentsOf = async () => (await import('./api/make.ts')).documentsOnce(create)
  const uncached = { 'cache-control': 'no-store' }
  app.get('/sandbox/api.json', async (c) => c.json((await documentsOf()).openApi, 200, uncached))
  app.get('/sandbox/asyncapi.json', async (c) => c.json((await documentsOf()).asyncApi, 200, uncached))
  app.get('/sandbox/api', async (c) => {
    const { apiPage } = await import('./api/page.ts')
    return pageOf('API', '/sandbox/api', apiPage(await documentsOf(), c.req.query('q') ?? ''))
  })
}

/** A refusal of the platform (an unknown id) is also shown on the page. */
function settled(act: () => ReturnType<(typeof ACTIONS)[string]>): ReturnType<(typeof ACTIONS)[string]> {
  try {
    return act()
  } catch (error) {
    if (error instanceof PlatformError) return { said: say('en-US', error.key, error.params), section: '' }
    throw error
  }
}
