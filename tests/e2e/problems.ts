// Problems that must not occur while a visitor uses the site, whatever the test is about.
import type { BrowserContext } from '@playwright/test'

/** Paths of a platform; the sandbox's own pages (its login, its payments) are reached through the site's host. */
const PLATFORM = /^\/(?:webapi|media|sandbox\/(?:stream|captions|upload|file))\//

/** The problems seen so far in a context, and those that a test declares to cause on purpose. */
export class Problems {
  // A set: a policy is in the meta element and in the header, so each violation is reported twice.
  #seen = new Set<string>()
  #allowed: RegExp[] = []
  #origin: string
  #platform: readonly string[]

  /** @param platform the platform's origins, if they are not the site's own */
  constructor(origin: string, platform: readonly string[] = []) {
    this.#origin = origin
    this.#platform = platform
  }

  /** Matching problems are caused by this test, for example `/404 .*\/nothing\//` if it opens an unknown address. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** All problems, one per line, in the order seen. */
  get seen(): readonly string[] {
    return [...this.#seen]
  }

  /** Those that are not allowed, one per line, in the order seen. */
  get unexpected(): string[] {
    return [...this.#seen].filter((line) => !this.#allowed.some((pattern) => pattern.test(line)))
  }

  /** Watches every page of a context, including those opened later. Call it before the first page loads. */
  async watch(context: BrowserContext): Promise<void> {
    // The event names the directive and the element, which the console's message does not always do.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(
          `CSP ${event.effectiveDirective} blocked ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`,
        )
      })
    })
    context.on('console', (message) => {
      const type = message.type()
      if (type !== 'error' && type !== 'warning') return
      this.#add(`console ${type}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#add(`page error: ${error.error().stack ?? error.error()}`))
    context.on('request', (request) => {
      const url = request.url()
      if (/^(data|blob|about):/.test(url)) return
      const { origin, pathname } = new URL(url)
      // If the platform is on other hosts, the site's host must not be requested for it.
      if (origin === this.#origin && this.#platform.length > 0 && PLATFORM.test(pathname))
        this.#add(`request to the site's own host: ${url}`)
      if (origin === this.#origin || this.#platform.includes(origin)) return
      this.#add(`request to another origin: ${url}`)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed'
      // A visitor who navigates away aborts the page's pending requests: that is no failure.
      if (reason === 'net::ERR_ABORTED') return
      // The same for requests that a service worker made for that page (public/offline.js).
      if (reason === 'net::ERR_FAILED' && request.serviceWorker() !== null) return
      this.#add(`request failed: ${reason} ${request.url()}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) this.#add(`status ${response.status()} ${response.url()}`)
    })
  }

  #add(line: string): void {
    this.#seen.add(line)
  }
}
