// The time of a story: its pages and the platform use the same moment, from which the clock runs, on any real date.

import { CLOCK_HEADER } from '@fair/sandbox/clock.ts'
import type { BrowserContext, Page } from '@playwright/test'

/** The morning of the sample fair's second day, 10:42 there: the moment that the site is built at. */
export const MOMENT = '2026-11-19T02:42:00Z'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** The fair's day this many days after the moment's, as lists and addresses name it: `2026-11-20`. */
export const fairDay = (days: number): string =>
  new Date(Date.parse(MOMENT) + days * DAY).toLocaleDateString('en-CA', { timeZone: 'Asia/Shanghai' })

/** This many minutes after the moment, ISO 8601. */
export const after = (minutes: number): string => new Date(Date.parse(MOMENT) + minutes * MINUTE).toISOString()

// The platform receives a story's offset from the machine's time. Besides the header there is a cookie, because a
// page's WebSockets cannot send custom headers.
const HOSTS = ['localhost', 'b.localhost', '127.0.0.1']

const headersOf = (offset: number) => ({ [CLOCK_HEADER]: String(offset) })

const cookiesOf = (offset: number) =>
  HOSTS.map((domain) => ({
    name: CLOCK_HEADER,
    value: String(offset),
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }))

/** Runs in each page before its scripts. The last one counts if a story has changed its time. */
function moveDate(offset: number): void {
  // Changed or not, dates are created by the browser's own constructor.
  const Real = Date.prototype.constructor as DateConstructor
  const now = () => Real.now() + offset
  const Moved = function (this: unknown, ...given: [number]) {
    if (!new.target) return new Real(now()).toString()
    return Reflect.construct(Real, given.length > 0 ? given : [now()], new.target)
  }
  // Not enumerable, like the browser's own: Playwright's clock copies enumerable ones, and would bypass these.
  for (const [name, value] of Object.entries({ parse: Real.parse, UTC: Real.UTC, now }))
    Object.defineProperty(Moved, name, { value, configurable: true, writable: true })
  Moved.prototype = Real.prototype
  Object.assign(globalThis, { Date: Moved })
}

/** What a page's scripts read from its clock, in ms since 1970. */
export const clockOf = (page: Page): Promise<number> => page.evaluate(() => Date.now())

/** The clock of one story. */
export class StoryClock {
  readonly #contexts = new Set<BrowserContext>()
  readonly #ahead: number
  #offset: number

  /** @param moment ISO 8601 @param ahead ms that the visitor's computer is wrong by, while the platform is right */
  constructor(moment: string, ahead: number) {
    this.#offset = offsetOf(moment)
    this.#ahead = ahead
  }

  /** For contexts created from now on, and for requests outside of any page. */
  get headers(): Record<string, string> {
    return headersOf(this.#offset)
  }

  get storageState() {
    return { cookies: cookiesOf(this.#offset), origins: [] }
  }

  /** The story's current time, as on the platform. */
  get now(): Date {
    return new Date(Date.now() + this.#offset)
  }

  /** Pages of this context use the story's time. */
  async watch(context: BrowserContext): Promise<void> {
    this.#contexts.add(context)
    context.on('close', () => this.#contexts.delete(context))
    await context.addInitScript(moveDate, this.#offset + this.#ahead)
  }

  /** Moves to another moment: for the platform at once, for pages with their next load. */
  async moveTo(moment: string): Promise<void> {
    this.#offset = offsetOf(moment)
    for (const context of this.#contexts) {
      await context.addInitScript(moveDate, this.#offset + this.#ahead)
      await context.setExtraHTTPHeaders(headersOf(this.#offset))
      await context.addCookies(cookiesOf(this.#offset))
    }
  }
}

function offsetOf(moment: string): number {
  const offset = Date.parse(moment) - Date.now()
  if (Number.isNaN(offset)) throw new RangeError(`No moment: ${moment}`)
  return offset
}
