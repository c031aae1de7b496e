import type { Contract } from '@fair/contract/index.ts'
import { accountOf } from '../accounts/account.ts'
import { enter } from '../accounts/enter.ts'
import { createUser, userByAccount } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { denied } from '../failure.ts'
import type { Handler } from '../handler.ts'
import { knownUser, linkUser } from '../oidc/directory.ts'
import { type Claims, readIdToken } from '../oidc/id-token.ts'
import { AUTHORIZE_PATH, clientOf, ISSUER, publishedKeys, redeem, SCOPE } from '../oidc/issuer.ts'
import { say } from '../texts.ts'

/** The first tenant has the built-in issuer; the others have none, so that a site shows no button for it. */
export const oidcConfig: Handler<Contract['auth']['oidcConfig']> = (_, { fair, tenantId, language, headers }) => {
  const enabled = fair.tenants[0]?.tenantId === tenantId
  const host = headers.get('Host')
  const root = host ? `${headers.get('X-Forwarded-Proto') ?? 'http'}://${host}` : ''
  return {
    enabled,
    providerName: enabled ? say(language, 'oidcProvider') : '',
    issuer: enabled ? ISSUER : '',
    ...(enabled && { authorizationEndpoint: `${root}${AUTHORIZE_PATH}` }),
    clientId: enabled ? clientOf(tenantId) : '',
    scope: enabled ? SCOPE : '',
  }
}

/** Redeems the code, reads the token, and logs in its user: the same one each time, created at the first login. */
export const oidcLogin: Handler<Contract['auth']['oidcLogin']> = (input, context) => {
  const { code, codeVerifier, nonce, redirectUri } = input
  const clientId = clientOf(context.tenantId)
  const token = redeem(context, { code, codeVerifier, clientId, redirectUri })
  const expected = { issuer: ISSUER, audience: clientId, nonce, now: context.now(), keys: publishedKeys(context.db) }
  const claims = token === null ? null : readIdToken(token, expected)
  if (claims === null) throw denied('oidc', 'oidcFailed')
  return context.db.transaction(() => {
    const known = knownUser(context.db, claims.iss, claims.sub, context.tenantId)
    if (known !== undefined) return enter(context, known)
    const { userId, isNewUser } = userFor(claims, context)
    linkUser(context.db, claims.iss, claims.sub, context.tenantId, userId)
    return enter(context, userId, { isNewUser })
  })
}

/** The user with the email that the issuer has verified, otherwise a new user; an unverified email is ignored. */
function userFor({ name, email, email_verified }: Claims, context: Context): { userId: string; isNewUser: boolean } {
  const { db, tenantId, language, now } = context
  const account = email_verified ? accountOf({ accountType: 'EMAIL', account: email }) : null
  const existing = account && userByAccount(db, tenantId, account)
  if (existing) return { userId: existing.id, isNewUser: false }
  const user = { tenantId, language, registerTime: now().toISOString(), account, userName: name }
  return { userId: createUser(db, user), isNewUser: true }
}
