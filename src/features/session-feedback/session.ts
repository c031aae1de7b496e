import type { InputOf } from '@fair/contract/endpoint.ts'
import type { sessionFeedback } from '@fair/contract/session-feedback.ts'
import { subjectOf } from '../../domain/page-subject.ts'

/** A live or meeting, as the calls name it. */
export type Session = InputOf<typeof sessionFeedback.questions>

/** The live or meeting of a page; null for other pages. */
export function sessionOn(at: Pick<Location, 'pathname' | 'search'>): Session | null {
  const subject = subjectOf(at)
  if (subject?.kind !== 'live' && subject?.kind !== 'meeting') return null
  return { businessType: subject.kind === 'live' ? 'LIVE' : 'MEETING', businessId: subject.id }
}
