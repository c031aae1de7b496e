import type { Hono } from 'hono'
import { feedOf, ownerOfFeed } from '../business/feed.ts'
import type { Platform } from '../platform.ts'
import { mountInvoices } from './invoices.ts'
import { mountPay } from './pay.ts'

/** The addresses below /sandbox for the calls of parts/business.ts: the pay page, calendars and invoices. */
export function mountBusinessPages(app: Hono, platform: Platform): void {
  mountPay(app, platform)
  mountCalendars(app, platform)
  mountInvoices(app, platform)
}

/** A visitor's schedule as a calendar to subscribe to, at /sandbox/calendar/{secret}.ics (schedule/feed). */
function mountCalendars(app: Hono, platform: Platform): void {
  app.get('/sandbox/calendar/:file', (c) => {
    const token = /^([0-9A-Za-z]+)\.ics$/.exec(c.req.param('file'))?.[1] ?? ''
    const owner = ownerOfFeed(platform, token)
    if (!owner) return c.text('Not found\n', 404)
    return c.body(feedOf(owner), 200, {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'cache-control': 'no-store',
    })
  })
}
