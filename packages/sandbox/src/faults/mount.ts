import type { Endpoint } from '@fair/contract/endpoint.ts'
import type { Hono, Context as HonoContext, MiddlewareHandler } from 'hono'
import { languageFor } from '../context.ts'
import type { Platform } from '../platform.ts'
import { answerInstead, spoiled } from './answers.ts'
import { FAULT_HEADER, type Fault, parseFault } from './faults.ts'
import { createSwitches, type FaultSwitches } from './switches.ts'

/**
 * Applies faults to the answers of calls on demand: by the request header `x-sandbox-fault` (`delay:500`, `html` and so
 * on), or by a switch for one call or all. To be mounted before the calls.
 */
export function mountFaults(app: Hono, platform: Platform, endpoints: readonly Endpoint[]): void {
  const switches = createSwitches(platform.db)
  const endpointOf = matcher(endpoints)
  const handler: MiddlewareHandler = async (c, next) => {
    const fault = expected(c, switches, (method, path) => nameOrNone(endpointOf(method, path)))
    if (!fault) return next()
    if (fault.name === 'delay' || fault.name === 'timeout') await pause(fault.amount, c.req.raw.signal)
    // A client that has given up gets no answer, and nothing is changed for it.
    if (fault.name === 'timeout' || c.req.raw.signal.aborted) return c.body(null, 504)
    if (fault.name === 'delay') return next()
    const tenant = platform.fair.tenants.find(({ tenantId }) => tenantId === c.req.header('tenantId'))
    const instead = answerInstead(fault, languageFor(c.req.raw.headers, tenant ?? platform.fair.tenants[0]))
    if (instead) return instead
    await next()
    // Cleared first: Hono would otherwise retain the headers of the answer that is replaced.
    const answer = c.res
    c.res = undefined
    c.res = await spoiled(fault, answer, endpointOf(c.req.method, c.req.path))
  }
  app.use('/webapi/:product{[a-z0-9-]+-main}/*', handler)
  app.use('/:product{[a-z0-9-]+-main}/*', handler)
}

function expected(
  c: HonoContext,
  switches: FaultSwitches,
  callOf: (method: string, path: string) => string,
): Fault | undefined {
  if (c.req.method === 'OPTIONS') return undefined
  const requested = parseFault(c.req.header(FAULT_HEADER))
  if (requested) return requested
  return switches.all().size === 0 ? undefined : switches.of(callOf(c.req.method, c.req.path))
}

/** The call behind a request; undefined if there is none. */
function matcher(endpoints: readonly Endpoint[]): (method: string, path: string) => Endpoint | undefined {
  const shapes = endpoints.map((endpoint) => ({
    endpoint,
    isLiteral: !endpoint.path.includes('{'),
    shape: new RegExp(`^(?:/webapi)?/[a-z0-9-]+-main${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  // exhibitions/querySignConfigInfo is not an exhibition's id.
  shapes.sort((a, b) => Number(b.isLiteral) - Number(a.isLiteral))
  return (method, path) => shapes.find((each) => each.endpoint.method === method && each.shape.test(path))?.endpoint
}

/** The name of a call's switch: 'GET /api/v2/app/exhibits/{exhibitsId}'. */
export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

const nameOrNone = (endpoint: Endpoint | undefined): string => (endpoint ? nameOf(endpoint) : '')

/** Waits, but not for a client that has given up. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
