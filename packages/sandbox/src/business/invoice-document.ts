import type { Language } from '@fair/contract/rules/language.ts'
import { escaped } from '../seed/template.ts'
import { say } from '../texts.ts'

export const INVOICE_STYLE = `
:root { font: 15px/1.5 system-ui, "PingFang SC", "Hiragino Sans", "Apple SD Gothic Neo", sans-serif }
body { max-width: 44rem; margin: 3rem auto; padding: 0 1.5rem; color: #1b1f22; background: #fff }
h1 { font-size: 1.5rem; margin: 0 0 1.5rem } dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; margin: 0 0 1.5rem }
dt { color: #54605f } dd { margin: 0; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .5rem 0; border-bottom: 1px solid #d5dad7; text-align: start; font-weight: 400 } td { text-align: end; white-space: nowrap }
.sum th, .sum td { font-weight: 600; border-bottom: 2px solid } small { display: block; margin-top: 2rem; color: #54605f }
`

/** The content of an invoice. */
export interface InvoiceText {
  readonly language: Language
  /** The order's number. */
  readonly number: string
  /** ISO 8601, UTC. */
  readonly payTime: string | null
  readonly seller: string
  readonly buyer: { readonly title: string; readonly taxNumber: string | null; readonly address: string | null }
  /** Names with their counts, and the amount for all of them in minor units. */
  readonly items: readonly { readonly name: string; readonly count: number; readonly amount: number }[]
  readonly discount: number
  readonly payable: number
  readonly currency: string
}

/** A printable invoice: a page without scripts or external resources. User-written values appear in it as text. */
export function invoiceDocument({ language, buyer, ...invoice }: InvoiceText): string {
  const words = (...[key, params]: [Parameters<typeof say>[1], Parameters<typeof say>[2]?]) =>
    escaped(say(language, key, params))
  const money = moneyIn(language, invoice.currency)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const facts = [
    [words('payNumber'), escaped(invoice.number)],
    [words('invoiceDate'), invoice.payTime && escaped(day.format(new Date(invoice.payTime)))],
    [words('invoiceSeller'), escaped(invoice.seller)],
    [words('invoiceBuyer'), escaped(buyer.title)],
    [words('invoiceTaxNumber'), buyer.taxNumber && escaped(buyer.taxNumber)],
    [words('invoiceAddress'), buyer.address && escaped(buyer.address)],
  ]
  const row = (label: string, amount: number, isSum = false) =>
    `<tr${isSum ? ' class="sum"' : ''}><th scope="row">${label}</th><td>${escaped(money(amount))}</td></tr>`
  const rows = [
    ...invoice.items.map(({ name, count, amount }) => row(escaped(`${name} × ${count}`), amount)),
    ...(invoice.discount > 0 ? [row(words('payDiscount'), -invoice.discount)] : []),
    row(words('payPayable'), invoice.payable, true),
  ]
  const title = words('invoiceTitle')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${INVOICE_STYLE}</style></head><body><h1>${title}</h1>
<dl>${facts.map(([name, value]) => (value ? `<dt>${name}</dt><dd>${value}</dd>` : '')).join('')}</dl>
<table>${rows.join('')}</table><small>${words('invoiceSandbox')}</small></body></html>`
}

function moneyIn(language: Language, currency: string) {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return (minor: number) => format.format(minor / 10 ** digits)
}
