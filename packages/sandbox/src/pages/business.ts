import type { Hono } from 'hono'
import type { Platform } from '../platform.ts'
import { mountCalendars } from './calendar.ts'
import { mountInvoices } from './invoices.ts'
import { mountPay } from './pay.ts'

/** The addresses below /sandbox for the calls of parts/business.ts: the pay page, calendars and invoices. */
export function mountBusinessPages(app: Hono, platform: Platform): void {
  mountPay(app, platform)
  mountCalendars(app, platform)
  mountInvoices(app, platform)
}
