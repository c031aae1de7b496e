import type { Agreement, AgreementSummary } from '../../contract/agreement.ts'
import type { Heading } from './contents.ts'

/** Only what a list shows. */
export function toAgreementSummary(agreement: AgreementSummary): AgreementSummary {
  const { agreementId, agreementType, title, version, updateTime } = agreement
  return { agreementId, agreementType, title, version, updateTime }
}

export interface AgreementViewProps {
  /** null: not published. */
  agreement: AgreementSummary | null
  /** The content after the sanitiser, its headings with ids. */
  contentHtml: string
  contents: Heading[]
  /** The tenant's other agreements. */
  others: AgreementSummary[]
}

/** What a page of an agreement is made from. */
export interface AgreementPageView {
  agreement: Agreement | null
  others: AgreementSummary[]
}

/** An agreement with the tenant's others beside it. */
export const agreementPage = (agreement: Agreement | null, all: readonly Agreement[]): AgreementPageView => ({
  agreement,
  others: all.filter((each) => each.agreementId !== agreement?.agreementId).map(toAgreementSummary),
})

/** The first agreement of a type with the others beside it; null where the tenant has not published one. */
export const agreementPageOf = (type: 'USER' | 'PRIVACY' | 'TICKET', all: readonly Agreement[]): AgreementPageView =>
  agreementPage(all.find((each) => each.agreementType === type) ?? null, all)
