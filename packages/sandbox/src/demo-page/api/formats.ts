import { type Kind, kindOf } from '@fair/contract/kinds.ts'
import type * as z from 'zod/mini'

/** A JSON schema of the API document. */
export type JsonSchema = { [name: string]: unknown }

const LANGUAGE_TAG = '^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|[0-9]{3}))?$'
const ZONE = '^(?:UTC|[A-Z][A-Za-z0-9_]+(?:/[A-Za-z0-9_+-]+)+)$'

/** The JSON schema of each kind of text (contract/kinds.ts, contract/rules/platform-values.ts). */
const FORMATS: Readonly<Record<Kind, JsonSchema>> = {
  time: { format: 'date-time', examples: ['2026-11-19T02:42:00.000Z'] },
  day: { format: 'date', examples: ['2026-11-19'] },
  clock: { pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', examples: ['09:30'] },
  zone: { pattern: ZONE, examples: ['Asia/Shanghai'] },
  eventZone: { pattern: ZONE, examples: ['Asia/Shanghai'] },
  currency: { pattern: '^[A-Z]{3}$', examples: ['EUR'] },
  colour: { pattern: '^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$', examples: ['#0a5cff'] },
  primaryColour: { pattern: '^(?:#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8}))?$', examples: ['#0a5cff'] },
  languageTag: { pattern: LANGUAGE_TAG, examples: ['ja-JP'] },
  id: { pattern: '^[A-Za-z0-9_~-][A-Za-z0-9_.~-]{0,127}$' },
  html: { contentMediaType: 'text/html' },
  link: { format: 'uri-reference' },
  picture: { format: 'uri-reference' },
  media: { format: 'uri-reference' },
  download: { format: 'uri-reference' },
  embed: { format: 'uri' },
}

/** For zod's printer: writes the kind of a text next to its type. */
export function printKind({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }): void {
  const kind = kindOf(zodSchema)
  if (kind) Object.assign(jsonSchema, FORMATS[kind])
}

/** The kinds by name, for the chapter that explains them. */
export const KINDS = Object.keys(FORMATS) as Kind[]
