import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { withoutSecrets } from '../lib/without-secrets.ts'
import { isRefusedByBrowser, readConsent } from '../stores/consent.ts'
import type { PageData } from '../stores/page-data.ts'

// Reports how fast and how error-free pages are for visitors, to the tenant's endpoint (--vitals). Nothing identifies
// visitors: a route in place of the address, no query, no account, no visitor id, no cookie.

/** Per page: a fault tends to repeat itself. */
const MAX_ERRORS = 5
const LONGEST_MESSAGE = 200
/** Number of stack frames, the innermost first. */
const PLACES = 5

interface PageError {
  message: string
  /** `/_astro/main.3f2a.js:1:2034`, only in scripts of this site; source maps resolve the location. */
  stack: string[]
}

/**
 * Once the visitor has consented, and while it is not withdrawn: checked before anything is recorded, and before it is
 * sent.
 */
const isAllowed = (): boolean => !isRefusedByBrowser() && readConsent() === '1'

/** Measures this page, and reports it once, when the visitor leaves it. */
export function startVitals(data: PageData, endpoint: string): void {
  const metrics = new Map<string, { name: string; value: number; rating: string }>()
  const errors: PageError[] = []
  let navigation = 'navigate'
  const note = ({ name, value, rating, navigationType }: Metric) => {
    navigation = navigationType
    metrics.set(name, { name, value: Math.round(value * 1000) / 1000, rating })
  }
  for (const watch of [onLCP, onCLS, onINP, onTTFB]) watch(note)
  const noteError = (error: unknown, message: string) => {
    if (isAllowed() && errors.length < MAX_ERRORS) errors.push(errorOf(error, message))
  }
  addEventListener('error', ({ error, message }) => noteError(error, message))
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason, String(reason)))
  const sendTo = () => {
    if (document.visibilityState !== 'hidden' || !isAllowed() || (metrics.size === 0 && errors.length === 0)) return
    const { tenantId, exhibitionId, language } = data
    const route = data.route?.pattern ?? '/404'
    const about = { v: 1, tenantId, exhibitionId, language, route, navigation }
    const body = JSON.stringify({ ...about, metrics: [...metrics.values()], errors: errors.splice(0) })
    metrics.clear()
    // Like sendBeacon, but without cookies and without the page's address (Referer), which may contain a token in its
    // query.
    const init = { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' } as const
    void fetch(endpoint, { ...init, mode: 'no-cors', body }).catch(() => {})
  }
  // Registered after the library's own listener, so that it has reported the last values.
  document.addEventListener('visibilitychange', sendTo)
}

function errorOf(error: unknown, message: string): PageError {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const own = stack.split(location.origin).slice(1, 1 + PLACES)
  return {
    message: withoutSecrets(message).slice(0, LONGEST_MESSAGE),
    stack: own.flatMap((text) => {
      const [, path, place] = /^(\/[\w./@-]+)(?:\?[^\s:]*)?(:\d+:\d+)/.exec(text) ?? []
      return path && place ? [path + place] : []
    }),
  }
}
