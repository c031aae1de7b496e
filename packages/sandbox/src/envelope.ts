import { type Endpoint, type EnvelopeKind, Facets } from '@fair/contract/endpoint.ts'
import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import * as z from 'zod/mini'
import { PlatformError } from './failure.ts'
import { say } from './texts.ts'

/** The answer of every call (Spec 7, "Responses read"); the payload is next to these fields, by its EnvelopeKind. */
export interface Envelope {
  readonly success: boolean
  /** 0 on success. */
  readonly errCode: number
  readonly errMsg: string
}

const FINE: Envelope = { success: true, errCode: 0, errMsg: '' }

/** The reply to a successful call. `page` has records, total and facets at the top level; 'none' has nothing. */
export function success(kind: EnvelopeKind, payload: unknown): object {
  if (kind === 'none') return FINE
  if (kind === 'page') return { ...FINE, ...Object(payload) }
  return { ...FINE, [kind]: payload }
}

/** The reply to a failed call, in the language of the request. `detail` is included if a developer requested it. */
export function failure(thrown: unknown, language: Language, detail: boolean): Envelope {
  if (thrown instanceof PlatformError) {
    return { success: false, errCode: thrown.errCode, errMsg: say(language, thrown.key, thrown.params) }
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const errMsg = detail ? say(language, 'exceptionDetail', { detail: message }) : say(language, 'exception')
  return { success: false, errCode: ERROR_CODES.exception, errMsg }
}

/**
 * Checks a handler's payload against the contract, so that the sandbox cannot drift from it.
 *
 * @throws Error that names the call and the first place that does not match
 */
export function checkPayload(endpoint: Endpoint, payload: unknown): void {
  const parsed = z.safeParse(payloadSchema(endpoint), payload)
  if (parsed.success) return
  const issue = parsed.error.issues[0]
  const where = issue?.path.join('.') || 'payload'
  throw new Error(`${endpoint.method} ${endpoint.path} breaks its contract at ${where}: ${issue?.message ?? 'invalid'}`)
}

function payloadSchema({ reply }: Endpoint): z.ZodMiniType {
  if (reply.kind === 'list') return z.array(reply.schema)
  if (reply.kind === 'page') return z.object({ records: z.array(reply.schema), total: z.number(), facets: Facets })
  return reply.schema
}
