import { DEFAULT_VISITOR_ID } from '@fair/contract/rules/limits.ts'
import type { PageData } from '../stores/page-data.ts'
import { readAuthorization, readUserId } from '../stores/session-storage.ts'
import type { CallHeaders } from './client.ts'

/**
 * The headers of Spec 7 for a page: an anonymous visitor sends no Authorization and no userId. Read again for every
 * call.
 */
export function pageHeaders(page: PageData): CallHeaders {
  const authorization = readAuthorization()
  const userId = readUserId()
  return {
    language: page.language,
    tenantId: page.tenantId,
    brandId: page.brandId,
    groupId: page.groupId,
    visitorId: DEFAULT_VISITOR_ID,
    ...(page.exhibitionId === null ? {} : { exhibitionId: page.exhibitionId }),
    ...(authorization === null ? {} : { Authorization: authorization }),
    ...(userId === null ? {} : { userId }),
  }
}
