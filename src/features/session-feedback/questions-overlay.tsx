import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { sessionFeedbackSheet } from '../shared/style-sheets.ts'
import { QuestionsDialog } from './QuestionsDialog.tsx'
import { sessionOn } from './session.ts'

/** The audience's questions during a live or meeting (`data-action="questions"`). */
export const load: LoadOverlay<'questions'> = async ({ at }, { close }) => {
  await Promise.all([preparePage(['feedback', 'outbox']), sessionFeedbackSheet()])
  const session = sessionOn(at)
  return session && <QuestionsDialog session={session} onClose={close} />
}
