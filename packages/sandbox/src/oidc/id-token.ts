import { createPublicKey, type JsonWebKey, type KeyObject, sign, verify } from 'node:crypto'
import * as z from 'zod/mini'

/** The claims that the platform reads. Times in seconds since 1970. */
const Claims = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
  nonce: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
})
export type Claims = z.infer<typeof Claims>

const Header = z.object({ alg: z.literal('ES256'), kid: z.string() })

/** A public key as the issuer publishes it. */
export interface PublishedKey extends JsonWebKey {
  readonly kid: string
}

export interface Expectation {
  readonly keys: readonly PublishedKey[]
  readonly issuer: string
  readonly audience: string
  readonly nonce: string
  readonly now: Date
}

/** The tolerated difference between the two clocks, in seconds. */
const LEEWAY = 60

/** Signs claims with ES256 (a P-256 key): header.claims.signature. */
export function signIdToken(claims: Claims, kid: string, key: KeyObject): string {
  const content = `${encode({ alg: 'ES256', typ: 'JWT', kid })}.${encode(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

/**
 * The claims of an ID token (OpenID Connect Core 3.1.3.7): signed by a published key with ES256 and nothing else, by
 * this issuer for this client, not expired, and with the nonce of the request that it belongs to. Null for any other.
 */
export function readIdToken(token: string, { keys, issuer, audience, nonce, now }: Expectation): Claims | null {
  const [header = '', payload = '', signature = '', ...more] = token.split('.')
  const named = z.safeParse(Header, decode(header))
  const jwk = named.success ? keys.find(({ kid }) => kid === named.data.kid) : undefined
  if (!jwk || more.length > 0) return null
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const content = Buffer.from(`${header}.${payload}`)
  const isSigned = verify('sha256', content, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  const parsed = z.safeParse(Claims, decode(payload))
  if (!isSigned || !parsed.success) return null
  const { data } = parsed
  const seconds = now.getTime() / 1000
  const isFresh = data.exp > seconds - LEEWAY && data.iat < seconds + LEEWAY
  return isFresh && data.iss === issuer && data.aud === audience && data.nonce === nonce ? data : null
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
