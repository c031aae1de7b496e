import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { rules } from '@fair/contract/rules/validation.ts'
import { wrongField } from '../failure.ts'

// 16 MB and about 50 ms per login: a sandbox's tests log in hundreds of times. A platform with real passwords uses
// more.
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const KEY_BYTES = 32
const SALT_BYTES = 16

/** A password as it is stored: 'scrypt$salt$key', both base64url. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(SALT_BYTES)): Promise<string> {
  const key = await derive(password, salt)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/**
 * Whether it matches the stored password. Without a stored one the check takes just as long, so that it reveals
 * nothing.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = stored?.split('$') ?? []
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  const expected = Buffer.from(key, 'base64url')
  return expected.length === derived.length && timingSafeEqual(derived, expected)
}

/** @throws PlatformError 4000 unless it is strong (Spec 5), as registration and password changes require */
export function demandStrong(field: string, password: string): void {
  if (!rules.strongPassword(password)) throw wrongField(field, 'passwordWeak')
}

/** A megabyte of password could be used to keep the machine busy. */
const LONGEST = 256

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC').slice(0, LONGEST), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
