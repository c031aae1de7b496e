import type { Facets } from '../../contract/endpoint.ts'
import { contract } from '../../contract/index.ts'
import type { InquirySummary } from '../../contract/inquiry.ts'
import { all } from '../all-pages.ts'
import type { Ask } from '../ask.ts'

/** The open inquiries of the hall, newest first. The island of /business asks anew: this is for who reads without it. */
export interface Inquiries {
  inquiries: InquirySummary[]
  facets: Facets
}

export async function loadInquiries(ask: Ask): Promise<Inquiries> {
  const listed = await all(ask, contract.inquiry.hall, {})
  return { inquiries: listed.records, facets: listed.facets }
}
