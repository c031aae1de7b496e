import { auth, type OidcConfig } from '@fair/contract/auth.ts'
import { type VisitorSandbox, visitorSandbox } from '@fair/sandbox/testing/visitor-sandbox.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '../../api/client.ts'
import { challengeOf, type OidcAttempt, readReturn, safeBack, startOidc } from './oidc.ts'

const redirectUri = 'http://localhost:4321/en-US/honor-gust-login/'
let sandbox: VisitorSandbox
beforeEach(() => {
  sandbox = visitorSandbox()
})
afterEach(() => sandbox.close())

const client = () =>
  createClient({
    base: 'http://localhost:4321/webapi',
    product: 'expo',
    headers: () => ({ language: 'en-US', tenantId: 'A' }),
    text: (key) => key,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      request.headers.set('Host', 'localhost:4321')
      return sandbox.fetch(request)
    },
  })

async function config(): Promise<OidcConfig> {
  const result = await client()(auth.oidcConfig, {})
  if (!result.ok) throw new Error(result.message)
  return result.data
}

/** Opens the provider like a browser, chooses a person, and returns the query of the redirect. */
async function chosen(href: string, subject: string): Promise<string> {
  const url = new URL(href)
  const form = new URLSearchParams(url.search)
  form.set('subject', subject)
  const response = await sandbox.fetch(new Request(new URL(url.pathname, url), { method: 'POST', body: form }))
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '').search
}

async function start(): Promise<{ attempt: OidcAttempt; href: string }> {
  return startOidc(await config(), {
    ...{ redirectUri, back: '/en-US/exhibits/', stay: false, action: null, language: 'en-US' },
  })
}

async function anyone(href: string): Promise<string> {
  const page = await (await sandbox.fetch(new Request(href))).text()
  return /name="subject" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

describe('OpenID Connect', () => {
  test('logs in with the code from the provider’s page, and only once', async () => {
    const { attempt, href } = await start()
    const back = readReturn(await chosen(href, await anyone(href)), attempt)
    if (back.kind !== 'code') throw new Error(back.kind)
    const { codeVerifier, nonce } = back.attempt
    const result = await client()(auth.oidcLogin, { code: back.code, codeVerifier, nonce, redirectUri })
    expect(result).toMatchObject({ ok: true })
    // The code is valid only once.
    expect(await client()(auth.oidcLogin, { code: back.code, codeVerifier, nonce, redirectUri })).toMatchObject({
      ok: false,
    })
  })

  test('refuses a code without its verifier or with another nonce', async () => {
    for (const change of [{ codeVerifier: 'x'.repeat(43) }, { nonce: 'another' }]) {
      const { attempt, href } = await start()
      const back = readReturn(await chosen(href, await anyone(href)), attempt)
      if (back.kind !== 'code') throw new Error(back.kind)
      const { codeVerifier, nonce } = { ...attempt, ...change }
      const result = await client()(auth.oidcLogin, { code: back.code, codeVerifier, nonce, redirectUri })
      expect(result).toMatchObject({ ok: false, code: 'service', errCode: '4110' })
    }
  })

  test('returns refused if the visitor declines at the provider', async () => {
    const { attempt, href } = await start()
    expect(readReturn(await chosen(href, ''), attempt)).toEqual({
      ...{ kind: 'failed', refused: true },
      back: attempt.back,
    })
  })

  test('rejects a return that this session did not start', async () => {
    const { attempt } = await start()
    const other = await start()
    const query = (state: string, rest = '') => `?code=c&state=${state}${rest}`
    expect(readReturn(query(attempt.state), null)).toEqual({ kind: 'failed', refused: false, back: null })
    expect(readReturn(query(other.attempt.state), attempt)).toEqual({ kind: 'failed', refused: false, back: null })
    expect(readReturn(query(attempt.state, '&iss=https://evil.example'), attempt)).toMatchObject({ kind: 'failed' })
    expect(readReturn('?invitationCode=abc', attempt)).toEqual({ kind: 'none' })
  })

  test('uses different secrets for each attempt', async () => {
    const secrets = (await Promise.all([start(), start()])).flatMap(({ attempt: { state, nonce, codeVerifier } }) => [
      state,
      nonce,
      codeVerifier,
    ])
    expect(new Set(secrets).size).toBe(6)
    for (const each of secrets) expect(each).toMatch(/^[\w-]{43}$/)
  })

  test('computes the challenge of RFC 7636, appendix B', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    )
  })

  test('returns only to addresses of this site', () => {
    expect(safeBack('/ja-JP/exhibits/?a=1#b')).toBe('/ja-JP/exhibits/?a=1#b')
    for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '']) {
      expect(safeBack(bad)).toBe('/')
    }
  })
})
