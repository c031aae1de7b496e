import { servicesOfForm } from '../../api/browser-form.ts'
import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { type InquiryBasket, inquiryBasket } from '../../stores/inquiry-basket.ts'
import { awaitLogin } from '../../stores/login-request.ts'
import { showToast } from '../../stores/toasts.ts'
import { dialogSheet, inquirySheet } from '../shared/style-sheets.ts'
import { InquireDialog } from './InquireDialog.tsx'
import { loadSubject } from './subject.ts'

let basket: InquiryBasket | undefined

/** An inquiry about an exhibit or to an exhibitor (`data-action="inquire"`); elsewhere, the page that writes one. */
export const load: LoadOverlay<'inquire'> = async ({ at }, { close }) => {
  const [{ page, data, call, text }] = await Promise.all([
    preparePage(['form', 'inquiry', 'outbox']),
    dialogSheet(),
    inquirySheet(),
  ])
  const subject = await loadSubject(at, call)
  if (!subject.ok) {
    showToast({ text: subject.message, bad: true })
    return null
  }
  if (subject.data === null) {
    location.assign(page.href('/business/publish-inquiry'))
    return null
  }
  basket ??= inquiryBasket(data)
  return (
    <InquireDialog
      call={call}
      services={servicesOfForm(data, call, text)}
      basket={basket}
      subject={subject.data.recipient}
      responseStats={subject.data.responseStats}
      login={() => awaitLogin('inquire')}
      onClose={close}
    />
  )
}
