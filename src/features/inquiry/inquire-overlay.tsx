import { connect } from '../../api/browser.ts'
import { servicesOfForm } from '../../api/browser-form.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import { createRoot, type Root } from '../../islands/root.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import { liveContext } from '../../lib/page-context.ts'
import { type InquiryBasket, inquiryBasket } from '../../stores/inquiry-basket.ts'
import { awaitLogin } from '../../stores/login-request.ts'
import type { PageData } from '../../stores/page-data.ts'
import { showToast } from '../../stores/page-events.ts'
import { dialogSheet, inquirySheet } from '../shared/style-sheets.ts'
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
