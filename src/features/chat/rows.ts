import type { Exchange } from '../../contract/card.ts'
import type { Instant } from '../../domain/brand.ts'
import type { Entry, Group, Notice } from '../../domain/conversation-state.ts'
import { msOf } from '../../domain/instant.ts'
import type { Attachment } from '../shared/chat/attachments.ts'

/** What a conversation is made of, from top to bottom. */
export type Row =
  | { readonly kind: 'day'; readonly key: string; readonly time: Instant }
  | { readonly kind: 'notice'; readonly key: string; readonly notice: Notice }
  /** `isFirst`: by another author than the one above, or much later; it names who wrote it. */
  | { readonly kind: 'message'; readonly key: string; readonly entry: Entry; readonly isFirst: boolean }
  | { readonly kind: 'card'; readonly key: string; readonly exchange: Exchange }
  | { readonly kind: 'upload'; readonly key: string; readonly upload: Attachment }

/** What is in a conversation beside its messages. */
export interface RowExtras {
  /** How the exchange of cards with the exhibitor stands, in its place by its last change. */
  readonly exchange?: Exchange | null
  /** What is being uploaded, last. */
  readonly uploads?: readonly Attachment[]
}

/** A message names its author again after so long, in ms. */
const AGAIN = 10 * 60_000

/** Messages with the days that they were written on, and what customer service did in between. */
export function rowsOf(
  { messages, notices, hasOlder }: Group,
  dayOf: (time: Instant) => string,
  beside: RowExtras = {},
): Row[] {
  const rows: Row[] = []
  const waiting = [...notices].toSorted((a, b) => a.afterSeq - b.afterSeq)
  let exchange = beside.exchange ?? null
  let day = ''
  let last: Entry | null = null
  const noticesUpTo = (seq: number) => {
    while (waiting[0] && waiting[0].afterSeq <= seq) {
      const notice = waiting.shift()
      if (!notice) return
      rows.push({ kind: 'notice', key: `${notice.event} ${notice.time}`, notice })
      last = null
    }
  }
  const dayBefore = (time: Instant) => {
    const own = dayOf(time)
    if (own === day) return
    rows.push({ kind: 'day', key: `day ${own}`, time })
    day = own
    last = null
  }
  const cardBefore = (time: string | null) => {
    if (!exchange || (time !== null && exchange.updateTime >= time)) return
    dayBefore(exchange.updateTime)
    rows.push({ kind: 'card', key: `card ${exchange.exchangeId}`, exchange })
    exchange = null
    last = null
  }
  // What happened before the oldest message that is loaded stands with the history that is not.
  if (hasOlder && exchange && exchange.updateTime < (messages[0]?.time ?? '')) exchange = null
  for (const entry of messages) {
    if (rows.length > 0) noticesUpTo((entry.seq ?? Number.POSITIVE_INFINITY) - 1)
    else
      while (waiting[0] && entry.seq !== null && waiting[0].afterSeq < entry.seq - 1 && entry.seq > 1) waiting.shift()
    cardBefore(entry.time)
    dayBefore(entry.time)
    const isFirst = last?.from !== entry.from || msOf(entry.time) - msOf(last.time) > AGAIN
    rows.push({ kind: 'message', key: entry.id, entry, isFirst })
    last = entry
  }
  noticesUpTo(Number.POSITIVE_INFINITY)
  cardBefore(null)
  for (const upload of beside.uploads ?? []) rows.push({ kind: 'upload', key: upload.key, upload })
  return rows
}

/** The day of a moment: asked of the formatter once for each minute, as a long conversation is laid out anew with each message. */
export function daysOf(format: (time: Instant) => string): (time: Instant) => string {
  const known = new Map<string, string>()
  return (time) => {
    const minute = time.slice(0, 16)
    const day = known.get(minute) ?? format(time)
    known.set(minute, day)
    return day
  }
}
