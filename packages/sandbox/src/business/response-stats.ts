import type { ResponseStats } from '@fair/contract/response-stats.ts'
import type { Database } from '../db/database.ts'
import type { PastAnswers } from '../seed/past-answers.ts'
import { DAY, dueTime, isDue, MINUTE } from './clock.ts'

interface InquiryRow {
  readonly create_time: string
  readonly end_time: string | null
  readonly answer_due: string | null
}

const ANSWER_TIMES = `SELECT i.create_time, i.end_time, r.answer_due
  FROM inquiry_recipient r JOIN inquiry i ON i.id = r.inquiry_id WHERE r.exhibitor_id = ?`

/**
 * Measures how an exhibitor answers inquiries, both before the fair and since. An inquiry counts once it is answered,
 * or if unanswered a day after it was sent; one that the visitor ended unanswered does not count. Null if there is
 * none.
 */
export function measureResponses(
  exhibitorId: string,
  past: PastAnswers,
  db: Database,
  now: Date,
): ResponseStats | null {
  const waits = [...past, ...db.all<InquiryRow>(ANSWER_TIMES, exhibitorId).flatMap((row) => waitOf(row, now))]
  if (waits.length === 0) return null
  const answered = waits.filter((wait) => wait !== null).sort((a, b) => a - b)
  const share = Math.round((100 * answered.length) / waits.length) / 100
  return { medianMinutes: answered[Math.floor((answered.length - 1) / 2)] ?? 0, share, inquiries: waits.length }
}

/** Minutes until the answer, null if there was none; undefined if it is too early to decide. */
function waitOf({ create_time, end_time, answer_due }: InquiryRow, now: Date): PastAnswers {
  const createdAt = Date.parse(create_time)
  if (isDue(answer_due, now)) {
    const answered = dueTime(answer_due, now)
    if (end_time === null || answered <= end_time)
      return [Math.max(1, Math.round((Date.parse(answered) - createdAt) / MINUTE))]
  }
  return end_time === null && now.getTime() - createdAt > DAY ? [null] : []
}
