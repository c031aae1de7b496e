import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { subjectOf } from '../shared/page-subject.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { PosterDialog } from './PosterDialog.tsx'

/** A poster of what the page is about, to share as a picture (Spec 7, poster/share). */
export const load: LoadOverlay<'poster'> = async ({ at }, { close }) => {
  await Promise.all([preparePage(['poster']), dialogSheet()])
  const subject = subjectOf(at)
  return subject && <PosterDialog subject={subject} path={at.pathname + at.search} onClose={close} />
}
