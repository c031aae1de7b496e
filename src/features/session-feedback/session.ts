import type { InputOf } from '@fair/contract/endpoint.ts'
import type { sessionFeedback } from '@fair/contract/session-feedback.ts'
import { type PageSubject, subjectOf } from '../../domain/page-subject.ts'

/** A live, meeting or activity, as the calls name it. */
export type Session = InputOf<typeof sessionFeedback.questions>

const TYPES: Partial<Record<PageSubject['kind'], Session['businessType']>> = {
  live: 'LIVE',
  meeting: 'MEETING',
  activity: 'ACTIVITY',
}

/** The live, meeting or activity of a page; null for other pages. */
export function sessionOn(at: Pick<Location, 'pathname' | 'search'>): Session | null {
  const subject = subjectOf(at)
  const businessType = subject && TYPES[subject.kind]
  return businessType ? { businessType, businessId: subject.id } : null
}
