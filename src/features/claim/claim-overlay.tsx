import { subjectOf } from '../../domain/page-subject.ts'
import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { requireLogin } from '../../stores/login-request.ts'
import { openOverlay } from '../../stores/open-overlay.ts'
import { claimSheet } from '../shared/style-sheets.ts'
import { ClaimDialog } from './ClaimDialog.tsx'
import { SponsorDialog } from './SponsorDialog.tsx'

/**
 * Who looks after what the page is about (`data-act="claim"`): of an exhibitor's entry, and how somebody who works there
 * requests it; of an exhibit, who is behind it. To be read by anybody; only requesting an entry needs the login.
 */
export const load: LoadOverlay<'claim'> = async (props, { close }) => {
  await Promise.all([preparePage(['claim']), claimSheet()])
  const subject = subjectOf(props.at)
  if (subject?.kind !== 'exhibitor' && subject?.kind !== 'exhibits') return null
  if (subject.kind === 'exhibits') return <SponsorDialog exhibitsId={subject.id} onClose={close} />
  const onLogin = () => {
    close()
    requireLogin('continue', () => openOverlay('claim', props))
  }
  return <ClaimDialog exhibitorId={subject.id} onLogin={onLogin} onClose={close} />
}
