import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { INVOICE_STYLE } from '../business/invoice-document.ts'
import { invoiceBySecret, invoiceStateOf } from '../business/invoices.ts'
import { invoiceText, orderById, statusAt } from '../business/orders.ts'
import { settlePayments } from '../business/payments.ts'
import type { Platform } from '../platform.ts'

const style = createHash('sha256').update(INVOICE_STYLE).digest('base64')

/**
 * Invoices at /sandbox/invoice/{secret}/{name}: a download for anyone who has the address, as long as the invoice is
 * valid.
 */
export function mountInvoices(app: Hono, platform: Platform): void {
  app.get('/sandbox/invoice/:secret/:name', (c) => {
    settlePayments(platform)
    const invoice = invoiceBySecret(platform.db, c.req.param('secret'))
    const order = invoice && orderById(platform.db, invoice.order_id)
    const now = platform.now()
    if (!order || invoiceStateOf(invoice, statusAt(order, now), now) !== 'ISSUED') return c.body(null, 404)
    return new Response(invoiceText(order, invoice, platform), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-disposition': `attachment; filename="${invoice.order_id.slice(-8)}.html"`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; frame-ancestors 'none'`,
      },
    })
  })
}
