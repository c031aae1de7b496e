import { agreement } from '@fair/contract/agreement.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { openDetail } from '../shared/detail/open-detail.ts'
import { AgreementView } from './AgreementView.tsx'
import { toAgreementSummary } from './agreement.ts'
import { withContents } from './contents.ts'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Shows an agreement that has no prerendered page, with the view of the prerendered pages. */
export const openAgreement = openDetail({
  fetchRecord: (call, agreementId) => call(agreement.detail, { agreementId }),
  titleOf: (found) => found.title,
  async view(found) {
    const { html: contentHtml, contents } = withContents(sanitise(found.content), parse)
    const related = { agreement: toAgreementSummary(found), contentHtml, contents, others: [] }
    return <AgreementView {...related} />
  },
})
