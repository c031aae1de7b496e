import { useEffect, useRef } from 'react'
import { usePage } from '../../components/usePage.ts'
import type { Entry, Notice } from '../../domain/conversation-state.ts'
import type { PageContext } from '../../lib/page.ts'
import { messageText } from './message-text.ts'
import type { Row } from './rows.ts'

interface Props {
  rows: readonly Row[]
  self: string
  /** The history has loaded. It is not announced. */
  isReady: boolean
}

/** Maximum number of lines in the live region. */
const MAX_LINES = 5

/**
 * Announces each incoming message to screen readers once, wherever the reader has scrolled to. Also announces its
 * translation when it arrives, and the reader's own messages that failed to send (WCAG 4.1.3).
 */
export function Announcements({ rows, self, isReady }: Props) {
  const page = usePage()
  const known = useRef<Set<string> | null>(null)
  /** The announced messages since the conversation was opened. */
  const announced = useRef(new Set<string>())
  /** The current outcome of each message. */
  const outcomes = useRef(new Map<string, string | null>())
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isReady) return
    const keys = new Set(rows.map(({ key }) => key))
    const before = known.current
    known.current = new Set([...(before ?? []), ...keys])
    if (!before) return
    const announce = (text: string, lang = '') => {
      log.current?.append(Object.assign(document.createElement('p'), { textContent: text, lang }))
      while ((log.current?.childElementCount ?? 0) > MAX_LINES) log.current?.firstElementChild?.remove()
    }
    // Older messages added above are not announced, only those after the newest one that was there before.
    const from = rows.findLastIndex(({ key }) => before.has(key))
    for (const row of rows.slice(from + 1)) {
      announced.current.add(row.key)
      if (row.kind === 'notice') announce(noticeText(page, row.notice))
      else if (row.kind === 'message' && row.entry.from !== self)
        announce(`${nameOf(page, row.entry)}: ${messageText(page, row.entry)}`)
    }
    for (const row of rows) {
      if (row.kind !== 'message' || !announced.current.has(row.key)) continue
      const outcome = outcomeOf(page, row.entry, self)
      // A message that is sent again may fail again.
      if (outcome && outcome !== outcomes.current.get(row.key)) announce(outcome, page.language)
      outcomes.current.set(row.key, outcome)
    }
  }, [rows, self, page, isReady])
  return <div className="visually-hidden" role="log" ref={log} aria-label={page.t('chat:news')} />
}

/** The text of a customer service event. */
export const noticeText = ({ t }: PageContext, { event, staffName }: Notice): string =>
  t(`chat:${event}`, { name: staffName ?? t('chat:staff') })

const nameOf = ({ t }: PageContext, { ext }: Entry): string => ext.name ?? t('chat:visitor')

/** The later outcome of a message, a translation or a failure; null: nothing yet. */
function outcomeOf(page: PageContext, entry: Entry, self: string): string | null {
  if (entry.from !== self) return entry.translation ? `${nameOf(page, entry)}: ${entry.translation}` : null
  return entry.messageStatus === 'fail' ? `${messageText(page, entry)} – ${page.t('chat:failed')}` : null
}
