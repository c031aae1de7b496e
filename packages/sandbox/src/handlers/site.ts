import type { site as calls } from '@fair/contract/site.ts'
import { languageFor } from '../context.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { tenantOfDomain } from '../platform.ts'

/** Spec 7, "Site and auth": the tenant behind a domain, its languages and terminals. */
export const site: GroupHandlers<typeof calls> = {
  // Answers in a language of the tenant found: the headers may still be those of another one.
  tenantSite: ({ domainName }, { fair, headers }) => {
    const tenant = found(tenantOfDomain(fair, domainName), 'domain', domainName)
    return tenant.site(languageFor(headers, tenant))
  },
  languages: (_, { tenant }) =>
    tenant.languages.map((value) => ({ value, isDefault: value === tenant.defaultLanguage ? '1' : '0' })),
  terminals: (_, { tenant, language }) => tenant.terminals(language),
  qrCodes: (_, { tenant, language }) => tenant.terminals(language).filter(({ qrCode }) => qrCode),
  qrCodeStatus: (_, { tenant, language }) => ({ enabled: tenant.terminals(language).some(({ qrCode }) => qrCode) }),
}
