// Reads the platform's lists for the tail service: at the start until it succeeds, then by a timer or on demand.
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { cacheOf } from '@fair/build/caches.ts'
import { itemStamp, type Sources } from '@fair/build/digests.ts'
import type { Log } from '@fair/build/log.ts'
import { requireNoFewer } from '@fair/build/page-counts.ts'
import { type Prepared, prepare } from '@fair/build/prepare.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { ONLY_WORKER } from '../../../../src/content/load.ts'
import { countExhibits, readLastSite, writeLastSite } from './last-site.ts'
import type { Metrics } from './metrics.ts'
import type { TailOptions } from './options.ts'
import type { Content } from './page-maker.ts'

/** After a failed reading, and after a webhook, which others may follow. In ms. */
const AGAIN = 10_000
const SOON = 500

/** The lists were read, but must not be used. */
const isRefusal = (error: unknown): error is BuildFailure =>
  error instanceof BuildFailure && (error.exitCode === EXIT.tenant || error.exitCode === EXIT.fewer)

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
  #refusal: BuildFailure | null = null
  #readAt = 0

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

  /**
   * Resolves after the first attempt.
   *
   * @throws BuildFailure (10, 11) the domain has become another tenant's, or has many fewer exhibits, since the service
   *   last ran. Other failures are tried again.
   */
  async start(): Promise<void> {
    await this.#read()
    if (this.#refusal && !this.#prepared) throw this.#refusal
  }

  /** Whether the last reading was refused, so that an earlier one is in use. */
  get isRefused(): boolean {
    return this.#refusal !== null
  }

  /** Seconds since the lists in use were read; 0 before the first. */
  age(): number {
    return this.#prepared ? (performance.now() - this.#readAt) / 1000 : 0
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
        this.#refusal = isRefusal(error) ? error : this.#refusal
        this.#metrics().count(isRefusal(error) ? 'reloads_refused' : 'reload_errors')
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
    // Not a build's cache, which has full exhibits: there are none here.
    const items = { dir: join(cacheOf(build).dir, 'tail', 'items'), stamp: itemStamp(build, this.#sources) }
    const last = readLastSite(build)
    const former = last?.tenantId ?? null
    const prepared = await prepare(build, items, new Map(), this.#sources.code, ONLY_WORKER, undefined, former)
    if (this.#isOver) return prepared.close()
    const { content } = prepared.run
    const counts = countExhibits(content)
    try {
      if (last && !build.allowFewer) requireNoFewer(last.counts, counts, 'The previously read lists stay in use')
    } catch (error) {
      prepared.close()
      throw error
    }
    writeLastSite(build, { tenantId: content.tenantId, counts })
    this.#refusal = null
    this.#readAt = performance.now()
    await this.#take(prepared)
    this.#prepared?.close()
    this.#prepared = prepared
    this.#metrics().count('reloads')
    this.#log.about({ tenant: content.tenantId })
    this.#log.info('lists', null, { ms: Math.round(performance.now() - started) })
  }
}
