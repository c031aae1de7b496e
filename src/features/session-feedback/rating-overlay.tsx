import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { sessionFeedbackSheet } from '../shared/style-sheets.ts'
import { RatingDialog } from './RatingDialog.tsx'
import { sessionOn } from './session.ts'

/** Rates a past live or meeting (`data-action="rating"`). */
export const load: LoadOverlay<'rating'> = async ({ at }, { close }) => {
  await Promise.all([preparePage(['feedback', 'outbox', 'stars']), sessionFeedbackSheet()])
  const session = sessionOn(at)
  return session && <RatingDialog session={session} onClose={close} />
}
