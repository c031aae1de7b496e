// Whose site a build may make: a domain keeps its tenant until a person says otherwise.
import { BuildFailure, EXIT } from '../../src/content/failure.ts'

export interface TenantRule {
  /** Id that the operator has named (--tenant); null: any. */
  named: string | null
  /** Id of the tenant whose site stands there; null: none yet. */
  former: string | null
  /** The operator knows that the tenant changes (--new-tenant). */
  isNew: boolean
}

export const ruleOf = (
  { tenant, newTenant }: { tenant: string | null; newTenant: boolean },
  former: string | null,
): TenantRule => ({ named: tenant, former, isNew: newTenant })

/**
 * @param found id of the tenant that the platform answers with for the domain
 * @throws BuildFailure (11) it is another tenant than the named one, or than the one before
 */
export function requireTenant(found: string, { named, former, isNew }: TenantRule, domain: string): void {
  if (named !== null && found !== named)
    throw new BuildFailure(
      EXIT.tenant,
      `The platform answers for tenant ${found || '(none)'} at ${domain}, and --tenant is ${named}. Nothing was published.`,
    )
  if (former !== null && former !== found && !isNew)
    throw new BuildFailure(
      EXIT.tenant,
      `The platform answers for tenant ${found || '(none)'} at ${domain}, which has been the site of tenant ${former}. Nothing was published. If that is right, add --new-tenant.`,
    )
}
