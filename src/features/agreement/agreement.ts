import type { Agreement, AgreementSummary } from '@fair/contract/agreement.ts'
import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { summaryOf } from '@fair/contract/rules/summaries.ts'
import type { Heading } from './contents.ts'

/** Without this visitor's acceptance, as a prerendered page is the same for everyone. */
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
  /** The sanitised content, its headings with ids. */
  contentHtml: SafeHtml
  contents: Heading[]
  /** The tenant's other agreements. */
  others: AgreementSummary[]
}

/** The content of an agreement page. */
export interface AgreementPageView {
  agreement: Agreement | null
  others: AgreementSummary[]
}

/** An agreement with the tenant's others beside it. */
export const agreementPage = (agreement: Agreement | null, all: readonly Agreement[]): AgreementPageView => ({
  agreement,
  others: all.filter((each) => each.agreementId !== agreement?.agreementId).map(toAgreementSummary),
})

/** The types that have their own page. */
export type AgreementType = 'USER' | 'PRIVACY' | 'TICKET'

/** The first agreement of a type with the others beside it; null if the tenant has not published one. */
export const agreementPageOf = (type: AgreementType, all: readonly Agreement[]): AgreementPageView =>
  agreementPage(all.find((each) => each.agreementType === type) ?? null, all)
