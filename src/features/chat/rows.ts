import type { Entry, Group, Notice } from '../../rules/conversation-state.ts'

/** What a conversation is made of, from top to bottom. */
export type Row =
  | { readonly kind: 'day'; readonly key: string; readonly time: string }
  | { readonly kind: 'notice'; readonly key: string; readonly notice: Notice }
  /** `isFirst`: by another author than the one above, or much later; it names who wrote it. */
  | { readonly kind: 'message'; readonly key: string; readonly entry: Entry; readonly isFirst: boolean }

/** A message names its author again after so long, in ms. */
const AGAIN = 10 * 60_000

/** Messages with the days that they were written on, and what customer service did in between. */
export function rowsOf({ messages, notices }: Group, dayOf: (time: string) => string): Row[] {
  const rows: Row[] = []
  const waiting = [...notices].toSorted((a, b) => a.afterSeq - b.afterSeq)
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
  for (const entry of messages) {
    // What happened before the oldest message that is loaded stands with the history that is not.
    if (rows.length > 0) noticesUpTo((entry.seq ?? Number.POSITIVE_INFINITY) - 1)
    else
      while (waiting[0] && entry.seq !== null && waiting[0].afterSeq < entry.seq - 1 && entry.seq > 1) waiting.shift()
    const own = dayOf(entry.time)
    if (own !== day) rows.push({ kind: 'day', key: `day ${own}`, time: entry.time })
    const isFirst = own !== day || last?.from !== entry.from || Date.parse(entry.time) - Date.parse(last.time) > AGAIN
    rows.push({ kind: 'message', key: entry.id, entry, isFirst })
    day = own
    last = entry
  }
  noticesUpTo(Number.POSITIVE_INFINITY)
  return rows
}
