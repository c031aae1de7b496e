import type { Endpoint } from '@fair/contract/endpoint.ts'
import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import type { Language } from '@fair/contract/rules/language.ts'

import { say } from '../texts.ts'
import type { Fault } from './faults.ts'
import { mangled } from './mangle.ts'
import { withUnknownFields } from './unknown-fields.ts'

/** Faults that need no answer from the sandbox: the call is not made. Undefined for the others. */
export function answerInstead({ name, amount }: Fault, language: Language): Response | undefined {
  switch (name) {
    case 'empty':
      return new Response(null, { status: 204 })
    case 'unauthorized':
      return plain(401, 'Unauthorized')
    case 'forbidden':
      return plain(403, 'Forbidden')
    case 'throttled':
      return plain(429, 'Too Many Requests', { 'retry-after': String(amount) })
    case 'broken':
      return plain(500, 'Internal Server Error')
    case 'html':
      return new Response('<!doctype html><title>Bad gateway</title><h1>502 Bad gateway</h1>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    case 'expired':
      return json({ success: false, errCode: ERROR_CODES.expired, errMsg: say(language, 'expired') })
    case 'refused':
      return json({ success: false, errCode: ERROR_CODES.state, errMsg: say(language, 'faultRefused') })
    case 'silent':
      return json({ success: false, errCode: ERROR_CODES.state })
    default:
      return undefined
  }
}

/** The sandbox's answer with a fault applied. One that is no JSON envelope stays unchanged. */
export async function spoiled({ name, amount }: Fault, answer: Response, endpoint?: Endpoint): Promise<Response> {
  const text = await answer.text()
  const again = (body: string) => new Response(body, { status: answer.status, headers: jsonHeaders })
  switch (name) {
    case 'truncated':
      return again(text.slice(0, Math.max(1, Math.floor(text.length * 0.6))))
    case 'reset':
      return new Response(brokenOff(text) as ReadableStream<Uint8Array>, {
        status: answer.status,
        // A server that recognises a chunked response does not wait for the next chunk before it sends the first.
        headers: { ...jsonHeaders, 'transfer-encoding': 'chunked' },
      })
    case 'huge':
      return again(withField(text, 'sandboxPadding', 'x'.repeat(Math.max(0, amount - text.length))))
    case 'types':
    case 'nulls':
    case 'missing':
    case 'doubled':
    case 'unordered':
      return again(JSON.stringify(mangled(JSON.parse(text), name)))
    case 'unknown':
      return again(endpoint ? JSON.stringify(withUnknownFields(JSON.parse(text), endpoint)) : text)
    default:
      return again(text)
  }
}

const jsonHeaders = { 'content-type': 'application/json', 'cache-control': 'no-store' }

function json(envelope: object): Response {
  return new Response(JSON.stringify(envelope), { headers: jsonHeaders })
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain', ...headers } })
}

/** The envelope's text with one more field at its end, without parsing it. */
function withField(text: string, name: string, value: string): string {
  return text.replace(/\}\s*$/, `,${JSON.stringify(name)}:${JSON.stringify(value)}}`)
}

/**
 * The first half of a text; then the connection is dropped. A chunk that is no bytes makes any server drop the
 * connection silently, whereas an error in the stream would be written to its log.
 */
function brokenOff(text: string): ReadableStream<unknown> {
  const bytes = new TextEncoder().encode(text)
  const half = bytes.slice(0, Math.ceil(bytes.length / 2))
  let isSent = false
  let isGone = false
  return new ReadableStream<unknown>({
    pull: async (controller) => {
      // Long enough for the first half to be sent separately.
      if (isSent) await new Promise((resolve) => setTimeout(resolve, 5))
      // Nothing can be added to a stream that its reader has cancelled.
      if (isGone) return
      controller.enqueue(isSent ? NO_BYTES : half)
      isSent = true
    },
    cancel: () => {
      isGone = true
    },
  })
}
const NO_BYTES = Symbol('no bytes')
