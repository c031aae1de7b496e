import * as z from 'zod/mini'
import type { ErrorKey } from '../rules/errors.ts'
import { DEFAULT_VISITOR_ID } from '../rules/limits.ts'
import type { PageData } from '../state/page-data.ts'
import { clearAuthorization, readAuthorization } from '../state/session.ts'
import { type Call, type CallHeaders, type ClientOptions, createClient } from './client.ts'

// The policy of every page forbids eval, which zod would otherwise try for speed.
z.config({ jitless: true })

/** The headers of Spec 7 for a page: an anonymous visitor sends no Authorization. Read anew for every call. */
export function pageHeaders(page: PageData): CallHeaders {
  const authorization = readAuthorization()
  return {
    language: page.language,
    tenantId: page.tenantId,
    brandId: page.brandId,
    groupId: page.groupId,
    visitorId: DEFAULT_VISITOR_ID,
    ...(page.exhibitionId === null ? {} : { exhibitionId: page.exhibitionId }),
    ...(authorization === null ? {} : { Authorization: authorization }),
  }
}

/**
 * The islands' client: calls go to the page's own origin under `/webapi`, or to the tenant's platform. An expired login
 * is forgotten at once (Spec 4, 8).
 *
 * @param text a text of the namespace `errors` in the page's language
 */
export function connect(
  page: PageData,
  text: (key: ErrorKey) => string,
  options: Pick<ClientOptions, 'fetch' | 'onDropped' | 'timeout'> = {},
): Call {
  return createClient({
    base: page.apiBase,
    product: page.product,
    headers: () => pageHeaders(page),
    text,
    onExpired: clearAuthorization,
    ...options,
  })
}
