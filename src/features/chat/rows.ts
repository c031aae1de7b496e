import type { Exchange } from '@fair/contract/card.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { msOf } from '@fair/contract/rules/instant.ts'
import type { Entry, Group, Notice } from '../../domain/conversation-state.ts'
import type { Attachment } from '../shared/chat/attachments.ts'

/** The rows of a conversation, from top to bottom. */
export type Row =
  | { readonly kind: 'day'; readonly key: string; readonly time: Instant }
  | { readonly kind: 'notice'; readonly key: string; readonly notice: Notice }
  /** `isFirst`: the author differs from the one above, or it was sent much later; the row then names the author. */
  | { readonly kind: 'message'; readonly key: string; readonly entry: Entry; readonly isFirst: boolean }
  | { readonly kind: 'card'; readonly key: string; readonly exchange: Exchange }
  | { readonly kind: 'upload'; readonly key: string; readonly upload: Attachment }

/** Further content of a conversation besides its messages. */
export interface RowExtras {
  /** The exchange of cards with the exhibitor, placed by its last change. */
  readonly exchange?: Exchange | null
  /** Files being uploaded, at the end. */
  readonly uploads?: readonly Attachment[]
}

/** A message names its author again after this long, in ms. */
const AGAIN = 10 * 60_000

/** Messages with day separators, and the events of customer service in between. */
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
    const key = `day ${own}`
    // A message that has not been sent stays last, so that a day may follow an older one again.
    rows.push({ kind: 'day', key: rows.some((row) => row.key === key) ? `${key} ${rows.length}` : key, time })
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
  // An exchange older than the oldest loaded message belongs to history that is not loaded yet.
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

/** The day of a moment, formatted once per minute of the clock, as each new message lays out a conversation again. */
export function daysOf(format: (time: Instant) => string): (time: Instant) => string {
  const known = new Map<string, string>()
  return (time) => {
    const minute = time.slice(0, 16)
    const day = known.get(minute) ?? format(time)
    known.set(minute, day)
    return day
  }
}
