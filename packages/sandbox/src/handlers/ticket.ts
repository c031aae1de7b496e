import type { InputOf } from '@fair/contract/endpoint.ts'
import type { ticket as declared, TicketApply } from '@fair/contract/ticket.ts'
import { dueIn, MINUTE } from '../business/clock.ts'
import { integerIn, wordsIn } from '../business/fields.ts'
import { hindranceOf, kindOf, kindsOf, offer, reasonOf, waitForKind } from '../business/kinds.ts'
import { settlePayments } from '../business/payments.ts'
import { contactIn } from '../business/person.ts'
import type { PlacedKind } from '../business/programme.ts'
import { leftOf, ownedOf } from '../business/stock.ts'
import { activateTicket, insertTicket, ownTicket, ticketFrom, ticketsOf } from '../business/tickets.ts'
import { wordsToColumn } from '../business/words.ts'
import { type Context, requesterOf } from '../context.ts'
import { refused, wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import { slice } from '../paging.ts'
import type { AnswerOf } from '../sent.ts'
import { say } from '../texts.ts'

type Calls = typeof declared

const PAGE_SIZE = 20
/** The duration of an application's audit. */
const EXAMINED_FOR = 3 * MINUTE
/** The maximum number of kinds per application. */
const KINDS_MAX = 10

/** Spec 7, "Personal center": tickets (Spec 3, "Ticket application"). */
export const ticket: GroupHandlers<Calls> = {
  mine: (paging, context) => {
    settlePayments(context)
    const rows = ticketsOf(context)
    const records = slice(rows, paging, PAGE_SIZE).map((row) => ticketFrom(row, context))
    return { records, total: rows.length, facets: {} }
  },
  apply: ({ requestId, ...input }, context) => once(context, 'ticket/apply', requestId, () => apply(input, context)),
  kinds: (_, context) => kindsOf(context).map((kind) => offer(context, kind)),
  wait: ({ ticketKindId, isWaiting }, context) => {
    context.db.transaction(() => waitForKind(context, ticketKindId, isWaiting))
    return offer(context, kindOf(context, ticketKindId))
  },
  detail: ({ ticketId }, context) => {
    settlePayments(context)
    return ticketFrom(ownTicket(context, ticketId), context)
  },
  activate: ({ ticketId, holderName, contactMethod }, context) => {
    if (contactMethod !== undefined && contactMethod !== '') contactIn('contactMethod', contactMethod)
    context.db.transaction(() => activateTicket(context, ownTicket(context, ticketId), holderName))
    return ticketFrom(ownTicket(context, ticketId), context)
  },
  receiveFree: ({ ticketKindId }, context) =>
    context.db.transaction(() => {
      const kind = freeKind(ticketKindId, context)
      const hindrance = hindranceOf(context, kind)
      if (hindrance) throw refused(...reasonOf(hindrance, kind))
      const id = insertTicket(context.db, { userId: requesterOf(context), kind, time: context.now().toISOString() })
      return ticketFrom(ownTicket(context, id), context)
    }),
  checkFree: ({ ticketKindId }, context) => {
    const hindrance = hindranceOf(context, freeKind(ticketKindId, context))
    const had = ticketsOf(context).find((row) => row.ticket_kind_id === ticketKindId)
    return { receivable: hindrance === null, hindrance, ticketId: had?.ticket_id ?? null }
  },
}

function freeKind(ticketKindId: string, context: Context): PlacedKind {
  const kind = kindOf(context, ticketKindId)
  if (kind.plan.way !== 'FREE') throw wrongField('ticketKindId', 'ticketNotFree')
  return kind
}

function apply(
  { apply: words, tickets }: Omit<InputOf<Calls['apply']>, 'requestId'>,
  context: Context,
): AnswerOf<Calls['apply']> {
  const { db } = context
  const checked: TicketApply = {
    reason: wordsIn('apply.reason', words.reason, 200),
    description: words.description.trim() === '' ? '' : wordsIn('apply.description', words.description, 1000),
    contactPerson: wordsIn('apply.contactPerson', words.contactPerson, 60),
    contactMethod: contactIn('apply.contactMethod', words.contactMethod),
    principalName: wordsIn('apply.principalName', words.principalName, 120),
  }
  if (tickets.length === 0) throw wrongField('tickets', 'required')
  if (tickets.length > KINDS_MAX) throw wrongField('tickets', 'tooMany', { max: KINDS_MAX })
  const ids = tickets.flatMap(({ ticketKindId, count }, index) => {
    const kind = applicable(`tickets.${index}`, ticketKindId, count, context)
    const tooFew = kind.plan.fewest !== undefined && count < kind.plan.fewest
    return Array.from({ length: count }, () =>
      insertTicket(db, {
        userId: requesterOf(context),
        kind,
        time: context.now().toISOString(),
        apply: checked,
        decideDue: dueIn(context.now(), EXAMINED_FOR),
        refusedReason: tooFew ? tooFewWords(kind.plan.fewest ?? 0) : null,
      }),
    )
  })
  return ids.map((id) => ticketFrom(ownTicket(context, id), context))
}

function applicable(field: string, ticketKindId: string, count: number, context: Context): PlacedKind {
  const kind = kindOf(context, ticketKindId)
  if (kind.plan.way !== 'APPLY') throw wrongField(`${field}.ticketKindId`, 'ticketNotByApplication')
  integerIn(`${field}.count`, count, 1, kind.plan.limit)
  const hindrance = hindranceOf(context, kind)
  if (hindrance) throw refused(...reasonOf(hindrance, kind))
  const owned = ownedOf(context.db, kind.id, requesterOf(context), context.now())
  if (owned + count > kind.plan.limit) throw refused(...reasonOf('RECEIVED', kind))
  const left = leftOf(context.db, kind.id, context.now())
  if (left !== null && left < count) throw refused('ticketsLeft', { left })
  return kind
}

function tooFewWords(fewest: number): string {
  const params = { fewest }
  return wordsToColumn([
    say('zh-CN', 'applicationTooFew', params),
    say('en-US', 'applicationTooFew', params),
    say('ja-JP', 'applicationTooFew', params),
    say('ko-KR', 'applicationTooFew', params),
  ])
}
