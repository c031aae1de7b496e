import { createHash } from 'node:crypto'
import type { Language } from '@fair/contract/rules/language.ts'
import { offsetLabel } from '@fair/contract/rules/time.ts'
import { dueBy } from '../business/clock.ts'
import { itemsOf, itemWords, type OrderRow, statusAt } from '../business/orders.ts'
import { PAY_METHODS } from '../business/pay-methods.ts'
import type { AttemptRow } from '../business/payments.ts'
import { withOrder } from '../business/return-address.ts'
import { escaped } from '../seed/template.ts'
import { say, type TextKey } from '../texts.ts'

/** The parts of the platform that the page needs. */
type PayContext = Parameters<typeof itemWords>[1] & {
  readonly db: Parameters<typeof itemsOf>[0]
  now(): Date
  readonly timeZone: string
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, "PingFang SC", "Hiragino Sans", "Apple SD Gothic Neo", sans-serif }
:lang(ja) { word-break: auto-phrase } :lang(ko) { word-break: keep-all }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f2f3f1, #15181a); color: light-dark(#1b1f22, #eceeea) }
main { box-sizing: border-box; width: min(30rem, 100%); padding: 2rem 1.5rem; background: light-dark(#fff, #1f2326); border-radius: 12px }
h1 { margin: 0 0 .25rem; font-size: 1.375rem; line-height: 1.3 }
p { margin: .5rem 0 } .note { color: light-dark(#54605f, #a9b3b0); font-size: .875rem }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }
th, td { padding: .375rem 0; text-align: start; vertical-align: top; font-weight: 400 } td { text-align: end; white-space: nowrap }
.sum th, .sum td { border-top: 1px solid light-dark(#d5dad7, #3a4144); font-weight: 600 }
fieldset { border: 0; margin: 0; padding: 0 } legend { padding: 0; font-weight: 600 }
label { display: flex; gap: .75rem; align-items: center; min-height: 3rem; padding-block: .375rem; box-sizing: border-box; border-bottom: 1px solid light-dark(#e4e7e5, #33393c) }
label small { margin-inline-start: auto; color: light-dark(#54605f, #a9b3b0); text-align: end }
input { inline-size: 1.125rem; block-size: 1.125rem; accent-color: light-dark(#0b5c63, #6fc3c9) }
button, .back { box-sizing: border-box; display: block; width: 100%; margin-top: 1rem; padding: .75rem; border-radius: 8px; font: inherit; text-align: center }
button { border: 0; background: light-dark(#0b5c63, #6fc3c9); color: light-dark(#fff, #08282b); font-weight: 600; cursor: pointer }
.back { color: inherit } [role=status] { padding: .75rem 1rem; border-radius: 8px; background: light-dark(#e6f1f0, #20393b) }
:focus-visible { outline: 3px solid light-dark(#0b5c63, #6fc3c9); outline-offset: 2px }
`

/**
 * The page may load nothing but its style: no script, no picture, and no frame may embed it; forms are sent to the page
 * itself and redirect to the site.
 */
export function payHeaders(returnTo: string): Record<string, string> {
  const style = createHash('sha256').update(STYLE).digest('base64')
  const back = URL.parse(returnTo)?.origin
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${style}'; form-action 'self'${back ? ` ${back}` : ''}; base-uri 'none'; frame-ancestors 'none'`,
  }
}

/** The pay page of an order in the visitor's language; without a form once there is nothing left to pay. */
export function payPage(order: OrderRow, visit: AttemptRow, context: PayContext): string {
  const { language } = context
  const done = doneWith(order, visit, context.now())
  const amounts = amountsOf(order, context)
  const back = withOrder(visit.return_to, order.order_id)
  const body = done
    ? `<p role="status">${escaped(say(language, done))}</p>${link(back, 'payReturn', language)}`
    : `${failure(order, visit, language)}${form(order, visit, context)}${link(back, 'payLeave', language)}`
  return document(
    language,
    `<h1>${escaped(say(language, 'payTitle'))}</h1><p class="note">${escaped(say(language, 'paySandbox'))}</p>${amounts}${body}`,
  )
}

/** For an unknown visit: an address that was changed, or from another fair. */
export function unknownPage(language: Language): string {
  return document(
    language,
    `<h1>${escaped(say(language, 'payTitle'))}</h1><p role="status">${escaped(say(language, 'payUnknown'))}</p>`,
  )
}

function doneWith(order: OrderRow, { outcome }: AttemptRow, now: Date): TextKey | null {
  if (outcome !== 'OPEN' && outcome !== 'FAILED') return `payDone${outcome}`
  const status = statusAt(order, now)
  if (status === 'UNPAID') return null
  if (status === 'PAYING') return 'payDonePENDING'
  return status === 'PAID' ? 'payDonePAID' : 'payDoneLATE'
}

function failure(order: OrderRow, { outcome }: AttemptRow, language: Language): string {
  const method = PAY_METHODS.find(({ id }) => id === order.fail_reason)
  if (outcome !== 'FAILED' || !method?.reason) return ''
  return `<p role="status">${escaped(say(language, method.reason))}</p>`
}

function form(order: OrderRow, { attempt }: AttemptRow, { language, timeZone }: PayContext): string {
  const methods = PAY_METHODS.map(({ id, words, params, result }, index) => {
    const hint = escaped(say(language, `payHint${result}`))
    const name = escaped(say(language, words, params))
    return `<label><input type="radio" name="method" value="${id}"${index === 0 ? ' checked' : ''}>${name}<small>${hint}</small></label>`
  })
  const parts = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat(language, { timeZone, ...parts })
  const due = new Date(dueBy(order.pay_before))
  const time = `${format.format(due)} ${offsetLabel(due, timeZone)}`
  const amount = money(order.total - order.discount, order.currency, language)
  return `<form method="post" action="/sandbox/pay/${escaped(order.order_id)}">
<input type="hidden" name="attempt" value="${escaped(attempt)}">
<p>${escaped(say(language, 'payBefore', { time }))}</p>
<fieldset><legend>${escaped(say(language, 'payHow'))}</legend>${methods.join('')}</fieldset>
<button>${escaped(say(language, 'payNow', { amount }))}</button></form>`
}

function amountsOf(order: OrderRow, context: PayContext): string {
  const { db, language } = context
  const row = (label: string, value: string, isSum = false) =>
    `<tr${isSum ? ' class="sum"' : ''}><th scope="row">${escaped(label)}</th><td>${escaped(value)}</td></tr>`
  const amount = (minor: number) => money(minor, order.currency, language)
  const items = itemsOf(db, order.order_id).map(({ item_id, count, unit_price }) =>
    row(`${itemWords(item_id, context).itemName} × ${count}`, amount(unit_price * count)),
  )
  const reduced =
    order.discount === 0
      ? []
      : [
          row(say(language, 'payTotal'), amount(order.total)),
          row(say(language, 'payDiscount'), amount(-order.discount)),
        ]
  const number = row(say(language, 'payNumber'), order.number)
  const sum = row(say(language, 'payPayable'), amount(order.total - order.discount), true)
  return `<table>${[number, ...items, ...reduced, sum].join('')}</table>`
}

function money(minor: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(minor / 10 ** digits)
}

function link(address: string, words: TextKey, language: Language): string {
  return `<a class="back" href="${escaped(address)}">${escaped(say(language, words))}</a>`
}

function document(language: Language, main: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(say(language, 'payTitle'))}</title><style>${STYLE}</style></head><body><main>${main}</main></body></html>`
}
