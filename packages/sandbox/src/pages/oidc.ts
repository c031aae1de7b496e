import { createHash } from 'node:crypto'
import { LANGUAGES, type Language, matchLanguage } from '@fair/contract/rules/language.ts'
import type { Hono, Context as HonoContext } from 'hono'
import { DIRECTORY, personOf } from '../oidc/directory.ts'
import { AUTHORIZE_PATH, clientOf, ISSUER, issueCode, publishedKeys, redeem, SCOPE } from '../oidc/issuer.ts'
import type { Platform } from '../platform.ts'
import { escaped } from '../seed/template.ts'
import { say } from '../texts.ts'

const FORM_MAX = 10_000

/** A site's request to the issuer (OpenID Connect Core 3.1.2.1, PKCE by RFC 7636). */
interface AuthorizationRequest {
  readonly clientId: string
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly codeChallenge: string
  /** All parameters, for the page to carry along. */
  readonly all: URLSearchParams
}

/**
 * The built-in issuer: /sandbox/oidc/authorize lists the people to log in as, and returns to the site with a code. It
 * also has the usual endpoints of a provider: its configuration, its keys, and the token endpoint.
 */
export function mountOidc(app: Hono, platform: Platform): void {
  app.get(AUTHORIZE_PATH, (c) => settle(platform, c, new URL(c.req.url).searchParams, null))
  app.post(AUTHORIZE_PATH, async (c) => {
    const form = await formOf(c)
    return settle(platform, c, form, form.get('subject') ?? '')
  })
  app.post('/sandbox/oidc/token', async (c) => {
    const form = await formOf(c)
    const idToken = redeem(platform, {
      code: form.get('code') ?? '',
      codeVerifier: form.get('code_verifier') ?? '',
      clientId: form.get('client_id') ?? '',
      redirectUri: form.get('redirect_uri') ?? '',
    })
    c.header('cache-control', 'no-store')
    return idToken === null
      ? c.json({ error: 'invalid_grant' }, 400)
      : c.json({ id_token: idToken, access_token: idToken, token_type: 'Bearer', expires_in: 300 })
  })
  app.get('/sandbox/oidc/jwks', (c) => c.json({ keys: publishedKeys(platform.db) }))
  app.get('/sandbox/oidc/.well-known/openid-configuration', (c) => {
    const root = new URL('/sandbox/oidc', c.req.url).href
    return c.json({
      issuer: ISSUER,
      authorization_endpoint: `${root}/authorize`,
      token_endpoint: `${root}/token`,
      jwks_uri: `${root}/jwks`,
      scopes_supported: SCOPE.split(' '),
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    })
  })
}

async function formOf(c: HonoContext): Promise<URLSearchParams> {
  const text = await c.req.text()
  return new URLSearchParams(text.length > FORM_MAX ? '' : text)
}

/** `subject` null: nobody chosen yet; '': the person refused. */
function settle(platform: Platform, c: HonoContext, params: URLSearchParams, subject: string | null): Response {
  const language = languageOf(c, params)
  const redirectUri = params.get('redirect_uri') ?? ''
  const tenant = platform.fair.tenants[0]
  // Nothing is sent to a foreign address: it would receive a code.
  if (!tenant || params.get('client_id') !== clientOf(tenant.tenantId) || !isOwnAddress(redirectUri, tenant.domains)) {
    return html(400, language, `<h1>${escaped(say(language, 'oidcUnknown'))}</h1>`, '')
  }
  const requested = readRequest(params, redirectUri)
  if (typeof requested === 'string') return back(redirectUri, params.get('state') ?? '', { error: requested })
  if (subject === null) {
    return params.get('prompt') === 'none'
      ? back(redirectUri, requested.state, { error: 'login_required' })
      : html(200, language, page(language, requested), redirectUri)
  }
  if (!personOf(subject)) return back(redirectUri, requested.state, { error: 'access_denied' })
  return back(redirectUri, requested.state, { code: issueCode(platform, { ...requested, subject }) })
}

/** The parsed request, or the error code for what is missing. */
function readRequest(all: URLSearchParams, redirectUri: string): AuthorizationRequest | string {
  const text = (name: string) => all.get(name) ?? ''
  if (text('response_type') !== 'code') return 'unsupported_response_type'
  if (!text('scope').split(' ').includes('openid')) return 'invalid_scope'
  const codeChallenge = text('code_challenge')
  const isChallenged = text('code_challenge_method') === 'S256' && /^[A-Za-z0-9_-]{43}$/.test(codeChallenge)
  if (!isChallenged || text('state') === '' || text('nonce') === '') return 'invalid_request'
  return { clientId: text('client_id'), redirectUri, state: text('state'), nonce: text('nonce'), codeChallenge, all }
}

/** Whether it is one of the tenant's own hosts, or this machine on any port. */
function isOwnAddress(address: string, domains: readonly string[]): boolean {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.hash !== '') return false
  return domains.includes(url.hostname) || /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(url.hostname)
}

/** Back to the site, with its state and the issuer (RFC 9207). */
function back(redirectUri: string, state: string, result: Readonly<Record<string, string>>): Response {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...result, state, iss: ISSUER })) url.searchParams.set(name, value)
  return new Response(null, {
    status: 303,
    headers: { location: url.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}

function languageOf(c: HonoContext, params: URLSearchParams): Language {
  const wishes = [...(params.get('ui_locales') ?? '').split(' '), ...(c.req.header('accept-language') ?? '').split(',')]
  for (const wish of wishes) {
    const language = matchLanguage(wish.split(';', 1)[0] ?? '', LANGUAGES)
    if (wish.trim() !== '' && language) return language
  }
  return 'en-US'
}

function page(language: Language, { all }: AuthorizationRequest): string {
  const hidden = [...all].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const people = DIRECTORY.map(
    ({ subject, name, email }) =>
      `<button name="subject" value="${subject}"><b>${escaped(name)}</b><span>${escaped(email)}</span></button>`,
  )
  return `<h1>${escaped(say(language, 'oidcTitle'))}</h1><p>${escaped(say(language, 'oidcChoose'))}</p>
<form method="post" action="${AUTHORIZE_PATH}">${hidden.join('')}${people.join('')}
<button class="quiet" name="subject" value="">${escaped(say(language, 'oidcRefuse'))}</button></form>`
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, "PingFang SC", "Hiragino Sans", "Apple SD Gothic Neo", sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#eef0f4, #14161b); color: light-dark(#1b1f26, #eceef2) }
main { box-sizing: border-box; width: min(26rem, 100%); padding: 2rem 1.5rem; background: light-dark(#fff, #1e2128); border-radius: 12px }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.3 } p { color: light-dark(#505868, #a9b0bd); font-size: .875rem }
button { display: flex; flex-direction: column; width: 100%; margin-top: .75rem; padding: .75rem 1rem; border: 1px solid light-dark(#c9cfda, #3a404c); border-radius: 8px; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer }
button:hover { background: light-dark(#f3f5f9, #262a33) } span { color: light-dark(#505868, #a9b0bd); font-size: .875rem }
.quiet { border-color: transparent; align-items: center } :focus-visible { outline: 3px solid light-dark(#2c4fd1, #9db4ff); outline-offset: 2px }
`

function html(status: 200 | 400, language: Language, main: string, redirectUri: string): Response {
  const style = createHash('sha256').update(STYLE).digest('base64')
  const target = URL.parse(redirectUri)?.origin ?? ''
  const title = escaped(say(language, 'oidcTitle'))
  return new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${main}</main></body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${style}'; form-action 'self' ${target}; base-uri 'none'; frame-ancestors 'none'`,
      },
    },
  )
}
