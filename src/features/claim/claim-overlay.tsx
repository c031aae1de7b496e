import { connect } from '../../api/browser.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import { createRoot, type Root } from '../../islands/root.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import { liveContext } from '../../lib/page-context.ts'
import { requireLogin } from '../../stores/login-request.ts'
import type { PageData } from '../../stores/page-data.ts'
import { subjectOf } from '../shared/page-subject.ts'
import { claimSheet } from '../shared/style-sheets.ts'
import { ClaimDialog } from './ClaimDialog.tsx'
import { SponsorDialog } from './SponsorDialog.tsx'

let root: Root | undefined
/** Counted on, so that each opening is drawn anew. */
let opening = 0

/**
 * Who looks after what the page is about (`data-act="claim"`): of an exhibitor's entry, and how somebody who works there
 * asks for it; of an exhibit, who stands behind it. To be read by anybody; only asking for an entry needs the login.
 */
export async function act(data: PageData): Promise<void> {
  const [t] = await Promise.all([loadTranslate(data.language, ['common', 'errors', 'claim']), claimSheet()])
  const page = liveContext(data, t)
  const subject = subjectOf(location)
  if (subject?.kind !== 'exhibitor' && subject?.kind !== 'exhibits') return
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const onClose = () => root?.render(null)
  const call = connect(data, (key: ErrorKey) => t(`errors:${key}`))
  opening += 1
  const shared = { key: opening, page, call, onClose }
  const onLogin = () => {
    onClose()
    requireLogin('continue', () => void act(data))
  }
  root.render(
    subject.kind === 'exhibitor' ? (
      <ClaimDialog {...shared} exhibitorId={subject.id} onLogin={onLogin} />
    ) : (
      <SponsorDialog {...shared} exhibitsId={subject.id} />
    ),
  )
}
