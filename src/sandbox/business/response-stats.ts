import type { ResponseStats } from '../../contract/response-stats.ts'
import type { Database } from '../db/database.ts'
import type { PastAnswers } from '../seed/past-answers.ts'
import { DAY, dueTime, isDue, MINUTE } from './clock.ts'

interface AskedRow {
  readonly create_time: string
  readonly end_time: string | null
  readonly answer_due: string | null
}

const ASKED = `SELECT i.create_time, i.end_time, r.answer_due
  FROM inquiry_recipient r JOIN inquiry i ON i.id = r.inquiry_id WHERE r.exhibitor_id = ?`

/**
 * Measures how an exhibitor answers: over what it did before the fair, and over the inquiries that visitors have sent since.
 * One without an answer counts a day after it was sent; one that the visitor has ended before that does not. Null where
 * there is nothing to measure.
 */
export function measureResponses(
  exhibitorId: string,
  past: PastAnswers,
  db: Database,
  now: Date,
): ResponseStats | null {
  const current = db.all<AskedRow>(ASKED, exhibitorId).flatMap((row) => waitOf(row, now) ?? [])
  const waits = [...past, ...current.map((wait) => (wait === Number.POSITIVE_INFINITY ? null : wait))]
  if (waits.length === 0) return null
  const answered = waits.filter((wait) => wait !== null).sort((a, b) => a - b)
  const share = Math.round((100 * answered.length) / waits.length) / 100
  return { medianMinutes: answered[Math.floor((answered.length - 1) / 2)] ?? 0, share, inquiries: waits.length }
}

/** Minutes to the answer, infinite for none; null: it is too early to say. */
function waitOf({ create_time, end_time, answer_due }: AskedRow, now: Date): number | null {
  const asked = Date.parse(create_time)
  if (isDue(answer_due, now)) {
    const answered = dueTime(answer_due, now)
    if (end_time === null || answered <= end_time)
      return Math.max(1, Math.round((Date.parse(answered) - asked) / MINUTE))
  }
  return end_time === null && now.getTime() - asked > DAY ? Number.POSITIVE_INFINITY : null
}
