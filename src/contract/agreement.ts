import * as z from 'zod/mini'
import { data, get, list } from './endpoint.ts'
import { html, id, time } from './kinds.ts'

/** 'USER' user agreement, 'PRIVACY', 'TICKET' ticket terms, 'ACCESSIBILITY', 'COOKIE'. @internal */
export const AGREEMENT_TYPES = ['USER', 'PRIVACY', 'TICKET', 'ACCESSIBILITY', 'COOKIE'] as const

/** An agreement of the tenant without its text, as lists and consents name it. */
export const AgreementSummary = z.object({
  /** What logins, registrations and forms send as agreed to. Stands in the address of its page. */
  agreementId: id,
  /**
   * What it is about, one of each type: USER user agreement, PRIVACY privacy policy, TICKET ticket terms, ACCESSIBILITY and
   * COOKIE statements. Another type is listed on /agreements like these.
   */
  agreementType: z.string(),
  /** What it is called, in the requested language: the text of links and consents. */
  title: z.string(),
  /** Changes with its text, e.g. 2.1: the platform keeps which one a visitor has agreed to. */
  version: z.string(),
  /** When its text last changed, ISO 8601 in UTC; shown on its page. */
  updateTime: time,
  /**
   * Whether this visitor has agreed to this version (added), false signed out; null or absent: the platform does not report.
   * Where it tells, nobody is asked twice: a login by password comes without agreementIds, and is refused as a
   * registration is where the account has not agreed to a USER or PRIVACY version of now; the site then asks.
   */
  accepted: z.nullish(z.boolean()),
})
export type AgreementSummary = z.infer<typeof AgreementSummary>

/** An agreement with its text. */
export const Agreement = z.extend(AgreementSummary, {
  /** The whole text in the requested language. Platform HTML: goes through the sanitiser before it is shown. */
  content: html,
})
export type Agreement = z.infer<typeof Agreement>

export const agreement = {
  /** The tenant's agreements without their texts. Open to everybody; none: an empty list. */
  list: get('/api/v2/app/agreement', z.object({}), list(AgreementSummary)),
  /** Several agreements with their texts, in the requested order; unknown ids are left out. Open to everybody. */
  batch: get(
    '/api/v2/app/agreement/batch',
    z.object({
      /** Ids of list. */
      agreementIds: z.array(z.string()),
    }),
    list(Agreement),
  ),
  /** One agreement with its text. Open to everybody; an unknown id is refused. */
  detail: get(
    '/api/v2/app/agreement/{agreementId}',
    z.object({
      /** Of list, or of a form's field of type agreement. */
      agreementId: z.string(),
    }),
    data(Agreement),
  ),
  /** The tenant's agreement of one type. Open to everybody; a type of which the tenant has none is refused. */
  byType: get(
    '/api/v2/app/agreement/type',
    z.object({
      /** USER, PRIVACY, TICKET, ACCESSIBILITY or COOKIE. */
      agreementType: z.string(),
    }),
    data(Agreement),
  ),
}
