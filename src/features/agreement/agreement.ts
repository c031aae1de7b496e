import type { Agreement, AgreementSummary } from '../../contract/agreement.ts'
import type { SafeHtml } from '../../domain/brand.ts'
import { summaryOf } from '../../domain/summaries.ts'
import type { Heading } from './contents.ts'

/** Without what this visitor has agreed to: a prerendered page is everybody's. */
export const toAgreementSummary = summaryOf<Omit<AgreementSummary, 'accepted'>>({
  agreementId: true,
  agreementType: true,
  title: true,
  version: true,
  updateTime: true,
})

export interface AgreementViewProps {
  /** null: not published. */
  agreement: AgreementSummary | null
  /** The content after the sanitiser, its headings with ids. */
  contentHtml: SafeHtml
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

/** The types that have a page of their own. */
export type AgreementType = 'USER' | 'PRIVACY' | 'TICKET'

/** The first agreement of a type with the others beside it; null where the tenant has not published one. */
export const agreementPageOf = (type: AgreementType, all: readonly Agreement[]): AgreementPageView =>
  agreementPage(all.find((each) => each.agreementType === type) ?? null, all)
