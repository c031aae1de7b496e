import { connect } from '../../api/browser.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import type { LoadOverlay } from '../../islands/overlay.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import { liveContext } from '../../lib/page-context.ts'
import { requireLogin } from '../../stores/login-request.ts'
import { openOverlay } from '../../stores/open-overlay.ts'
import { subjectOf } from '../shared/page-subject.ts'
import { claimSheet } from '../shared/style-sheets.ts'
import { ClaimDialog } from './ClaimDialog.tsx'
import { SponsorDialog } from './SponsorDialog.tsx'

/**
 * Who looks after what the page is about (`data-act="claim"`): of an exhibitor's entry, and how somebody who works there
 * asks for it; of an exhibit, who stands behind it. To be read by anybody; only asking for an entry needs the login.
 */
export const load: LoadOverlay<'claim'> = async (props, { data, close }) => {
  const [t] = await Promise.all([loadTranslate(data.language, ['common', 'errors', 'claim']), claimSheet()])
  const subject = subjectOf(props.at)
  if (subject?.kind !== 'exhibitor' && subject?.kind !== 'exhibits') return null
  const shared = {
    page: liveContext(data, t),
    call: connect(data, (key: ErrorKey) => t(`errors:${key}`)),
    onClose: close,
  }
  if (subject.kind === 'exhibits') return <SponsorDialog {...shared} exhibitsId={subject.id} />
  const onLogin = () => {
    close()
    requireLogin('continue', () => openOverlay('claim', props))
  }
  return <ClaimDialog {...shared} exhibitorId={subject.id} onLogin={onLogin} />
}
