import { subjectOf } from '../../domain/page-subject.ts'
import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { PosterDialog } from './PosterDialog.tsx'

/** A poster of the page's subject, to share as a picture (Spec 7, poster/share). */
export const load: LoadOverlay<'poster'> = async ({ at }, { close }) => {
  await Promise.all([preparePage(['poster']), dialogSheet()])
  const subject = subjectOf(at)
  return subject && <PosterDialog subject={subject} path={at.pathname + at.search} onClose={close} />
}
