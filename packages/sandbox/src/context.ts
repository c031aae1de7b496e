import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, matchLanguage } from '@fair/contract/rules/language.ts'
import { DEFAULT_VISITOR_ID } from '@fair/contract/rules/limits.ts'
import { found, PlatformError } from './failure.ts'
import { currentExhibition, exhibitionsOf, type Platform } from './platform.ts'
import type { SeededTenant } from './seed/types.ts'

/**
 * What a handler gets besides its input: the platform, and the caller's identity from the headers of Spec 7. A tenant
 * or exhibition that does not exist is refused when a handler reads it, so that the calls which direct a visitor to the
 * right one still answer.
 */
export interface Context extends Platform {
  readonly language: Language
  /** @throws PlatformError 4041 for an unknown tenantId header */
  readonly tenant: SeededTenant
  /** @throws PlatformError 4041 for an unknown tenantId header */
  readonly tenantId: string
  /**
   * The requested exhibition of this tenant, otherwise its current one. @throws PlatformError 4041 if it is not the
   * tenant's
   */
  readonly exhibitionId: string
  /** Null for a visitor who is not logged in. Calls declared `authed` always have one. */
  readonly userId: string | null
  readonly visitorId: string
  readonly headers: Headers
}

export function createContext(platform: Platform, headers: Headers): Context {
  const { fair } = platform
  const requested = headers.get('tenantId')
  const tenant = requested ? fair.tenants.find(({ tenantId }) => tenantId === requested) : fair.tenants[0]
  const language = languageFor(headers, tenant)
  return {
    ...platform,
    language,
    headers,
    get tenant() {
      return found(tenant, 'tenant', requested ?? '')
    },
    get tenantId() {
      return this.tenant.tenantId
    },
    get exhibitionId() {
      const id = headers.get('exhibitionId')
      const { tenantId } = this.tenant
      const exhibition = id
        ? exhibitionsOf(fair, tenantId).find(({ exhibitionId }) => exhibitionId === id)
        : currentExhibition(fair, tenantId, language)
      return found(exhibition, 'exhibition', id ?? '').exhibitionId
    },
    userId: tenant ? platform.sessions.userOf(headers.get('Authorization'), tenant.tenantId) : null,
    visitorId: headers.get('visitorId') || DEFAULT_VISITOR_ID,
  }
}

/** The same request for another exhibition; the caller ensures that it is the tenant's. */
export function inExhibition(context: Context, exhibitionId: string): Context {
  return Object.create(context, { exhibitionId: { value: exhibitionId } })
}

/** The response language: the header's, if the tenant has it, otherwise the tenant's default. */
export function languageFor(headers: Headers, tenant: SeededTenant | undefined): Language {
  const { languages, defaultLanguage } = tenant ?? { languages: LANGUAGES, defaultLanguage: DEFAULT_LANGUAGE }
  return matchLanguage(headers.get('language') ?? '', languages) ?? defaultLanguage
}

/**
 * The calling user.
 *
 * @throws PlatformError 5014 for an anonymous visitor; calls declared `authed` never reach this point without a user
 */
export function requesterOf({ userId }: Pick<Context, 'userId'>): string {
  if (userId === null) throw new PlatformError(ERROR_CODES.expired, 'expired')
  return userId
}
