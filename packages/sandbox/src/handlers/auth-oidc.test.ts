import { createHash } from 'node:crypto'
import { contract } from '@fair/contract/index.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_USERS } from '../demo.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { type VisitorSandbox, visitorSandbox } from '../testing/visitor-sandbox.ts'

let sandbox: VisitorSandbox
beforeEach(() => {
  sandbox = visitorSandbox()
})
afterEach(() => sandbox.close())

const { auth, user } = contract
const codeVerifier = 'v'.repeat(64)
const redirectUri = 'http://localhost:4321/zh-CN/login/'
const challenge = createHash('sha256').update(codeVerifier).digest('base64url')

async function authorize(change: Readonly<Record<string, string>> = {}, subject?: string): Promise<Response> {
  const config = await payload(sandbox, auth.oidcConfig, {}, { Host: 'localhost:4321' })
  const params = new URLSearchParams({
    response_type: 'code',
    client_id: config.clientId,
    redirect_uri: redirectUri,
    scope: config.scope,
    state: 's1',
    nonce: 'n1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...change,
  })
  const init =
    subject === undefined ? {} : { method: 'POST', body: new URLSearchParams([...params, ['subject', subject]]) }
  return sandbox.fetch(new Request(`${config.authorizationEndpoint}${subject === undefined ? `?${params}` : ''}`, init))
}

const landing = (response: Response) => new URL(response.headers.get('location') ?? '').searchParams
const login = (code: string, change: object = {}) =>
  callSandbox(
    sandbox,
    auth.oidcLogin,
    { code, codeVerifier, nonce: 'n1', redirectUri, ...change },
    { language: 'en-US' },
  )
const codeOf = async (subject: string) => landing(await authorize({}, subject)).get('code') ?? ''

describe('the OIDC issuer', () => {
  it('is configured for the first tenant only, with an absolute URL', async () => {
    const config = await payload(sandbox, auth.oidcConfig, {}, { Host: 'localhost:4321', language: 'en-US' })
    expect(config).toMatchObject({
      enabled: true,
      providerName: 'Company account',
      authorizationEndpoint: 'http://localhost:4321/sandbox/oidc/authorize',
      clientId: 'site-A',
    })
    expect(await payload(sandbox, auth.oidcConfig, {}, { tenantId: 'B' })).toMatchObject({ enabled: false })
  })

  it('shows a page without scripts in the requested language', async () => {
    const page = await authorize({ ui_locales: 'ko', state: '"><script>' })
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('기업 계정으로 로그인')
    expect(html).toContain('Hannah Weber')
    expect(html).not.toContain('<script>')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  })

  it.each([
    ['another redirect URI', { redirect_uri: 'https://evil.example/' }],
    ['a redirect URI with user info', { redirect_uri: 'http://localhost:1@evil.example/' }],
    ['a javascript: redirect URI', { redirect_uri: 'javascript:alert(1)' }],
    ['another client', { client_id: 'site-B' }],
  ])('refuses %s without a redirect', async (_, change) => {
    const answer = await authorize(change, 'staff-001')
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  })

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_scope', { scope: 'email' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge: 'short' }],
    ['invalid_request', { nonce: '' }],
    ['login_required', { prompt: 'none' }],
  ])('redirects with %s and the state for %j', async (error, change) => {
    const params = landing(await authorize(change))
    expect([params.get('error'), params.get('state'), params.get('code')]).toEqual([error, 's1', null])
  })

  it('redirects with access_denied if the user refuses', async () => {
    expect(landing(await authorize({}, '')).get('error')).toBe('access_denied')
  })

  it('publishes its public keys and its configuration', async () => {
    const get = async (path: string) =>
      (await sandbox.fetch(new Request(`http://localhost/sandbox/oidc/${path}`))).json()
    const { keys } = Object(await get('jwks'))
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' })
    expect(keys[0]).not.toHaveProperty('d')
    expect(await get('.well-known/openid-configuration')).toMatchObject({ code_challenge_methods_supported: ['S256'] })
  })
})

describe('login with the company account', () => {
  it('finds the user by verified email, each time the same one', async () => {
    const params = landing(await authorize({}, 'staff-001'))
    expect(params.get('state')).toBe('s1')
    expect(params.get('iss')).toBe('http://sandbox.localhost/sandbox/oidc')
    expect(await login(params.get('code') ?? '')).toMatchObject({
      data: { userId: DEMO_USERS.buyer, isNewUser: false },
    })
    expect(await login(await codeOf('staff-001'))).toMatchObject({ data: { userId: DEMO_USERS.buyer } })
  })

  it('creates an account for a new user', async () => {
    const first = Object((await login(await codeOf('staff-002')))['data'])
    expect(first.isNewUser).toBe(true)
    const info = await payload(sandbox, user.info, {}, { Authorization: first.authorization })
    expect(info).toMatchObject({ userName: 'Hannah Weber', email: 'h***r@example.com', hasPassword: false })
    expect(await login(await codeOf('staff-002'))).toMatchObject({ data: { userId: first.userId, isNewUser: false } })
  })

  it('does not match an account by an unverified email', async () => {
    const { userId, authorization } = Object((await login(await codeOf('staff-003')))['data'])
    expect(userId).not.toBe(DEMO_USERS.registered)
    expect(await payload(sandbox, user.info, {}, { Authorization: authorization })).toMatchObject({ email: null })
  })

  it.each([
    ['another verifier', { codeVerifier: 'w'.repeat(64) }],
    ['another nonce', { nonce: 'n2' }],
    ['another redirect URI', { redirectUri: 'http://localhost:4321/' }],
  ])('fails with %s, and invalidates the code', async (_, change) => {
    const code = await codeOf('staff-001')
    expect(await login(code, change)).toMatchObject({ errCode: 4110, errMsg: expect.stringContaining('failed') })
    expect(await login(code)).toMatchObject({ errCode: 4110 })
  })

  it('accepts a code once and within one minute', async () => {
    const code = await codeOf('staff-001')
    await login(code)
    expect(await login(code)).toMatchObject({ errCode: 4110 })
    const late = await codeOf('staff-001')
    sandbox.pass(1)
    expect(await login(late)).toMatchObject({ errCode: 4110 })
  })
})
