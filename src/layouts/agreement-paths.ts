import { sitePathsOf } from '../content/paths.ts'
import { type AgreementPageView, type AgreementType, agreementPageOf } from '../features/agreement/agreement.ts'

/** The paths of a page that shows the first agreement of a type, or states that there is none. */
export const agreementRoute = (path: string, type: AgreementType, params: Record<string, string | undefined>) =>
  sitePathsOf<AgreementPageView>(path, function* ({ text }) {
    const view = agreementPageOf(type, text.agreements)
    yield { params, path, view, ...(view.agreement ? { modified: view.agreement.updateTime } : { unlisted: true }) }
  })
