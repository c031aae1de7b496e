import { CALL_TIMEOUT_MS } from '@fair/contract/rules/limits.ts'
import { onTestFinished } from 'vitest'
import { HANG_GUARD } from '../hang-guard.ts'

type Send = (request: Request) => Promise<Response>

/** The interceptors between a page and its platform, the last one outermost. */
const between: ((request: Request, next: Send) => Promise<Response>)[] = []
const real: Send = globalThis.fetch.bind(globalThis)

// Before any module of the site: the client uses the `fetch` that exists then.
globalThis.fetch = (input, init) =>
  between.reduce<Send>((next, each) => (request) => each(request, next), real)(new Request(input, init))

// The limit of a call is meant for a platform that does not answer: a busy machine may take as long.
const timeout = AbortSignal.timeout.bind(AbortSignal)
AbortSignal.timeout = (ms) => timeout(ms < CALL_TIMEOUT_MS ? ms : HANG_GUARD)

function during(each: (typeof between)[number]): () => void {
  between.push(each)
  const restore = () => {
    if (between.includes(each)) between.splice(between.indexOf(each), 1)
  }
  onTestFinished(restore)
  return restore
}

/**
 * Disturbs calls until the test ends or the returned function is called: the platform answers them with the fault
 * (packages/sandbox/src/faults/faults.ts), or the network is down (`offline`).
 */
export const withFault = (fault: string, path: RegExp): (() => void) =>
  during(async (request, next) => {
    if (!path.test(new URL(request.url).pathname)) return next(request)
    if (fault === 'offline') throw new TypeError('Failed to fetch')
    const headers = new Headers(request.headers)
    headers.set('x-sandbox-fault', fault)
    return next(new Request(request, { headers }))
  })

/** Holds back calls until the returned function is called or the test ends: the platform is slow. */
export function holdCalls(path: RegExp): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  during(async (request, next) => {
    if (path.test(new URL(request.url).pathname)) await held
    return next(request)
  })
  onTestFinished(release)
  return release
}

/** Modifies the platform's answers on these paths until the test ends: each answer is what this returns. */
export const withAnswers = (path: RegExp, change: (answer: unknown) => unknown): (() => void) =>
  during(async (request, next) => {
    const reply = await next(request)
    const isJson = path.test(new URL(request.url).pathname) && reply.headers.get('content-type')?.includes('json')
    return isJson ? Response.json(change(await reply.json()), reply) : reply
  })

/** A platform without these paths, until the test ends: its server returns its own error page. */
export const withoutPath = (path: RegExp): (() => void) =>
  during(async (request, next) =>
    path.test(new URL(request.url).pathname) ? new Response('<h1>Not Found</h1>', { status: 404 }) : next(request),
  )

/** The platform calls of the page until the test ends, as 'GET /api/v2/app/project?keyword=…'. */
export function watchCalls(): string[] {
  const requests: string[] = []
  during((request, next) => {
    const { pathname, search } = new URL(request.url)
    requests.push(`${request.method} ${pathname.replace('/webapi/expo-main', '')}${decodeURIComponent(search)}`)
    return next(request)
  })
  return requests
}

/** The bodies that are sent to a path until the test ends. */
export function watchSent(path: RegExp): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  during(async (request, next) => {
    if (path.test(new URL(request.url).pathname)) sent.push(await request.clone().json())
    return next(request)
  })
  return sent
}
