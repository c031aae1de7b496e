import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Claims, readIdToken, signIdToken } from './id-token.ts'

const now = new Date('2026-11-19T02:42:00Z')
const seconds = now.getTime() / 1000
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const published = { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: 'k1' }
const expected = { keys: [published], issuer: 'https://id', audience: 'site', nonce: 'n1', now }
const claims: Claims = {
  iss: 'https://id',
  sub: 's1',
  aud: 'site',
  iat: seconds,
  exp: seconds + 300,
  nonce: 'n1',
  name: 'Chen',
  email: 'a@b.cn',
  email_verified: true,
}
const signed = (change: Partial<Claims> = {}) => signIdToken({ ...claims, ...change }, 'k1', privateKey)
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

describe('an ID token', () => {
  it('returns its claims if it is valid', () => {
    expect(readIdToken(signed(), expected)).toEqual(claims)
  })

  it.each<[string, string]>([
    ['of another issuer', signed({ iss: 'https://evil' })],
    ['for another client', signed({ aud: 'other' })],
    ['with another nonce', signed({ nonce: 'n2' })],
    ['that has expired', signed({ iat: seconds - 900, exp: seconds - 600 })],
    ['from the future', signed({ iat: seconds + 600 })],
    ['signed by another key', signIdToken(claims, 'k1', other)],
    ['of an unknown key', signIdToken(claims, 'k2', privateKey)],
    ['without a signature', `${encode({ alg: 'none', kid: 'k1' })}.${encode(claims)}.`],
    ['changed after signing', signed().replace(/\.[^.]+\./, `.${encode({ ...claims, sub: 's2' })}.`)],
    ['with more parts', `${signed()}.x`],
    ['that is malformed', 'abc'],
    ['that is empty', ''],
  ])('%s is refused', (_, token) => {
    expect(readIdToken(token, expected)).toBeNull()
  })
})
