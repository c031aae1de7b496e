import { subjectOf } from '../../domain/page-subject.ts'
import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { requireLogin } from '../../stores/login-request.ts'
import { openOverlay } from '../../stores/open-overlay.ts'
import { claimSheet } from '../shared/style-sheets.ts'
import { ClaimDialog } from './ClaimDialog.tsx'
import { SponsorDialog } from './SponsorDialog.tsx'

/**
 * Who manages the entry of the page's subject (`data-action="claim"`): for an exhibitor, the status of its entry and how
 * staff can claim it; for an exhibit, the companies behind it. Anyone can read it; only a claim needs the login.
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
