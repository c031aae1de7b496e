import type { Endpoint, Page } from '@fair/contract/endpoint.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import type * as z from 'zod/mini'
import { idOf } from '../api/repair.ts'
import type { FetchOrFail } from './fetch-or-fail.ts'
import { MAX_RECORDS } from './fetch-or-fail.ts'

/** Page size of a build's list requests: few calls, and still a size that platforms can handle. */
const LIST_PAGE = 500
/** Maximum number of answers that may wait for earlier ones. */
const AHEAD = 64

interface Paged {
  pageNum?: number | undefined
  pageSize?: number | undefined
}

/** Receives the records of a list as they arrive, so that they need not all be in memory. */
export interface RecordSink<T> {
  readonly length: number
  /**
   * Of two records with the same id, the newer one takes the first one's place. Returns false if the id was there
   * already.
   */
  add(record: T): boolean
  /** Called before the list is read again. */
  clear(): void
}

/** Every record of a list, each once. */
export async function all<I extends Paged, T>(
  fetchOrFail: FetchOrFail,
  endpoint: Endpoint<I, Page<T>>,
  input: I,
): Promise<Page<T>> {
  const records = new Records<T>(endpoint.reply.schema)
  const pageMeta = await allInto(fetchOrFail, endpoint, input, records)
  return { ...pageMeta, records: records.all() }
}

/**
 * Every record of a list, each once. The first page reports the total, and the other pages are requested in parallel;
 * the number received is then compared with the total. A platform may return smaller pages than requested (paging
 * continues with their size), or report too low a total (paging continues while pages are full). If fewer records
 * arrive than reported, the build ends: an incomplete site must not pass for a complete one.
 */
export async function allInto<I extends Paged, T>(
  fetchOrFail: FetchOrFail,
  endpoint: Endpoint<I, Page<T>>,
  input: I,
  sink: RecordSink<T>,
): Promise<PageMeta> {
  const first = await readAll(fetchOrFail, endpoint, input, sink)
  if (first.isComplete) return first.meta
  // Records that were published or withdrawn meanwhile move between pages; a second pass resolves this.
  sink.clear()
  const second = await readAll(fetchOrFail, endpoint, input, sink)
  if (second.isComplete) return second.meta
  throw new BuildFailure(
    EXIT.contract,
    `The platform's list ${endpoint.method} ${endpoint.path} reports ${second.meta.total} records, but returns ${sink.length}.`,
  )
}

/** The contents of a list apart from its records. */
type PageMeta = Omit<Page<unknown>, 'records'>

async function readAll<I extends Paged, T>(
  fetchOrFail: FetchOrFail,
  endpoint: Endpoint<I, Page<T>>,
  input: I,
  sink: RecordSink<T>,
): Promise<{ meta: PageMeta; isComplete: boolean }> {
  const most = fetchOrFail.options?.mostRecords ?? MAX_RECORDS
  const page = (pageNum: number, pageSize: number) => fetchOrFail(endpoint, { ...input, pageNum, pageSize })
  const one = await page(1, LIST_PAGE)
  const found = new Found<T>(sink, one)
  tooMany(endpoint, Math.max(one.total, found.came), most)
  const warning = (what: string) => fetchOrFail.options?.onWarning?.(endpoint.path, what)
  if (found.came >= LIST_PAGE && one.total > LIST_PAGE) {
    const rest = Math.ceil(one.total / LIST_PAGE) - 1
    let areFull = true
    let last = one
    let n = 0
    for await (const other of ahead(rest, (n) => page(n + 2, LIST_PAGE))) {
      found.add(other)
      last = other
      n += 1
      if (n < rest && cameOf(other) < LIST_PAGE) areFull = false
    }
    // A full last page may not be the last one: search engines report at most 10,000 records, however many there are.
    if (found.came >= one.total && areFull && cameOf(last) < LIST_PAGE) return found.result(one.total)
  }
  if (found.came < one.total && cameOf(one) > 0) {
    // A platform may cap its pages: if requested at that size, they are counted as the platform counts them.
    const size = Math.min(cameOf(one), LIST_PAGE)
    if (size < LIST_PAGE) warning(`returns ${size} records per page, not ${LIST_PAGE}`)
    for (let n = 2; found.came < one.total; n += 1) {
      const other = await page(n, size)
      if (!found.add(other)) break
      tooMany(endpoint, found.came, most)
    }
  } else if (cameOf(one) > 0 && (one.isUncounted || found.came > one.total || cameOf(one) >= LIST_PAGE)) {
    // The reported number arrived, but the page is full, or the number cannot be right: there may be more.
    const size = Math.min(cameOf(one), LIST_PAGE)
    for (let n = Math.ceil(found.came / size) + 1; ; n += 1) {
      const hasAll = !one.isUncounted && found.came === one.total
      const other = await page(n, size)
      if (!found.add(other)) {
        // Past the end a platform may return its last page again.
        if (hasAll) found.ignore(other)
        break
      }
      tooMany(endpoint, found.came, most)
    }
  }
  if (found.size > one.total) warning(`reports ${one.total} records, but returns more`)
  return found.result(one.total)
}

