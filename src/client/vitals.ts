import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { withoutSecrets } from '../lib/without-secrets.ts'
import { $consent, isRefusedByBrowser } from '../stores/consent.ts'
import type { PageData } from '../stores/page-data.ts'

// How fast and how whole pages are for visitors, to the endpoint that the tenant has named (--vitals). Nothing of who they
// are: a route in place of the address, no query, no account, no visitor's id, no cookie.

/** Of a page; what goes wrong goes wrong again and again. */
const MOST_ERRORS = 5
const LONGEST_MESSAGE = 200
/** Places of a stack, the innermost first. */
const PLACES = 5

interface PageError {
  message: string
  /** `/_astro/main.3f2a.js:1:2034`, in scripts of this site only; source maps tell what is there. */
  stack: string[]
}

/** Once the visitor has said yes, and as long as there is no no: asked before anything is noted, and before it is sent. */
const isAllowed = (): boolean => !isRefusedByBrowser() && $consent.get() === '1'

/** Watches this page, and tells of it once, as the visitor leaves it. */
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
    if (isAllowed() && errors.length < MOST_ERRORS) errors.push(errorOf(error, message))
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
    // As sendBeacon, but without cookies and without the page's address (Referer), which may have a token in its query.
    const init = { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' } as const
    void fetch(endpoint, { ...init, mode: 'no-cors', body }).catch(() => {})
  }
  // Registered after the library's own, so that it has told the last values.
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
