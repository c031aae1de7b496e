import { agreement } from '../../contract/agreement.ts'
import { openDetail } from '../../ui/detail/open-detail.ts'
import { sanitise } from '../../ui/sanitise.ts'
import { AgreementView } from './AgreementView.tsx'
import { agreementBrief } from './agreement.ts'
import { withContents } from './contents.ts'

/** Shows an agreement that has no prerendered page, by the view of those that have. */
export const openAgreement = openDetail({
  ask: (call, agreementId) => call(agreement.detail, { agreementId }),
  titleOf: (found) => found.title,
  async view(found, { page }) {
    const { html: contentHtml, contents } = withContents(sanitise(found.content))
    const around = { agreement: agreementBrief(found), contentHtml, contents, others: [] }
    return <AgreementView page={page} {...around} />
  },
})