/** Number of records on a page, including unreadable ones. */
const cameOf = (page: Page<unknown>): number => page.came ?? page.records.length

function tooMany(endpoint: Pick<Endpoint, 'method' | 'path'>, count: number, most: number): void {
  if (count <= most) return
  throw new BuildFailure(
    EXIT.contract,
    `The platform's list ${endpoint.method} ${endpoint.path} reports ${count} records; a build accepts at most ${most} (--most-records).`,
  )
}

/** Yields answers in order, each released when the next is requested; up to AHEAD are requested in advance. */
async function* ahead<T>(count: number, fetchNth: (n: number) => Promise<T>): AsyncGenerator<T> {
  const requests: Promise<T>[] = []
  const start = (n: number) => {
    const answer = fetchNth(n)
    // Errors are thrown where the answer is awaited.
    answer.catch(() => {})
    requests.push(answer)
  }
  for (let n = 0; n < Math.min(count, AHEAD); n += 1) start(n)
  for (let n = 0; n < count; n += 1) {
    yield await (requests.shift() as Promise<T>)
    if (n + AHEAD < count) start(n + AHEAD)
  }
}

/** The records received from the pages of a list so far. */
class Found<T> {
  /** Including duplicates and unreadable ones. */
  came = 0
  readonly #facets: Page<T>['facets']
  readonly #taker: RecordSink<T>
  #doubled = 0

  constructor(sink: RecordSink<T>, first: Page<T>) {
    this.#taker = sink
    this.#facets = first.facets
    this.add(first)
  }

  get size(): number {
    return this.#taker.length
  }

  /** Whether the page had a record that was not there yet, or only unreadable ones. */
  add(page: Page<T>): boolean {
    const before = this.size
    const unread = cameOf(page) - page.records.length
    this.came += cameOf(page)
    for (const record of page.records) if (!this.#taker.add(record)) this.#doubled += 1
    return this.size > before || (page.records.length === 0 && unread > 0)
  }

  /** Takes back a page that had only known records. */
  ignore(page: Page<T>): void {
    this.came -= cameOf(page)
    this.#doubled -= page.records.length
  }

  /** Complete if all reported records arrived; a few duplicates are tolerated. */
  result(total: number): { meta: PageMeta; isComplete: boolean } {
    const isComplete = this.came >= total && this.#doubled <= Math.max(5, this.size / 10)
    return { meta: { total: isComplete ? this.size : total, facets: this.#facets }, isComplete: isComplete }
  }
}

/** Records in memory; those without an id come last. */
class Records<T> implements RecordSink<T> {
  readonly #schema: z.ZodMiniType
  readonly #byId = new Map<string, T>()
  #others: T[] = []

  constructor(schema: z.ZodMiniType) {
    this.#schema = schema
  }

  get length(): number {
    return this.#byId.size + this.#others.length
  }

  add(record: T): boolean {
    const id = idOf(this.#schema, record)
    if (id === null) {
      this.#others.push(record)
      return true
    }
    const known = this.#byId.get(id)
    this.#byId.set(id, newer(known, record))
    return known === undefined
  }

  clear(): void {
    this.#byId.clear()
    this.#others = []
  }

  all(): T[] {
    return [...this.#byId.values(), ...this.#others]
  }
}

function newer<T>(known: T | undefined, record: T): T {
  const timeOf = (each: T) => String((each as { updateTime?: unknown }).updateTime ?? '')
  return known === undefined || timeOf(record) > timeOf(known) ? record : known
}
