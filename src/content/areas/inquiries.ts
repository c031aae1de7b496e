import type { Facets } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import type { InquirySummary } from '@fair/contract/inquiry.ts'
import { all } from '../all-pages.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'

/**
 * The open inquiries of the hall, newest first. The island of /business fetches them again: these are for readers
 * without it.
 */
export interface Inquiries {
  inquiries: InquirySummary[]
  facets: Facets
}

export async function loadInquiries(fetchOrFail: FetchOrFail): Promise<Inquiries> {
  const listed = await all(fetchOrFail, contract.inquiry.hall, {})
  return { inquiries: listed.records, facets: listed.facets }
}
