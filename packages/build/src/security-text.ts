import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { isoOf, msOf } from '@fair/contract/rules/instant.ts'
import type { Language } from '@fair/contract/rules/language.ts'

const YEAR = 365 * 24 * 60 * 60 * 1000

interface Contact {
  /** mailto:… or https://… */
  contact: string
  /** The moment for which the site's pages are rendered. */
  now: Instant
  origin: string
  languages: readonly Language[]
}

/** Writes /.well-known/security.txt (RFC 9116), which is valid for a year. */
export function writeSecurityText(folder: string, { contact, now, origin, languages }: Contact): void {
  const place = join(folder, '.well-known')
  mkdirSync(place, { recursive: true })
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${isoOf(msOf(now) + YEAR)}`,
    `Preferred-Languages: ${languages.map((each) => each.slice(0, 2)).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  writeFileSync(join(place, 'security.txt'), `${lines.join('\n')}\n`)
}
