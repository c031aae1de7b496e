import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { usage } from './flags.ts'

/** A tenant's module that transforms passwords (src/api/transform-passwords.ts), to be published with the site. */
export interface PasswordModule {
  /** Its published path, from the site's root. Named by its content, so that browsers may cache it permanently. */
  file: string
  text: string
}

const MAX_BYTES = 100_000

/** Reads the file of --password-module. Throws BuildFailure with code 2 if the file is not such a module. */
export function readPasswordModule(path: string | undefined): PasswordModule | null {
  if (path === undefined) return null
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw usage(`--password-module takes a readable file, not "${path}".`)
  }
  if (!/\bexport\s+default\b|\bas\s+default\b/.test(text))
    throw usage(`The password module ${path} has no default export: it must export a function (docs/operator.md).`)
  if (/^\s*(?:import|export)\b[^;\n(]*\bfrom\b|^\s*import\s*['"]/m.test(text))
    throw usage(`The password module ${path} imports another file. Bundle it into one.`)
  if (Buffer.byteLength(text) > MAX_BYTES) throw usage(`The password module ${path} is over ${MAX_BYTES / 1000} kB.`)
  return { file: `_astro/password.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`, text }
}

export function writePasswordModule(folder: string, { file, text }: PasswordModule): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
