// Reads the platform's lists for the tail service: at the start until it succeeds, then by a timer, or when it is called.
import { join } from 'node:path'
import { cacheOf } from '../build/caches.ts'
import { itemStamp, type Sources } from '../build/digests.ts'
import { type Prepared, prepare } from '../build/prepare.ts'
import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'
import type { TailOptions } from './options.ts'
import type { Content } from './page-maker.ts'

/** After a reading that failed, and after a webhook: others may follow it. In ms. */
const AGAIN = 10_000
const SOON = 500

export class Reader {
  readonly #options: TailOptions
  readonly #sources: Sources
  readonly #log: Log
  readonly #take: (content: Content) => Promise<void>
  readonly #metrics: () => Metrics
  #prepared: Prepared | null = null
  #timer: NodeJS.Timeout | undefined
  #reading: Promise<void> | null = null
  #isAskedAgain = false
  #isOver = false

  constructor(
    options: TailOptions,
    sources: Sources,
    log: Log,
    take: (content: Content) => Promise<void>,
    metrics: () => Metrics,
  ) {
    this.#options = options
    this.#sources = sources
    this.#log = log
    this.#take = take
    this.#metrics = metrics
  }

  /** Resolves after the first attempt, whatever came of it. */
  async start(): Promise<void> {
    await this.#read()
  }

  soon(): void {
    if (this.#reading) this.#isAskedAgain = true
    else this.#after(SOON)
  }

  close(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#prepared?.close()
  }

  #after(ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#isOver) this.#timer = setTimeout(() => void this.#read(), ms)
  }

  async #read(): Promise<void> {
    this.#reading = this.#readOnce()
    const isRead = await this.#reading.then(
      () => true,
      (error: unknown) => {
        this.#metrics().count('reload_errors')
        this.#log.warn('lists', error instanceof Error ? error.message : String(error))
        return false
      },
    )
    this.#reading = null
    const isSoon = this.#isAskedAgain
    this.#isAskedAgain = false
    this.#after(isSoon ? SOON : isRead ? this.#options.poll * 1000 : AGAIN)
  }

  async #readOnce(): Promise<void> {
    const { build } = this.#options
    const started = performance.now()
    // Not a build's items, which have whole exhibits: here there are none.
    const items = { dir: join(cacheOf(build).dir, 'tail', 'items'), stamp: itemStamp(build, this.#sources) }
    const prepared = await prepare(build, items, new Map(), this.#sources.code)
    if (this.#isOver) return prepared.close()
    await this.#take(prepared)
    this.#prepared?.close()
    this.#prepared = prepared
    this.#metrics().count('reloads')
    const { tenantId } = [...prepared.run.content.texts.values()][0]?.site ?? {}
    this.#log.about({ tenant: tenantId })
    this.#log.info('lists', null, { ms: Math.round(performance.now() - started) })
  }
}
