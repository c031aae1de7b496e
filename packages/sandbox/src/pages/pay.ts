import { DEFAULT_LANGUAGE, LANGUAGES, matchLanguage } from '@fair/contract/rules/language.ts'
import type { Hono } from 'hono'
import { type OrderRow, orderById } from '../business/orders.ts'
import { type AttemptRow, attemptOf, pay, settlePayments } from '../business/payments.ts'
import { programmesOf } from '../business/programme.ts'
import { withOrder } from '../business/return-address.ts'
import type { Platform } from '../platform.ts'
import { payHeaders, payPage, unknownPage } from './pay-page.ts'

/** The longest form that is accepted, in characters. */
const FORM_MAX = 1000

/**
 * The sandbox's pay page at /sandbox/pay/{orderId}?attempt=…: the address returned by order/pay. It identifies a
 * visitor only by the secret of the visit, and returns only to the address given for the payment.
 */
export function mountPay(app: Hono, platform: Platform): void {
  const page = (found: Found, status: 200 | 404 = 200) =>
    found
      ? new Response(payPage(found.order, found.visit, found.context), {
          status,
          headers: payHeaders(found.visit.return_to),
        })
      : null
  const unknown = (acceptLanguage: string | undefined) => {
    const [tag = ''] = (acceptLanguage ?? '').split(/[,;]/)
    const language = matchLanguage(tag, LANGUAGES) ?? DEFAULT_LANGUAGE
    return new Response(unknownPage(language), { status: 404, headers: payHeaders('') })
  }

  app.get('/sandbox/pay/:orderId', (c) => {
    settlePayments(platform)
    const found = visitOf(platform, c.req.param('orderId'), c.req.query('attempt') ?? '')
    return page(found) ?? unknown(c.req.header('accept-language'))
  })
  app.post('/sandbox/pay/:orderId', async (c) => {
    settlePayments(platform)
    const text = await c.req.text()
    const form = new URLSearchParams(text.length > FORM_MAX ? '' : text)
    const found = visitOf(platform, c.req.param('orderId'), form.get('attempt') ?? '')
    if (!found) return unknown(c.req.header('accept-language'))
    const { visit, order } = found
    pay(platform, visit, form.get('method') ?? '')
    const headers = { ...payHeaders(visit.return_to), location: withOrder(visit.return_to, order.order_id) }
    return new Response(null, { status: 303, headers })
  })
}

type Found = ReturnType<typeof visitOf>

function visitOf(platform: Platform, orderId: string, attempt: string) {
  const order = orderById(platform.db, orderId)
  const visit = attemptOf(platform, orderId, attempt)
  return order && visit && { order, visit, context: contextOf(platform, order, visit) }
}

function contextOf({ db, fair, now }: Platform, { exhibition_id }: OrderRow, { language }: AttemptRow) {
  return {
    db,
    fair,
    now,
    tenantId: fair.exhibitions.find(({ exhibitionId }) => exhibitionId === exhibition_id)?.tenantId ?? '',
    language: matchLanguage(language, LANGUAGES) ?? DEFAULT_LANGUAGE,
    timeZone: programmesOf(fair).get(exhibition_id)?.days.timeZone ?? 'UTC',
  }
}
