import type { InputOf } from '@fair/contract/endpoint.ts'
import type { order as declared, InvoiceBuyer } from '@fair/contract/order.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { randomId } from '@fair/contract/rules/limits.ts'
import { rules } from '@fair/contract/rules/validation.ts'
import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import { refused, wrongField } from '../failure.ts'
import type { Order, OrderInvoice } from '../sent.ts'
import { say, type TextKey } from '../texts.ts'
import { dueIn, isDue, MINUTE } from './clock.ts'
import { wordsIn, wordsOrNone } from './fields.ts'
import { type Requested, refundOf } from './refunds.ts'
import { wordsFor } from './words.ts'

/** The delay before an invoice is issued. */
const ISSUED_AFTER = 2 * MINUTE
const SECRET_LENGTH = 40
const TITLE_MAX = 120
const ADDRESS_MAX = 300
const TAX_NUMBER = /^[A-Za-z0-9-]{5,30}$/

export interface InvoiceRow {
  order_id: string
  buyer_type: InvoiceBuyer
  title: string
  tax_number: string | null
  address: string | null
  email: string
  ask_time: string
  issue_due: string | null
  /** The language in which it was requested: an invoice has one. */
  language: Language
  /** Part of its address: anyone who has it can read the invoice. */
  secret: string
  /** Stored words (words.ts). */
  refused_reason: string | null
}

function invoiceOf(db: Database, orderId: string): InvoiceRow | undefined {
  return db.one<InvoiceRow>('SELECT * FROM order_invoice WHERE order_id = ?', orderId)
}

export function invoiceBySecret(db: Database, secret: string): InvoiceRow | undefined {
  return db.one<InvoiceRow>('SELECT * FROM order_invoice WHERE secret = ?', secret)
}

export function invoiceStateOf(row: InvoiceRow, status: Requested['status'], now: Date): OrderInvoice['state'] {
  if (status === 'REFUNDING' || status === 'REFUNDED') return 'VOID'
  if (row.refused_reason !== null) return 'REFUSED'
  return isDue(row.issue_due, now) ? 'ISSUED' : 'ASKED'
}

/** The invoice part of an order. `bytesOf`: the size of the document. */
export function invoicePart(
  order: Requested,
  context: Context,
  bytesOf: (row: InvoiceRow) => number,
): Pick<Order, 'invoice' | 'canInvoice' | 'invoiceHindrance'> {
  const row = invoiceOf(context.db, order.orderId)
  const hindrance = hindranceOf(order, row, context)
  return {
    invoice: row ? invoiceFrom(row, order, context, bytesOf) : null,
    canInvoice: hindrance === null,
    invoiceHindrance: hindrance && say(context.language, hindrance),
  }
}

function invoiceFrom(
  row: InvoiceRow,
  { status }: Requested,
  { language, now }: Context,
  bytesOf: (row: InvoiceRow) => number,
): OrderInvoice {
  const state = invoiceStateOf(row, status, now())
  const fileName = `invoice-${row.order_id.slice(-8)}.html`
  const url = `/sandbox/invoice/${row.secret}/${fileName}`
  return {
    state,
    buyerType: row.buyer_type,
    title: row.title,
    taxNumber: row.tax_number,
    address: row.address,
    email: row.email,
    askTime: row.ask_time,
    file: state === 'ISSUED' ? { fileId: row.secret, fileName, format: 'HTML', bytes: bytesOf(row), url } : null,
    refusedReason: state === 'REFUSED' && row.refused_reason ? wordsFor(row.refused_reason, language) : null,
  }
}

function hindranceOf(
  { orderId, status, paid }: Requested,
  row: InvoiceRow | undefined,
  { db, now }: Context,
): TextKey | null {
  if (status !== 'PAID') return 'invoiceNotPaid'
  if (paid === 0) return 'invoiceFree'
  if (refundOf(db, orderId)?.outcome === null) return 'invoiceRefund'
  return row && invoiceStateOf(row, status, now()) === 'ISSUED' ? 'invoiceIssued' : null
}

type Input = Omit<InputOf<(typeof declared)['invoice']>, 'orderId' | 'requestId'>

/**
 * Stores the request, in place of any earlier one. In a transaction. @throws PlatformError 4090 with the order's own
 * hindrance, 4000 that names a field
 */
export function requestInvoice(order: Requested, input: Input, context: Context): void {
  const { db, language } = context
  const hindrance = hindranceOf(order, invoiceOf(db, order.orderId), context)
  if (hindrance) throw refused(hindrance)
  const title = wordsIn('title', input.title, TITLE_MAX)
  const taxNumber = input.buyerType === 'COMPANY' ? wordsIn('taxNumber', input.taxNumber ?? '', 30) : null
  if (taxNumber !== null && !TAX_NUMBER.test(taxNumber)) throw wrongField('taxNumber', 'invalid')
  const address = wordsOrNone('address', input.address, ADDRESS_MAX)
  const email = wordsIn('email', input.email, TITLE_MAX)
  if (!rules.email(email)) throw wrongField('email', 'invalid')
  const now = context.now()
  db.run(
    'INSERT OR REPLACE INTO order_invoice VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)',
    ...[order.orderId, input.buyerType, title, taxNumber, address, email, now.toISOString()],
    ...[dueIn(now, ISSUED_AFTER), language, randomId(SECRET_LENGTH)],
  )
}
