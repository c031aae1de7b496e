import type { Context } from '../context.ts'
import { ERR, PlatformError } from '../failure.ts'

/**
 * The user who asks.
 *
 * @throws PlatformError 5014 for an anonymous visitor; calls declared `authed` never get that far
 */
export function askerOf({ userId }: Pick<Context, 'userId'>): string {
  if (userId === null) throw new PlatformError(ERR.expired, 'expired')
  return userId
}
