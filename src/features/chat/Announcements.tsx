import { useEffect, useRef } from 'react'
import { usePage } from '../../components/usePage.ts'
import type { Entry, Notice } from '../../domain/conversation-state.ts'
import type { PageContext } from '../../lib/page.ts'
import { messageText } from './message-text.ts'
import type { Row } from './rows.ts'

interface Props {
  rows: readonly Row[]
  self: string
  /** The history is there, which is no news. */
  isReady: boolean
}

/** Lines that a screen reader may still be told. */
const MOST = 5

/**
 * Says what comes in to a screen reader, once, wherever the reader has scrolled to; then its translation, when that has
 * come, and of one's own messages that they were not sent (WCAG 4.1.3).
 */
export function Announcements({ rows, self, isReady }: Props) {
  const page = usePage()
  const known = useRef<Set<string> | null>(null)
  /** Messages since the conversation was opened, and what of them was told after. */
  const heard = useRef(new Set<string>())
  const announced = useRef(new Set<string>())
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isReady) return
    const keys = new Set(rows.map(({ key }) => key))
    const before = known.current
    known.current = new Set([...(before ?? []), ...keys])
    if (!before) return
    const say = (text: string, lang = '') => {
      log.current?.append(Object.assign(document.createElement('p'), { textContent: text, lang }))
      while ((log.current?.childElementCount ?? 0) > MOST) log.current?.firstElementChild?.remove()
    }
    // What history brings in above is no news: only what follows the newest that was there.
    const from = rows.findLastIndex(({ key }) => before.has(key))
    for (const row of rows.slice(from + 1)) {
      heard.current.add(row.key)
      if (row.kind === 'notice') say(noticeText(page, row.notice))
      else if (row.kind === 'message' && row.entry.from !== self)
        say(`${nameOf(page, row.entry)}: ${messageText(page, row.entry)}`)
    }
    for (const row of rows) {
      if (row.kind !== 'message' || !heard.current.has(row.key)) continue
      const outcome = outcomeOf(page, row.entry, self)
      if (!outcome || announced.current.has(`${row.key} ${outcome}`)) continue
      announced.current.add(`${row.key} ${outcome}`)
      say(outcome, page.language)
    }
  }, [rows, self, page, isReady])
  return <div className="visually-hidden" role="log" ref={log} aria-label={page.t('chat:news')} />
}

/** What customer service did. */
export const noticeText = ({ t }: PageContext, { event, staffName }: Notice): string =>
  t(`chat:${event}`, { name: staffName ?? t('chat:staff') })

const nameOf = ({ t }: PageContext, { ext }: Entry): string => ext.name ?? t('chat:visitor')

/** What becomes of a message after it was said or written; null: nothing yet. */
function outcomeOf(page: PageContext, entry: Entry, self: string): string | null {
  if (entry.from !== self) return entry.translation ? `${nameOf(page, entry)}: ${entry.translation}` : null
  return entry.messageStatus === 'fail' ? `${messageText(page, entry)} – ${page.t('chat:failed')}` : null
}
