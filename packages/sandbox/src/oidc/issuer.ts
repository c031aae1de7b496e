import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { randomId } from '@fair/contract/rules/limits.ts'
import type { Database } from '../db/database.ts'
import type { Platform } from '../platform.ts'
import { personOf } from './directory.ts'
import { type PublishedKey, signIdToken } from './id-token.ts'

/*
 * A small OpenID provider within the sandbox: the authorization code flow with PKCE (S256), ES256 tokens. Its page is
 * pages/oidc.ts; the platform redeems codes here in process, as it would over HTTP elsewhere.
 */

/** Names the issuer; it need not be the address of the page. */
export const ISSUER = 'http://sandbox.localhost/sandbox/oidc'
export const AUTHORIZE_PATH = '/sandbox/oidc/authorize'
export const SCOPE = 'openid profile email'

/** The client id of a tenant's site. */
export const clientOf = (tenantId: string): string => `site-${tenantId}`

/** A code is valid for one minute, a token for five. In ms. */
const CODE_LIFETIME = 60_000
const TOKEN_LIFETIME = 5 * 60_000

export interface CodeRequest {
  readonly clientId: string
  readonly redirectUri: string
  readonly nonce: string
  /** base64url of the verifier's SHA-256. */
  readonly codeChallenge: string
  readonly subject: string
}

export function issueCode({ db, now }: Platform, request: CodeRequest): string {
  const code = randomId(32)
  const expires = new Date(now().getTime() + CODE_LIFETIME).toISOString()
  const { clientId, redirectUri, subject, nonce, codeChallenge } = request
  db.run(
    'INSERT INTO oidc_code VALUES (?, ?, ?, ?, ?, ?, ?, 0)',
    ...[code, clientId, redirectUri, subject, nonce, codeChallenge, expires],
  )
  return code
}

export interface Redemption {
  readonly code: string
  readonly codeVerifier: string
  readonly clientId: string
  readonly redirectUri: string
}

interface CodeRow {
  client_id: string
  redirect_uri: string
  subject: string
  nonce: string
  code_challenge: string
  expire_time: string
  used: number
}

/**
 * An ID token for a code; null unless the code is fresh, unused and this client's, and the verifier and address match.
 */
export function redeem(platform: Platform, { code, codeVerifier, clientId, redirectUri }: Redemption): string | null {
  const { db, now } = platform
  const row = db.one<CodeRow>('SELECT * FROM oidc_code WHERE code = ?', code)
  // Used up by the first attempt, right or wrong.
  db.run('UPDATE oidc_code SET used = 1 WHERE code = ?', code)
  const person = row && personOf(row.subject)
  if (!row || !person || row.used !== 0 || row.expire_time <= now().toISOString()) return null
  if (row.client_id !== clientId || row.redirect_uri !== redirectUri) return null
  if (createHash('sha256').update(codeVerifier).digest('base64url') !== row.code_challenge) return null
  const { kid, key } = signingKey(db)
  const claims = {
    iss: ISSUER,
    sub: person.subject,
    aud: clientId,
    iat: Math.floor(now().getTime() / 1000),
    exp: Math.floor((now().getTime() + TOKEN_LIFETIME) / 1000),
    nonce: row.nonce,
    name: person.name,
    email: person.email,
    email_verified: person.emailVerified,
  }
  return signIdToken(claims, kid, key)
}

/** The issuer's public keys (its JWKS). */
export function publishedKeys(db: Database): PublishedKey[] {
  const { kid, key } = signingKey(db)
  return [{ ...createPublicKey(key).export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' }]
}

/** Created on first use, and stored: tokens signed before a restart stay valid. */
function signingKey(db: Database): { kid: string; key: KeyObject } {
  const stored = db.one<{ kid: string; private_key: string }>('SELECT * FROM oidc_key')
  if (stored) return { kid: stored.kid, key: createPrivateKey(stored.private_key) }
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomId(12)
  db.run('INSERT INTO oidc_key VALUES (?, ?)', kid, privateKey.export({ format: 'pem', type: 'pkcs8' }).toString())
  return { kid, key: privateKey }
}
