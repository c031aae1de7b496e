import type { OidcConfig } from '@fair/contract/auth.ts'
import { parseAddress } from '@fair/contract/rules/address.ts'
import { readStored, session, writeStored } from '../../lib/storage.ts'
import { tenantKey } from '../../lib/storage-keys.ts'
import { pageTenant } from '../../stores/owner.ts'

/*
 * OpenID Connect with code, state, nonce and PKCE (S256). The site generates the three secrets and stores them for the
 * session; the platform redeems the code. The provider redirects to the page /honor-gust-login/.
 */

/** The page that the provider redirects to. */
export const RETURN_PATH = '/honor-gust-login'

/** Stored while the visitor is with the provider. */
export interface OidcAttempt {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
  issuer: string
  /** Address of the page to return to, within this site. */
  back: string
  stay: boolean
  /** The button to press after the return, by its `data-action`; null for none. */
  action: string | null
}

const keyOf = () => tenantKey('oidc', pageTenant())
/** Bytes of a secret; as text 43 characters, the minimum for PKCE. */
const SECRET_BYTES = 32

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const secret = () => base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))

/** Whether this page may start it: the challenge is a hash, and browsers only hash on secure pages. */
export const mayStart = (): boolean => globalThis.crypto?.subtle !== undefined

/** base64url of the SHA-256 of a verifier. */
export async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

/** A new attempt, and the provider's address. Throws if the provider has none, which login.api never returns. */
export async function startOidc(
  config: OidcConfig,
  page: Pick<OidcAttempt, 'redirectUri' | 'back' | 'stay' | 'action'> & { language: string },
): Promise<{ attempt: OidcAttempt; href: string }> {
  const { language, ...own } = page
  const attempt = {
    ...own,
    state: secret(),
    nonce: secret(),
    codeVerifier: secret(),
    issuer: config.issuer,
  }
  const url = parseAddress(config.authorizationEndpoint ?? '')
  const query = {
    response_type: 'code',
    client_id: config.clientId,
    redirect_uri: own.redirectUri,
    scope: config.scope,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await challengeOf(attempt.codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: language,
  }
  for (const [name, value] of Object.entries(query)) url?.searchParams.set(name, value)
  return { attempt, href: url?.href ?? '' }
}

export type OidcReturn =
  | { kind: 'none' }
  /**
   * `refused`: the person declined. Otherwise the response is invalid, and nothing is redeemed. `back` is the page of
   * the attempt; null if the response is to no attempt of this session.
   */
  | { kind: 'failed'; refused: boolean; back: string | null }
  | { kind: 'code'; code: string; attempt: OidcAttempt }

/**
 * The response in an address. It is rejected if this session has no attempt, or if its state or issuer (RFC 9207)
 * differs, as somebody else may have forged it.
 */
export function readReturn(search: string, attempt: OidcAttempt | null): OidcReturn {
  const query = new URLSearchParams(search)
  const code = query.get('code')
  const error = query.get('error')
  const state = query.get('state')
  if (state === null || (code === null && error === null)) return { kind: 'none' }
  const issuer = query.get('iss')
  const fits = attempt !== null && attempt.state === state && (issuer === null || issuer === attempt.issuer)
  if (!fits) return { kind: 'failed', refused: false, back: null }
  if (code === null) return { kind: 'failed', refused: error === 'access_denied', back: safeBack(attempt.back) }
  return { kind: 'code', code, attempt }
}

/** Only an address of this site is accepted for the return. */
export const safeBack = (back: string): string => (/^\/(?![/\\])/.test(back) ? back : '/')

/** Stores an attempt until the return. Returns false if the device refuses; no return is possible then. */
export const storeAttempt = (attempt: OidcAttempt): boolean => writeStored(session, keyOf(), JSON.stringify(attempt))

/** Removes and returns the attempt: each is valid for one return. */
export function takeAttempt(): OidcAttempt | null {
  const text = readStored(session, keyOf())
  writeStored(session, keyOf(), null)
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isAttempt(stored) ? stored : null
  } catch {
    return null
  }
}

function isAttempt(value: unknown): value is OidcAttempt {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<keyof OidcAttempt, unknown>> = value
  const { state, nonce, codeVerifier, redirectUri, issuer, back, stay, action } = fields
  return (
    [state, nonce, codeVerifier, redirectUri, issuer, back].every((each) => typeof each === 'string') &&
    typeof stay === 'boolean' &&
    (action === null || typeof action === 'string')
  )
}
