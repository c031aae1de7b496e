import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { openNotebook, readNote } from '../../stores/notebook.ts'
import { pageOwner } from '../../stores/owner.ts'
import { showToast } from '../../stores/toasts.ts'
import { noteSheet } from '../shared/style-sheets.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { readNoteSubject } from './note-subject.ts'

/** The note about the page's subject (`data-action="note"`), or about another entry of the notebook. */
export const load: LoadOverlay<'note'> = async ({ at, subject }, { data, close }) => {
  const [{ page }] = await Promise.all([preparePage(['notebook', 'stars']), noteSheet()])
  const about = subject ?? readNoteSubject(at, document.querySelector('main') ?? document)
  if (about === null) return null
  const exhibitionId = data.exhibitionId ?? ''
  try {
    const initial = await readNote(await openNotebook(pageOwner()), exhibitionId, about)
    return <NoteDialog exhibitionId={exhibitionId} subject={about} initial={initial} onClose={close} />
  } catch {
    showToast({ text: page.t('notebook:unavailable'), bad: true })
    return null
  }
}
