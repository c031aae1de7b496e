import type { Endpoint } from '@fair/contract/endpoint.ts'
import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import { Hono, type Context as HonoContext } from 'hono'
import { type Context, createContext } from './context.ts'
import { checkPayload, failure, success } from './envelope.ts'
import { PlatformError, wrongField } from './failure.ts'
import { hasBody, type RawInput, readInput } from './input.ts'
import type { Platform } from './platform.ts'

/** A declared call with its handler, as the routes see both: the types are ensured by the table (handler.ts). */
export interface Answered {
  readonly endpoint: Endpoint
  readonly answer: (input: never, context: Context) => unknown
}

export interface RouteOptions {
  /** Check every payload against the contract, and show developers what a handler threw. */
  readonly check: boolean
  /** Receives errors thrown by a handler that no visitor can resolve: a mistake in the sandbox. */
  readonly report: (error: unknown, call: string) => void
  /**
   * Receives each call of a client (src/api/client.ts): requests by a test or a page's own script have another Accept
   * header.
   */
  readonly onCall?: ((call: string) => void) | undefined
}

/** The longest body that is accepted, in characters. */
const BODY_MAX = 1_000_000

/**
 * Answers the declared calls at `/webapi/{product}-main{path}` and at `/{product}-main{path}`, whatever the product.
 * Refusals answer HTTP 200 with their errCode, any other address of the app 404, as the platform does (Spec 7, 8).
 */
export function mountCalls(app: Hono, calls: readonly Answered[], platform: Platform, options: RouteOptions): void {
  const api = new Hono()
  for (const call of literalFirst(calls)) {
    const path = call.endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    api.on(call.endpoint.method, path, async (c) => {
      if (c.req.header('accept') === 'application/json')
        options.onCall?.(`${call.endpoint.method} ${call.endpoint.path}`)
      const context = createContext(platform, c.req.raw.headers)
      return reply(c, await settle(call, c, context, options))
    })
  }
  app.route('/webapi/:product{[a-z0-9-]+-main}', api).route('/:product{[a-z0-9-]+-main}', api)
  app.notFound((c) => {
    const { language } = createContext(platform, c.req.raw.headers)
    const refusal = new PlatformError(ERROR_CODES.path, 'noPath', { method: c.req.method, path: c.req.path })
    return reply(c, failure(refusal, language, false), 404)
  })
}

/** Pairs a contract's endpoints with their handlers; both are tables by group and call. */
export function paired(
  contract: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>,
  handlers: Readonly<Record<string, Readonly<Record<string, Answered['answer']>>>>,
): Answered[] {
  return Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => {
      const answer = handlers[group]?.[name]
      if (!answer) throw new Error(`The sandbox has no handler for ${group}.${name}.`)
      return { endpoint, answer }
    }),
  )
}

/** Literal segments before parameters: exhibitions/querySignConfigInfo is not an exhibition's id. */
function literalFirst(calls: readonly Answered[]): Answered[] {
  const shape = ({ endpoint }: Answered) =>
    endpoint.path
      .split('/')
      .map((segment) => (segment.startsWith('{') ? '1' : '0'))
      .join('')
  return calls.toSorted((a, b) => (shape(a) < shape(b) ? -1 : shape(a) > shape(b) ? 1 : 0))
}

/**
 * A body that is not JSON differs from a missing one: the former is null here, and refused by readInput.
 *
 * @throws PlatformError 4000 for a body that is too long
 */
async function raw(c: HonoContext, endpoint: Endpoint): Promise<RawInput> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const path = Object.fromEntries(names.map((name) => [name, c.req.param(name) ?? '']))
  const text = hasBody(endpoint) ? await c.req.text() : ''
  if (text.length > BODY_MAX) throw wrongField('body', 'tooLong', { max: BODY_MAX })
  return { path, query: new URL(c.req.url).searchParams, body: text.trim() === '' ? undefined : parseJson(text) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function settle({ endpoint, answer }: Answered, c: HonoContext, context: Context, options: RouteOptions) {
  try {
    if (endpoint.authed && context.userId === null) throw new PlatformError(ERROR_CODES.expired, 'expired')
    // Input that the schema has accepted has the type that the handler of this endpoint takes.
    const payload = await answer(readInput(endpoint, await raw(c, endpoint)) as never, context)
    if (options.check) checkPayload(endpoint, payload)
    return success(endpoint.reply.kind, payload)
  } catch (thrown) {
    if (!(thrown instanceof PlatformError)) options.report(thrown, `${endpoint.method} ${endpoint.path}`)
    return failure(thrown, context.language, options.check)
  }
}

function reply(c: HonoContext, envelope: object, status: 200 | 404 = 200): Response {
  return c.json(envelope, status, { 'cache-control': 'no-store' })
}
