// Makes pages within limits: each address once at a time, so many at the platform, so many in line.
import { performance } from 'node:perf_hooks'
import type { BuildContext } from '../../src/content/build-context.ts'
import type { Renderer } from '../build/renderer.ts'
import { wholeTextPage } from '../build/whole-texts.ts'
import type { Log } from '../log.ts'
import { readExhibit } from './exhibit.ts'
import type { Metrics } from './metrics.ts'
import type { TailOptions } from './options.ts'
import { type PageCache, RenderedPage } from './page-cache.ts'
import { digestOfTarget, type Target } from './pages.ts'

/** The content in use, and whom it was read from. */
export interface Content {
  run: BuildContext
  fetcher: typeof fetch
}

type Exhibit = Target & { kind: 'exhibit' }

/** `stale`: what is known from before, as the platform does not answer or there is no time. */
export type Made =
  | { kind: 'hit' | 'rendered' | 'stale'; page: RenderedPage }
  | { kind: 'gone' | 'overload' | 'error'; page: null }

/** A platform that has just failed is not asked for the same page again at once, in ms. */
const RETRY = 10_000
/** Whole texts that were too long for their pages: the newest. */
const MOST_TEXTS = 2000
const PATTERN = '/[...scope]/exhibits/detail/[id]'

interface Parts {
  options: TailOptions
  content: () => Content
  renderer: Renderer
  cache: PageCache
  metrics: Metrics
  log: Log
}

export class PageMaker {
  /** Documents of texts that were too long for their pages, by their paths. */
  readonly texts = new Map<string, string>()
  readonly #parts: Parts
  readonly #flights = new Map<string, Promise<RenderedPage | null>>()
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(parts: Parts) {
    this.#parts = parts
    this.#free = parts.options.renders
  }

  get waiting(): number {
    return this.#waiting.length
  }

  get underWay(): number {
    return this.#flights.size
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
    else if (this.#free === 0 && this.#waiting.length >= options.queue) return instead('overload')
    const flight = underWay ?? this.#start(target)
    try {
      const page = await inTime(flight, options.timeout)
      return page === null ? { kind: 'gone', page: null } : { kind: 'rendered', page }
    } catch (error) {
      if (known) known.retryAt = performance.now() + RETRY
      return instead(error instanceof OutOfTime ? 'overload' : 'error')
    }
  }

  #start(target: Exhibit): Promise<RenderedPage | null> {
    const { address } = target
    const { log, metrics } = this.#parts
    const flight = this.#make(target)
      .catch((error: unknown) => {
        metrics.count('platform_errors')
        log.warn('page', error instanceof Error ? error.message : String(error), { path: address })
        throw error
      })
      .finally(() => this.#flights.delete(address))
    // Whoever waited may have gone.
    flight.catch(() => {})
    this.#flights.set(address, flight)
    return flight
  }

  async #make({ address, scope, actualId, fair, place }: Exhibit): Promise<RenderedPage | null> {
    const { cache, content, metrics, options, renderer } = this.#parts
    const brief = fair.exhibits.at(place)
    if (!brief) return null
    const { run, fetcher } = content()
    await this.#turn()
    const wanted = { language: scope.language, exhibitionId: actualId, brief }
    const whole = await readExhibit(fetcher, options.build, run.content, wanted, options.timeout).finally(() =>
      this.#done(),
    )
    if (whole === null) {
      cache.delete(address)
      return null
    }
    for (const text of whole.wholeTexts) this.#keep(text.path, wholeTextPage(text))
    let started = 0
    const { html, note } = await renderer.render(address, PATTERN, whole.exhibit, () => {
      started = performance.now()
      // The lists may have been read anew since: the page is of what they tell now.
      const now = content().run
      const again = now.content.fairs.get(`${scope.language} ${actualId}`)
      const at = again?.exhibits.placeOf(brief.exhibitsId)
      if (!again || at === undefined) throw new Error(`${address} is not there any more.`)
      return { run: now, digest: digestOfTarget({ kind: 'exhibit', address, scope, actualId, fair: again, place: at }) }
    })
    metrics.rendered((performance.now() - started) / 1000)
    const page = new RenderedPage(html, note.digest, brief.exhibitsId, note.run)
    cache.set(address, page)
    return page
  }

  #keep(path: string, html: string): void {
    this.texts.delete(path)
    this.texts.set(path, html)
    for (const oldest of this.texts.keys()) {
      if (this.texts.size <= MOST_TEXTS) break
      this.texts.delete(oldest)
    }
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

/** Whether a page shows what the lists tell now; looked at once for each reading of them. */
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
