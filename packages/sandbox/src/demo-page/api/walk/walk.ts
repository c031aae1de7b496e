import type { NamedCall } from '../../../probe/reads.ts'
import type { Sandbox } from '../../../sandbox.ts'
import { walkAccount } from './account.ts'
import { walkBusiness } from './business.ts'
import { walkProgramme } from './programme.ts'
import { walkRegistration } from './registration.ts'
import { createWalker, type Walked } from './walker.ts'

/**
 * People use the fair in the usual order, so that calls which need what others created get their examples: an order
 * before its payment, a group before its members. Accounts come last: a changed password ends logins.
 */
export async function walk(sandbox: Sandbox, tenantId: string, calls: readonly NamedCall[]): Promise<Walked> {
  const walked: Walked = { examples: new Map(), refusals: new Map() }
  const walker = createWalker(sandbox, tenantId, calls, walked)
  await walkBusiness(walker)
  await walkProgramme(walker)
  await walkRegistration(walker)
  await walkAccount(walker)
  return walked
}
