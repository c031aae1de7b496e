import { isExpired } from '../../src/domain/errors.ts'
import { inputFor } from '../../src/sandbox/probe/inputs.ts'
import { isRead, type NamedCall } from '../../src/sandbox/probe/reads.ts'
import type { OpenPlatform } from './open.ts'
import type { Finding, Rule } from './rules.ts'

/** The headers that say who asks. */
const OF_LOGIN = new Set(['Authorization', 'userId'])

/** A visitor who has not logged in. */
export const signedOut = ({ headers }: OpenPlatform): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_LOGIN.has(name)))

/** A rule for each call that declares a login; those that change something only where the check may write. */
export function loginRules(calls: readonly NamedCall[], mayWrite: boolean): Rule[] {
  const asked = calls.filter(({ name, endpoint }) => endpoint.authed && (mayWrite || isRead(name, endpoint)))
  return asked.map(({ name, endpoint }) => ({
    name: `login: ${name}`,
    asked: `${endpoint.method} ${endpoint.path} without a token`,
    level: 'must',
    loses: 'privacy, and the way to the login: 5014 alone opens it',
    check: async (platform): Promise<Finding> => {
      const made = inputFor(name, endpoint, platform.known, { isAnyId: true, mayBeEmpty: true })
      if ('lacks' in made) return { skipped: `no ${made.lacks} came to light` }
      const { checked, errCode } = await platform.ask(endpoint, made.input, signedOut(platform))
      if (errCode !== null && isExpired({ errCode })) return null
      const came = checked.detail === '' ? checked.verdict : `${checked.verdict}, ${checked.detail}`
      return { wrong: `5014 is missing: ${came}` }
    },
  }))
}
