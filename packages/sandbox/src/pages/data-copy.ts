import type { Hono } from 'hono'
import { copyBySecret } from '../accounts/personal-data.ts'
import type { Platform } from '../platform.ts'

/**
 * The copy of a person's data at /sandbox/data/{secret}/{name}: a download for anyone who has the address, while it is
 * available.
 */
export function mountDataCopies(app: Hono, platform: Platform): void {
  app.get('/sandbox/data/:secret/:name', (c) => {
    const content = copyBySecret(platform.db, c.req.param('secret'), platform.now())
    if (content === undefined) return c.body(null, 404)
    return new Response(content, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${c.req.param('name').replace(/[^\w.-]/g, '')}"`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      },
    })
  })
}
