import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import type { Context } from '../context.ts'
import { PlatformError } from '../failure.ts'

/**
 * The calling user.
 *
 * @throws PlatformError 5014 for an anonymous visitor; calls declared `authed` never reach this point without a user
 */
export function requesterOf({ userId }: Pick<Context, 'userId'>): string {
  if (userId === null) throw new PlatformError(ERROR_CODES.expired, 'expired')
  return userId
}
