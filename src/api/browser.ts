import * as z from 'zod/mini'
import type { ErrorKey } from '../domain/errors.ts'
import { learnTime } from '../lib/learn-time.ts'
import type { PageData } from '../stores/page-data.ts'
import { readAuthorization } from '../stores/session-storage.ts'
import type { SessionStore } from '../stores/session-store.ts'
import { pageHeaders } from './browser-headers.ts'
import { cacheVisitorAnswers, type VisitorAnswers } from './browser-visitor-cache.ts'
import { type Call, type ClientOptions, createClient } from './client.ts'
import { hasPassword } from './has-password.ts'

// Every page's policy forbids eval, which zod would otherwise try for speed.
z.config({ jitless: true })

type Text = (key: ErrorKey) => string

/** Shared by all islands of the page. */
const answers: VisitorAnswers = new Map()

type Options = Pick<ClientOptions, 'fetch' | 'onRead' | 'timeout'>

function client(page: PageData, text: Text, options: Options): Call {
  const request = createClient({
    base: page.apiBase,
    product: page.product,
    headers: () => pageHeaders(page),
    text,
    zone: () => page.zone,
    onDate: learnTime,
    ...options,
  })
  const cached = cacheVisitorAnswers(
    request,
    options.fetch ? new Map() : answers,
    () => `${readAuthorization()} ${page.exhibitionId}`,
  )
  return async (endpoint, input, call) => {
    // A call that needs a login is not sent without one: the platform could only refuse it.
    if (endpoint.authed && readAuthorization() === null) return { ok: false, code: 'expired', message: text('expired') }
    const { passwordModule } = page
    if (passwordModule === undefined || !hasPassword(input)) return cached(endpoint, input, call)
    try {
      const { transformPasswords } = await import('./transform-passwords.ts')
      return cached(endpoint, await transformPasswords(passwordModule, endpoint.path, input), call)
    } catch (error) {
      // Without the module nothing is sent: the platform would reject the password as typed.
      reportError(error)
      return { ok: false, code: 'exception', message: text('exception') }
    }
  }
}

const PREREGISTRATION = '/api/app/preregistration/'

/**
 * The islands' client: calls go to the page's own origin under `/webapi`, or to the tenant's platform.
 *
 * A call that is refused because the login has expired logs out and opens the login dialog, once for all of them (Spec
 * 4, 8). A call that is safe to repeat then waits: it is repeated after the new login, and returns the refusal if the
 * visitor cancels. All others return it at once, and the typed text remains.
 *
 * @param text a text of the namespace `errors` in the page's language
 */
export function connect(page: PageData, text: Text, options: Options = {}): Call {
  const request = client(page, text, options)
  return async (endpoint, input, call) => {
    const token = readAuthorization()
    const result = await request(endpoint, input, call)
    if (result.ok || result.code !== 'expired') return result
    const preregistering = endpoint.path.startsWith(PREREGISTRATION)
    const session = await openSession(page, text, options)
    const again = session.expired({ token, message: result.message, preregistering })
    if (!endpoint.safe || !(await again) || call?.signal?.aborted) return result
    return request(endpoint, input, call)
  }
}

/**
 * The session of this page (stores/session-store.ts), which all islands share; its code is loaded for the first caller.
 */
export async function openSession(page: PageData, text: Text, options: Options = {}): Promise<SessionStore> {
  const { pageSession } = await import('../stores/session-page.ts')
  const call = client(page, text, options)
  void import('../stores/tenant-check.ts')
    .then((late) => late.checkTenant(call, page, text('otherTenant')))
    .catch(() => {})
  return pageSession(call)
}
