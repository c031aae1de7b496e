import { PASSWORD_FIELDS } from './has-password.ts'

/* The hook for platforms that expect passwords in another form than typed. */

/** The purpose of a password: the platform learns the same from the last part of the call's path. */
type PasswordUse = 'login' | 'register' | 'password' | 'reset' | 'deletion'

/**
 * The default export of a tenant's module: converts a typed password into the form that the platform accepts.
 *
 * @param password as typed; already checked against the rules of Spec 5
 * @returns what is sent in its place, not empty
 */
type TransformPassword = (password: string, use: PasswordUse) => string | Promise<string>

/**
 * The input with its passwords transformed by the tenant's module (npm run build -- --password-module).
 *
 * @param address of the module, on the site's own origin
 * @throws what the module throws; a TypeError if it exports no function, or its result is no text. Nothing may be sent then.
 */
export async function transformPasswords<I>(address: string, path: string, input: I): Promise<I> {
  const { default: transform } = (await import(/* @vite-ignore */ address)) as { default?: TransformPassword }
  if (typeof transform !== 'function') throw new TypeError('The password module has no default export to call.')
  const use = path.split('/').at(-1) as PasswordUse
  const given = Object(input) as Record<string, unknown>
  const changed: Record<string, string> = {}
  for (const field of PASSWORD_FIELDS) {
    const typed = given[field]
    if (typeof typed !== 'string' || typed === '') continue
    const sent = await transform(typed, use)
    if (typeof sent !== 'string' || sent === '') throw new TypeError('The password module returned no text.')
    changed[field] = sent
  }
  return { ...input, ...changed }
}
