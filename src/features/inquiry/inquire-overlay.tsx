import { connect } from '../../api/browser.ts'
import { servicesOfForm } from '../../api/browser-form.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { ErrorKey } from '../../rules/errors.ts'
import { type InquiryBasket, inquiryBasket } from '../../state/inquiry-basket.ts'
import { awaitLogin } from '../../state/login-request.ts'
import type { PageData } from '../../state/page-data.ts'
import { showToast } from '../../state/page-events.ts'
import { liveContext } from '../../ui/page-context.ts'
import { createRoot, type Root } from '../../ui/root.ts'
import { dialogSheet, inquirySheet } from '../../ui/sheet.ts'
import { InquireDialog } from './InquireDialog.tsx'
import { askedOn } from './subject.ts'

let root: Root | undefined
/** Counted on, so that each opening is drawn anew. */
let opening = 0
let basket: InquiryBasket | undefined

/** Opens an inquiry over an exhibit or exhibitor (`data-act="inquire"`); elsewhere, the page that writes one. */
export async function act(data: PageData): Promise<void> {
  const [t] = await Promise.all([
    loadTranslate(data.language, ['common', 'errors', 'form', 'inquiry']),
    dialogSheet(),
    inquirySheet(),
  ])
  const text = (key: ErrorKey) => t(`errors:${key}`)
  const call = connect(data, text)
  const page = liveContext(data, t)
  const subject = await askedOn(location, call)
  if (!subject.ok) return showToast({ text: subject.message, bad: true })
  if (subject.data === null) return location.assign(page.href('/business/publish-inquiry'))
  basket ??= inquiryBasket(data)
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  opening += 1
  root.render(
    <InquireDialog
      key={opening}
      page={page}
      call={call}
      services={servicesOfForm(data, call, text)}
      basket={basket}
      subject={subject.data}
      login={() => awaitLogin('inquire')}
      onClose={() => root?.render(null)}
    />,
  )
}
