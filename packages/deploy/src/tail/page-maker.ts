// Renders pages within limits: each address once at a time, a maximum of calls to the platform and of pages in all.
import { performance } from 'node:perf_hooks'
import { fullTextPage } from '@fair/build/full-texts.ts'
import type { Log } from '@fair/build/log.ts'
import type { Renderer } from '@fair/build/renderer.ts'
import type { BuildContext } from '../../../../src/content/build-context.ts'
import { readExhibit } from './exhibit.ts'
import type { Metrics } from './metrics.ts'
import type { TailOptions } from './options.ts'
import { type PageCache, RenderedPage } from './page-cache.ts'
import { digestOfTarget, type Target } from './pages.ts'

/** The current content, and the platform that it was read from. */
export interface Content {
  run: BuildContext
  fetcher: typeof fetch
}

type Exhibit = Target & { kind: 'exhibit' }

/** `stale`: an earlier page, because the platform does not answer, time has run out, or it was purged meanwhile. */
export type Made =
  | { kind: 'hit' | 'rendered' | 'stale'; page: RenderedPage }
  | { kind: 'gone' | 'overload' | 'error'; page: null }

/** A platform that has just failed is not called for the same page again for this long, in ms. */
const RETRY = 10_000
const PATTERN = '/[...scope]/exhibits/detail/[id]'

interface Parts {
  options: TailOptions
  content: () => Content
  renderer: Renderer
  cache: PageCache
  metrics: Metrics
  log: Log
}

/** A page that is being rendered. */
class Flight {
  readonly id: string
  /** How many requests wait for it. */
  waiting = 0
  /** Its exhibit was purged after it had been read: the page may be out of date. */
  isPurged = false
  done: Promise<RenderedPage | null> = Promise.resolve(null)

  constructor(id: string) {
    this.id = id
  }

  /** @throws Abandoned if no request waits for it */
  requireWaiting(): void {
    if (this.waiting === 0) throw new Abandoned('No request waits for the page.')
  }
}

class Abandoned extends Error {}

export class PageMaker {
  readonly #parts: Parts
  /** By address. A new request joins one of these. */
  readonly #flights = new Map<string, Flight>()
  readonly #waiting: (() => void)[] = []
  #free: number
  /** Pages that are being rendered, including purged ones, which no request joins. */
  #underWay = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#free = parts.options.renders
  }

  /** Pages that wait for their turn at the platform. */
  get waiting(): number {
    return this.#waiting.length
  }

  get underWay(): number {
    return this.#underWay
  }

  async page(target: Exhibit): Promise<Made> {
    const { cache, content, metrics, options } = this.#parts
    const known = cache.get(target.address)
    if (known && isRight(known, target, content().run)) return { kind: 'hit', page: known }
    if (known && known.retryAt > performance.now()) return { kind: 'stale', page: known }
    const instead = (kind: 'overload' | 'error'): Made =>
      known ? { kind: 'stale', page: known } : { kind, page: null }
    const underWay = this.#flights.get(target.address)
    if (underWay) metrics.count('joins')
    else if (this.#underWay >= options.renders + options.queue) return instead('overload')
    const flight = underWay ?? this.#start(target)
    flight.waiting += 1
    try {
      const page = await inTime(flight.done, options.timeout)
      if (page === null) return { kind: 'gone', page: null }
      return { kind: flight.isPurged ? 'stale' : 'rendered', page }
    } catch (error) {
      if (known) known.retryAt = performance.now() + RETRY
      return instead(error instanceof OutOfTime ? 'overload' : 'error')
    } finally {
      flight.waiting -= 1
    }
  }

  /** Marks pages as out of date, including those that are being rendered. Returns how many. */
  purge(isMeant: (id: string) => boolean): number {
    let count = this.#parts.cache.purge(({ id }) => isMeant(id))
    for (const [address, flight] of this.#flights) {
      if (!isMeant(flight.id)) continue
      flight.isPurged = true
      // Later requests read the exhibit again.
      this.#flights.delete(address)
      count += 1
    }
    return count
  }

  #start(target: Exhibit): Flight {
    const { address, fair, place } = target
    const { log, metrics } = this.#parts
    const flight = new Flight(fair.exhibits.at(place)?.exhibitsId ?? '')
    this.#underWay += 1
    flight.done = this.#make(target, flight)
      .catch((error: unknown) => {
        if (error instanceof Abandoned) metrics.count('abandoned')
        else {
          metrics.count('platform_errors')
          log.warn('page', error instanceof Error ? error.message : String(error), { path: address })
        }
        throw error
      })
      .finally(() => {
        this.#underWay -= 1
        if (this.#flights.get(address) === flight) this.#flights.delete(address)
      })
    // All waiting requests may have ended.
    flight.done.catch(() => {})
    this.#flights.set(address, flight)
    return flight
  }

  async #make({ address, scope, actualId, fair, place }: Exhibit, flight: Flight): Promise<RenderedPage | null> {
    const { cache, content, metrics, options, renderer } = this.#parts
    const summary = fair.exhibits.at(place)
    if (!summary) return null
    const { run, fetcher } = content()
    await this.#turn()
    const exhibitRequest = { language: scope.language, exhibitionId: actualId, summary }
    const read = async () => {
      flight.requireWaiting()
      return await readExhibit(fetcher, options.build, run.content, exhibitRequest, options.timeout)
    }
    const article = await read().finally(() => this.#done())
    if (article === null) {
      cache.delete(address)
      return null
    }
    let started = 0
    const { html, note } = await renderer.render(address, PATTERN, article.exhibit, () => {
      flight.requireWaiting()
      started = performance.now()
      // The lists may have been read again since: the page uses their current content.
      const now = content().run
      const again = now.content.fairs.get(`${scope.language} ${actualId}`)
      const at = again?.exhibits.placeOf(summary.exhibitsId)
      if (!again || at === undefined) throw new Error(`${address} no longer exists.`)
      return { run: now, digest: digestOfTarget({ kind: 'exhibit', address, scope, actualId, fair: again, place: at }) }
    })
    metrics.rendered((performance.now() - started) / 1000)
    const texts = article.fullTexts.map((text): [string, string] => [text.path, fullTextPage(text)])
    const page = new RenderedPage(html, note.digest, summary.exhibitsId, note.run, new Map(texts))
    page.isPurged = flight.isPurged
    // A page that was requested after the purge may exist already.
    if (!flight.isPurged || !cache.get(address)) cache.set(address, page)
    return page
  }

  async #turn(): Promise<void> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  #done(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}

/** Whether a page shows the current content of the lists; checked once for each reading of them. */
function isRight(page: RenderedPage, target: Exhibit, run: BuildContext): boolean {
  if (page.isPurged) return false
  if (page.checkedFor === run) return true
  if (page.digest !== digestOfTarget(target)) return false
  page.checkedFor = run
  return true
}

class OutOfTime extends Error {}

async function inTime<T>(work: Promise<T>, time: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutOfTime()), time)
  })
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
