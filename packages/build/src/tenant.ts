// A domain keeps its tenant until an operator changes that.
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import type { BuildOptions } from './options.ts'

/**
 * @param found id of the tenant that the platform returns for the domain
 * @param former id of the tenant of the current site; null if there is none, or if it may be replaced
 * @throws BuildFailure (11) `found` is not the tenant in --tenant, or not the former one and --new-tenant is not set
 */
export function requireTenant(
  found: string,
  former: string | null,
  { tenant, newTenant, domain }: Pick<BuildOptions, 'tenant' | 'newTenant' | 'domain'>,
): void {
  const refuse = (reason: string) =>
    new BuildFailure(EXIT.tenant, `The platform answers for tenant ${found || '(none)'} at ${domain}, ${reason}`)
  if (tenant !== null && found !== tenant) throw refuse(`but --tenant is ${tenant}. Nothing was published.`)
  if (former !== null && former !== found && !newTenant)
    throw refuse(
      `which was the site of tenant ${former} before. Nothing was published. If that is right, add --new-tenant.`,
    )
}
