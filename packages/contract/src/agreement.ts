import * as z from 'zod/mini'
import { data, get, list } from './endpoint.ts'
import { html, id, time } from './kinds.ts'

/** 'USER' user agreement, 'PRIVACY', 'TICKET' ticket terms, 'ACCESSIBILITY', 'COOKIE'. @internal */
export const AGREEMENT_TYPES = ['USER', 'PRIVACY', 'TICKET', 'ACCESSIBILITY', 'COOKIE'] as const

/** An agreement of the tenant without its text, as shown in lists and consents. */
export const AgreementSummary = z.object({
  /** Sent with logins, registrations and forms as agreed to. Part of its page's address. */
  agreementId: id,
  /**
   * Type of the agreement, one of each: USER user agreement, PRIVACY privacy policy, TICKET ticket terms, ACCESSIBILITY
   * and COOKIE statements. Other types are also listed on /agreements.
   */
  agreementType: z.string(),
  /** Title, in the requested language: the text of links and consents. */
  title: z.string(),
  /** Changes with the text, e.g. 2.1: the platform records which version a visitor has agreed to. */
  version: z.string(),
  /** When its text last changed, ISO 8601 in UTC; shown on its page. */
  updateTime: time,
  /**
   * Whether this visitor has agreed to this version (added), false if signed out; null or absent if the platform does
   * not report it. If it does, nobody is prompted twice: a password login is sent without agreementIds, and is refused
   * like a registration if the account has not agreed to the current USER or PRIVACY version; the site then prompts the
   * visitor.
   */
  accepted: z.nullish(z.boolean()),
})
export type AgreementSummary = z.infer<typeof AgreementSummary>

/** An agreement with its text. */
export const Agreement = z.extend(AgreementSummary, {
  /** The full text in the requested language. Platform HTML: sanitised before it is shown. */
  content: html,
})
export type Agreement = z.infer<typeof Agreement>

export const agreement = {
  /** The tenant's agreements without their texts. Open to everyone; empty if there are none. */
  list: get('/api/v2/app/agreement', z.object({}), list(AgreementSummary)),
  /** Several agreements with their texts, in the requested order; unknown ids are skipped. Open to everyone. */
  batch: get(
    '/api/v2/app/agreement/batch',
    z.object({
      /** Ids returned by list. */
      agreementIds: z.array(z.string()),
    }),
    list(Agreement),
  ),
  /** One agreement with its text. Open to everyone; an unknown id is refused. */
  detail: get(
    '/api/v2/app/agreement/{agreementId}',
    z.object({
      /** An id returned by list, or that of a form field of type agreement. */
      agreementId: z.string(),
    }),
    data(Agreement),
  ),
  /** The tenant's agreement of one type. Open to everyone; refused if the tenant has none of that type. */
  byType: get(
    '/api/v2/app/agreement/type',
    z.object({
      /** USER, PRIVACY, TICKET, ACCESSIBILITY or COOKIE. */
      agreementType: z.string(),
    }),
    data(Agreement),
  ),
}
